import type { ClientToServerMessages, ServerToClientMessages } from '@groupride/contracts';
import { io, type Socket } from 'socket.io-client';
import { returnWithNetwork } from './return-with-network';

export type AppSocket = Socket<ServerToClientMessages, ClientToServerMessages>;

/** Milliseconds after which a connection that the server closed is asked for again. */
const RETURN_MS = 1000;

/** A connection to the page's own origin with the session's cookie. It reconnects for as long as it lives; close it on sign-out. */
export function connectSocket(): AppSocket {
  const socket: AppSocket = io({
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    withCredentials: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    timeout: 20_000,
  });
  // The server closes connections whose session or rights changed, and Socket.IO takes that for final. Asking once more
  // connects with the rights as they are now; whoever is signed out is refused, and that is final.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), RETURN_MS);
  });
  returnWithNetwork(socket);
  return socket;
}
