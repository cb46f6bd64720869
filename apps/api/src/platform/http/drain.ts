import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { answerAhead } from './answer-ahead';

/** Tells a load balancer that the request was not processed and may go to another process. */
export const DRAINING = JSON.stringify({
  type: '/api/docs#draining',
  title: 'Not available',
  status: 503,
  code: 'draining',
  detail: 'This process is shutting down. Another one can answer.',
});

export interface DrainLimits {
  /** How long new connections are still accepted, and idle ones then kept, until load balancers have noticed. Milliseconds. */
  readonly noticeMs: number;
  /** Requests that take longer than this are cut off. Milliseconds. */
  readonly limitMs: number;
}

const POLL_MS = 25;
/** Time without connections after which the drain is complete. */
const QUIET_MS = 300;

const isReadiness = (url = ''): boolean => /^\/api\/health\/ready(\?|$)/.test(url);
/** A new Socket.IO session; requests of an open one carry its `sid`. */
const isHandshake = (url = ''): boolean => url.startsWith('/socket.io/') && !/[?&]sid=/.test(url);

/** Drains HTTP connections at shutdown without losing requests. */
export class HttpDrain {
  private readonly responses = new Set<ServerResponse>();
  private draining = false;

  /** @param server already listening, so that this comes ahead of all of its other listeners */
  constructor(private readonly server: Server) {
    answerAhead(server, (request, response) => this.answer(request, response));
    const others = server.listeners('upgrade') as ((request: IncomingMessage, socket: Duplex, head: Buffer) => void)[];
    server.removeAllListeners('upgrade');
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (this.draining) refuseUpgrade(socket);
      else for (const other of others) other.call(server, request, socket, head);
    });
  }

  /**
   * From now on readiness reports `draining`, new sockets are rejected and responses close their connection. Requests that still arrive are
   * processed until the connections are gone.
   * @returns when no connection is left, or the limit has passed
   */
  async run({ noticeMs, limitMs }: DrainLimits): Promise<void> {
    const end = Date.now() + limitMs;
    this.draining = true;
    for (const response of this.responses) closeAfter(response);
    await this.waitUntilUnused(Math.min(Date.now() + noticeMs, end));
    // The close() of http would also close idle connections at once, and a request may be on its way on one of them.
    NetServer.prototype.close.call(this.server);
    await this.waitUntilUnused(Math.min(Date.now() + noticeMs, end));
    while ((await this.connections()) > 0 && Date.now() < end) {
      this.server.closeIdleConnections();
      await delay(POLL_MS);
    }
    this.server.closeAllConnections();
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.draining) {
      this.responses.add(response);
      response.once('close', () => this.responses.delete(response));
      return false;
    }
    closeAfter(response);
    if (!isReadiness(request.url) && !isHandshake(request.url)) return false;
    response
      .writeHead(503, { 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'retry-after': '1' })
      .end(DRAINING);
    return true;
  }

  /** Waits until there has been no connection for a moment, at most until the named time. */
  private async waitUntilUnused(end: number): Promise<void> {
    let used = Date.now();
    while (Date.now() < end) {
      if ((await this.connections()) > 0) used = Date.now();
      else if (Date.now() - used >= QUIET_MS) return;
      await delay(POLL_MS);
    }
  }

  private connections(): Promise<number> {
    return new Promise((done, fail) =>
      this.server.getConnections((error, count) => (error ? fail(error) : done(count))),
    );
  }
}

/** Makes Node.js send `Connection: close` unless the headers have already been sent. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}

function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Type: application/problem+json\r\nRetry-After: 1\r\nContent-Length: ${Buffer.byteLength(DRAINING)}\r\n\r\n${DRAINING}`,
  );
}
