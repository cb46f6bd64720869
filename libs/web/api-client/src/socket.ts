import type { ClientToServerMessages, ServerToClientMessages } from '@groupride/contracts';
import { io, type Socket } from 'socket.io-client';

export type AppSocket = Socket<ServerToClientMessages, ClientToServerMessages>;

/** A connection to the page's own origin with the session's cookie. It reconnects for as long as it lives; close it on sign-out. */
export function connectSocket(): AppSocket {
  return io({
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    withCredentials: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    timeout: 20_000,
  });
}
