import { jest } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TileAnswer } from '../tiles.service';
import { tilesFromMemory } from './tiles-from-memory';

const kept: TileAnswer = { body: Buffer.from('tile'), compressed: true, etag: '"7-12-1-2"', isImmutable: true };
const asked: unknown[] = [];
const handler = tilesFromMemory({
  fromMemory: (at, version) => {
    asked.push({ ...at, version });
    return at.z === 12 ? kept : null;
  },
});

function get(url: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, br' }, method = 'GET') {
  const response = { writeHead: jest.fn().mockReturnThis(), end: jest.fn() };
  const hasAnswered = handler(
    { url, method, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return {
    status: response.writeHead.mock.calls[0]?.[0],
    headers: response.writeHead.mock.calls[0]?.[1],
    body: response.end.mock.calls[0]?.[0],
    goesOn: !hasAnswered,
  };
}

describe('tiles from memory', () => {
  it('are sent at once, but not to a client that already has them', () => {
    expect(get('/api/tiles/12/1/2.mvt?city=7')).toMatchObject({
      status: 200,
      body: kept.body,
      goesOn: false,
      headers: { ETag: kept.etag, 'Content-Encoding': 'gzip', 'Cache-Control': 'public, max-age=31536000, immutable' },
    });
    expect(asked.at(-1)).toEqual({ z: 12, x: 1, y: 2, version: '7' });
    expect(
      get('/api/tiles/12/1/2.mvt', { 'accept-encoding': 'gzip', 'if-none-match': 'W/"other", W/"7-12-1-2"' }),
    ).toMatchObject({ status: 304, body: undefined });
  });

  it('leave all other requests to the usual handlers', () => {
    expect(get('/api/tiles/11/1/2.mvt').goesOn).toBe(true);
    expect(get('/api/tiles/12/1/2.mvt?city=7&more=1').goesOn).toBe(true);
    expect(get('/api/tiles/12/1/2.mvt', {}).goesOn).toBe(true);
    expect(get('/api/tiles/12/1/2.mvt', { 'accept-encoding': 'gzip;q=0' }).goesOn).toBe(true);
    expect(get('/api/tiles/12/1/2.mvt', undefined, 'POST').goesOn).toBe(true);
    expect(get('/api/rides').goesOn).toBe(true);
  });
});
