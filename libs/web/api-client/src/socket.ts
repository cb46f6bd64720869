import type { ClientToServerMessages, ServerToClientMessages } from '@groupride/contracts';
import { io, type Socket } from 'socket.io-client';
import { reconnectAfterRefusal } from './reconnect-after-refusal';
import { reconnectWithNetwork } from './reconnect-with-network';

export type AppSocket = Socket<ServerToClientMessages, ClientToServerMessages>;

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
  reconnectAfterRefusal(socket);
  reconnectWithNetwork(socket);
  return socket;
}
