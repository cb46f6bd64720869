import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface RequestLabels {
  route: string;
  method: string;
  status: string;
}

/** Callers choose the method, and each value would be a series of its own. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Routes that are answered before the framework, which names the others. */
const AHEAD: ReadonlySet<string> = new Set(['/api/health', '/api/config']);
const TILES = '/api/tiles/';

/** Times all requests of the server. Call it before Socket.IO attaches itself, whose long polls would hide slow requests. */
export function timeRequests(server: Server, observe: (labels: RequestLabels, seconds: number) => void): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now();
    response.once('close', () => {
      const { method = '' } = request;
      observe(
        { route: routeOf(request), method: METHODS.has(method) ? method : 'other', status: statusOf(response) },
        (performance.now() - begun) / 1000,
      );
    });
  });
}

/** The template of Express, without ids. Unknown paths and requests refused before their route share one value. */
function routeOf(request: IncomingMessage & { route?: { path?: unknown }; originalUrl?: string }): string {
  const { path: template } = request.route ?? {};
  // The framework's catch-all for unknown paths is a route too.
  if (typeof template === 'string' && template.startsWith('/')) return template;
  const path = (request.originalUrl ?? request.url ?? '').split('?', 1)[0]!;
  if (AHEAD.has(path)) return path;
  return path.startsWith(TILES) ? `${TILES}:z/:x/:y` : 'none';
}

/** A caller who left says nothing about the answer. */
const statusOf = (response: ServerResponse): string =>
  response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
