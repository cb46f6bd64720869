// A plain node:http server in its own process, to measure the minimum cost of HTTP. It serves the bare engine's JSON,
// the rows of recorded statements, and tiles from memory, as configured by the first message.
import { createServer, type ServerResponse } from 'node:http';
import { Actor } from '@valhallajs/valhallajs';
import pg from 'pg';
import { type Pair, routeQuestion } from './bare';
import type { Statement } from './search-texts';
import type { TileKey } from './built-city';

export interface ToServe {
  engine: Record<string, unknown>;
  databaseUrl: string;
  cityId: number;
  pairs: readonly Pair[];
  tiles: readonly TileKey[];
  searches: readonly (readonly Statement[])[];
}

async function bodiesOf({ cityId, tiles }: ToServe, client: pg.Client): Promise<(Buffer | undefined)[]> {
  const bodies: (Buffer | undefined)[] = [];
  for (const { z, x, y } of tiles) {
    const { rows } = await client.query<{ body: Buffer }>(
      'SELECT body FROM city_tiles WHERE city_id = $1 AND z = $2 AND x = $3 AND y = $4',
      [cityId, z, x, y],
    );
    bodies.push(rows[0]?.body);
  }
  return bodies;
}

async function serve(what: ToServe): Promise<number> {
  const client = new pg.Client({ connectionString: what.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const actor = new Actor(what.engine);
  const tiles = await bodiesOf(what, client);

  const json = (response: ServerResponse, text: string) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) })
      .end(text);
  const answers: Record<string, (index: number, response: ServerResponse) => Promise<unknown> | void> = {
    route: async (index, response) =>
      json(response, await actor.route(JSON.stringify(routeQuestion(what.pairs[index]!, true)))),
    search: async (index, response) => {
      const found: unknown[] = [];
      for (const { sql, parameters } of what.searches[index] ?? [])
        found.push((await client.query(sql, [...parameters])).rows);
      json(response, JSON.stringify(found));
    },
    tile: (index, response) => {
      const body = tiles[index]!;
      response
        .writeHead(200, {
          'Content-Type': 'application/vnd.mapbox-vector-tile',
          'Content-Encoding': 'gzip',
          'Content-Length': body.length,
        })
        .end(body);
    },
  };
  const server = createServer((request, response) => {
    const [, what = '', index = ''] = (request.url ?? '').split('/');
    Promise.resolve(answers[what]?.(Number(index), response)).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has no port');
  return address.port;
}

process.once('message', (what) => {
  serve(what as ToServe).then(
    (port) => process.send?.(port),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
// The parent process has exited.
process.once('disconnect', () => process.exit(0));
