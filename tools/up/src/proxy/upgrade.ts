// Passes a WebSocket on to an API process. The handshake is a GET, so it may be repeated with the next process.
import { type IncomingMessage, request as startRequest } from 'node:http';
import type { Duplex } from 'node:stream';
import { isDraining, readBody } from './draining';
import { requestHeaders, responseHeaders } from './headers';
import { problemBody, UNREACHABLE } from './problem';
import type { Upstream } from './upstreams';

const LARGEST_REFUSAL = 64 * 1024;

function writeHead(socket: Duplex, status: number, message: string, headers: readonly string[]): void {
  const lines = [`HTTP/1.1 ${status} ${message}`];
  for (let index = 0; index + 1 < headers.length; index += 2) lines.push(`${headers[index]}: ${headers[index + 1]}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
}

function end(socket: Duplex, status: number, message: string, headers: readonly string[], body: Buffer): void {
  const framing = new Set(['content-length', 'connection']);
  const others = headers.flatMap((name, index) =>
    index % 2 === 0 && !framing.has(name.toLowerCase()) ? [name, headers[index + 1] ?? ''] : [],
  );
  writeHead(socket, status, message, [...others, 'Connection', 'close', 'Content-Length', String(body.length)]);
  socket.end(body);
}

function join(one: Duplex, two: Duplex): void {
  for (const [from, to] of [
    [one, two],
    [two, one],
  ] as const) {
    from.on('error', () => from.destroy());
    from.once('close', () => to.destroy());
    from.pipe(to);
  }
}

/** @param upstreams in the order in which they are to be tried */
export async function forwardUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  upstreams: readonly Upstream[],
  app: string,
): Promise<void> {
  for (const upstream of upstreams) {
    if (socket.destroyed || (await attempt(request, socket, head, upstream, app)) === 'answered') return;
  }
  end(
    socket,
    503,
    'Service Unavailable',
    ['Content-Type', 'application/problem+json', 'Retry-After', '1'],
    Buffer.from(problemBody(503, UNREACHABLE)),
  );
}

function attempt(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  upstream: Upstream,
  app: string,
): Promise<'answered' | 'next'> {
  return new Promise((done) => {
    const headers = { ...requestHeaders(request, app), connection: 'Upgrade', upgrade: request.headers.upgrade };
    const outgoing = startRequest({ ...upstream.target(request), headers, agent: false });
    const giveUp = (): void => void outgoing.destroy();
    const finish = (outcome: 'answered' | 'next'): void => {
      socket.off('close', giveUp);
      done(outcome);
    };
    socket.once('close', giveUp);
    outgoing.once('error', () => {
      if (!socket.destroyed) upstream.failed(outgoing.socket?.connecting === false);
      finish('next');
    });
    outgoing.once('upgrade', (answer, peer, first) => {
      writeHead(socket, 101, 'Switching Protocols', [
        'Connection',
        'Upgrade',
        'Upgrade',
        answer.headers.upgrade ?? 'websocket',
        ...responseHeaders(answer),
      ]);
      peer.setNoDelay(true);
      peer.setTimeout(0);
      if (first.length > 0) socket.write(first);
      if (head.length > 0) peer.write(head);
      join(socket, peer);
      finish('answered');
    });
    outgoing.once('response', (answer) => {
      readBody(answer, LARGEST_REFUSAL).then(
        (body) => {
          if (body !== null && isDraining(answer, body)) {
            upstream.state = 'away';
            finish('next');
            return;
          }
          end(
            socket,
            answer.statusCode ?? 502,
            answer.statusMessage ?? '',
            responseHeaders(answer),
            body ?? Buffer.alloc(0),
          );
          finish('answered');
        },
        () => finish('next'),
      );
    });
    outgoing.end();
  });
}
