import { once } from 'node:events';
import { createServer } from 'node:http';

const ALIVE = JSON.stringify({ status: 'ok' });
const UNAVAILABLE = JSON.stringify({
  type: '/api/docs#unavailable',
  title: 'Not available',
  status: 503,
  code: 'unavailable',
  detail: 'This is not available right now. Please try again in a moment.',
});
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers in place of a process that cannot serve yet: `GET /api/health` says that it runs, so that nobody restarts it,
 * and everything else, readiness included, is unavailable.
 * @returns what closes it, after which the port is free
 */
export async function answerUnavailable(port: number, host: string): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.url === '/api/health') response.writeHead(200, { 'Content-Type': JSON_TYPE }).end(ALIVE);
    else
      response
        .writeHead(503, { 'Content-Type': 'application/problem+json', 'Retry-After': '1', Connection: 'close' })
        .end(UNAVAILABLE);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
