// The web server's own error response when the API is unreachable.
import type { ServerResponse } from 'node:http';

export const UNREACHABLE = 'The service is not reachable right now. Please try again in a moment.';

export const problemBody = (status: number, detail: string): string =>
  JSON.stringify({ type: '/api/docs#unavailable', title: 'Not available', status, code: 'unavailable', detail });

export function answerProblem(response: ServerResponse, status: 502 | 503, detail: string): void {
  if (response.destroyed) return;
  response
    .writeHead(status, {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': '1' } : {}),
    })
    .end(problemBody(status, detail));
}
