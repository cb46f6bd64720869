import type { ClientToServerMessages, ServerToClientMessages } from '@groupride/contracts';
import { io, type Socket } from 'socket.io-client';
import { returnWithNetwork } from './return-with-network';

export type AppSocket = Socket<ServerToClientMessages, ClientToServerMessages>;

/** Milliseconds before reconnecting after the server closed the connection. */
const RETURN_MS = 1000;

/**
 * Opens a connection to the page's own origin with the session cookie. It reconnects until it is closed; close it on
 * sign-out.
 */
export function connectSocket(): AppSocket {
  const socket: AppSocket = io({
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    withCredentials: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    timeout: 20_000,
  });
  // The server closes connections whose session or permissions changed, and Socket.IO does not reconnect then. One more
  // attempt connects with the new permissions; it is refused for signed-out people.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), RETURN_MS);
  });
  returnWithNetwork(socket);
  return socket;
}
