import type { AheadAnswer } from '../../../platform/http/answer-ahead';
import type { TilesService } from '../tiles.service';
import { sendTile } from './send-tile';

const TILE = /^\/api\/tiles\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})\.mvt(?:\?city=(\d{1,9}))?$/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0)/i;

/**
 * Serves cached tiles ahead of the framework: a map view requests dozens, and sessions, rate limits, validation and
 * logging take ten times as long as the tile itself. All other requests take the normal route.
 */
export function tilesFromMemory(tiles: Pick<TilesService, 'fromMemory'>): AheadAnswer {
  return (request, response) => {
    const [, z, x, y, version] = (request.method === 'GET' && TILE.exec(request.url ?? '')) || [];
    const answer =
      z !== undefined && GZIP.test(String(request.headers['accept-encoding']))
        ? tiles.fromMemory({ z: Number(z), x: Number(x), y: Number(y) }, version)
        : null;
    if (answer) sendTile(request, response, answer);
    return answer !== null;
  };
}
