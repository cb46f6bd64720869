import type { ClientToServerMessages, ServerToClientMessages } from '@groupride/contracts';
import { io, type Socket } from 'socket.io-client';
import { type Api, type Client, ORIGINS } from './api';

export type AppSocket = Socket<ServerToClientMessages, ClientToServerMessages>;

/** A connection with the caller's session, or without one. */
export function socketOf(api: Api, who: Client | null, headers: Record<string, string> = {}): AppSocket {
  const cookie = who ? [...who.jar].map(([name, value]) => `${name}=${value}`).join('; ') : '';
  return io(api.url, {
    path: '/socket.io',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin: who?.origin ?? ORIGINS.rider, ...(cookie ? { cookie } : {}), ...headers },
  });
}

/** A connection of a program with a token, which has no session and names no origin. */
export const tokenSocket = (api: Pick<Api, 'url'>, token: unknown): AppSocket =>
  io(api.url, {
    path: '/socket.io',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token },
  });

/** Resolves when connected, rejects with the server's reason. */
export function connected(socket: AppSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
}

/** The next message of a name. */
export function next<M extends keyof ServerToClientMessages>(
  socket: AppSocket,
  message: M,
  good: (payload: Parameters<ServerToClientMessages[M]>[0]) => boolean = () => true,
) {
  return new Promise<Parameters<ServerToClientMessages[M]>[0]>((resolve) => {
    const anySocket = socket as unknown as {
      on(name: string, run: (payload: never) => void): void;
      off(name: string, run: (payload: never) => void): void;
    };
    const run = (payload: Parameters<ServerToClientMessages[M]>[0]) => {
      if (!good(payload)) return;
      anySocket.off(message, run as (payload: never) => void);
      resolve(payload);
    };
    anySocket.on(message, run as (payload: never) => void);
  });
}
