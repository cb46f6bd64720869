// Ends a web server without cutting off what a browser is waiting for.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 25;

const isSocket = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/socket.io/');

/**
 * @param server not listening yet
 * @returns ends it: open requests finish within the limit (milliseconds); sockets are closed at once, as their clients reconnect by themselves
 */
export function drainable(server: Server): (limitMs: number) => Promise<void> {
  const sockets = new Set<Duplex>();
  let draining = false;
  const remember = (socket: Duplex): void => {
    if (draining) socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
  server.prependListener('upgrade', (_request: IncomingMessage, socket: Duplex) => remember(socket));
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (draining) response.shouldKeepAlive = false;
    if (!isSocket(request)) return;
    // Long polls take many seconds. Their connection may serve another request afterwards.
    sockets.add(request.socket);
    response.once('close', () => sockets.delete(request.socket));
  });
  return async (limitMs) => {
    draining = true;
    const end = Date.now() + limitMs;
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const socket of sockets) socket.destroy();
    let open = true;
    void closed.then(() => (open = false));
    while (open && Date.now() < end) {
      server.closeIdleConnections();
      await delay(POLL_MS);
    }
    server.closeAllConnections();
  };
}
