import type { Request, Response } from 'express';
import type { TileAnswer } from '../tiles.service';

/** An address without the import's number may get another tile tomorrow: ask again each time, cheaply. */
const ASK_AGAIN = 'no-cache';
const FOR_EVER = 'public, max-age=31536000, immutable';

export function sendTile(request: Request, response: Response, { body, compressed, etag, forEver }: TileAnswer): void {
  response.setHeader('Cache-Control', forEver ? FOR_EVER : ASK_AGAIN);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  if (!body) {
    response.status(204).end();
    return;
  }
  if (compressed) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Type', 'application/vnd.mapbox-vector-tile');
  response.setHeader('Content-Length', String(body.length));
  response.status(200).end(body);
}
