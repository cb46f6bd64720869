import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { matchesEtag } from '../../../platform/http/etag';
import type { TileAnswer } from '../tiles.service';

/** A URL without the import's number may return a different tile after the next import, so it must be revalidated. */
const REVALIDATE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function sendTile(
  request: IncomingMessage,
  response: ServerResponse,
  { body, compressed, etag, isImmutable }: TileAnswer,
): void {
  const headers: OutgoingHttpHeaders = {
    'Cache-Control': isImmutable ? IMMUTABLE : REVALIDATE,
    Vary: 'Accept-Encoding',
    ETag: etag,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  if (!body) {
    response.writeHead(204, headers).end();
    return;
  }
  if (compressed) headers['Content-Encoding'] = 'gzip';
  headers['Content-Type'] = 'application/vnd.mapbox-vector-tile';
  headers['Content-Length'] = body.length;
  response.writeHead(200, headers).end(body);
}
