import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/**
 * Answers `GET /metrics` on a port of its own, which public proxies do not forward.
 * @throws when the port is taken
 */
export async function listenForScrapes(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => void response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => void response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return server.unref();
}
