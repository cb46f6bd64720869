// `npm run bench -- agreement FILE.osm.pbf [--pairs N]`: whether our routes are the same as Valhalla's. It starts its
// own database, API and city.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Actor } from '@valhallajs/valhallajs';
import { decodePolyline, distanceMeters, encodePolyline } from '@groupride/geo';
import pg from 'pg';
import { addresses } from '../../../../tools/up/src/testing/stack';
import type { Benchmark } from '../benchmark';
import { chance } from '../chance';
import { engineConfig } from '../city/api-code';
import { type Pair, routeQuestion } from '../city/bare';
import { builtCity, somePositions } from '../city/built-city';
import { fromWhereNpmWasCalled, startCity, waitForCity } from '../city/city';
import { HttpClient } from '../http-client';
import { agreement, type Answer, describeAgreement } from './agree';
import { buildByDefault } from './default-build';

const SEED = 20_2611;
const PAIRS = 500;
const NEAREST_METERS = 300;
const SHAPE = 1e6;

/** The engine's own answer, reduced to the fields that we compare. */
async function asked(actor: Actor, pair: Pair): Promise<Answer | null> {
  const answer = (await actor.route(routeQuestion(pair, true)).catch(() => null)) as {
    trip: { legs: { shape: string }[]; summary: { length: number; time: number } };
  } | null;
  if (answer === null) return null;
  const { legs, summary } = answer.trip;
  return {
    meters: summary.length * 1000,
    seconds: summary.time,
    polyline: encodePolyline(legs.flatMap(({ shape }) => decodePolyline(shape, SHAPE))),
  };
}

async function askedOverHttp(client: HttpClient, { from, to }: Pair): Promise<Answer | null> {
  const { estimated, distance, duration, polyline } = JSON.parse(
    (await client.get(`/api/directions?from=${from.lat},${from.lng}&to=${to.lat},${to.lng}`)).toString(),
  ) as {
    estimated: boolean;
    distance: number;
    duration: string;
    polyline: string;
  };
  return estimated ? null : { meters: distance, seconds: Number(duration), polyline };
}

async function compareAll<T>(
  pairs: readonly Pair[],
  one: (pair: Pair) => Promise<T>,
  two: (pair: Pair) => Promise<T>,
): Promise<[T, T][]> {
  const answers: [T, T][] = [];
  for (const pair of pairs) answers.push([await one(pair), await two(pair)]);
  return answers;
}

export const agreementOfRoutes: Benchmark = {
  name: 'agreement',
  about:
    'whether the API gives Valhalla’s own ways on the same roads, and how they differ from those\n            of a build by default; [FILE.osm.pbf] [--pairs 500]',
  async *run(args, say) {
    const at = args.indexOf('--pairs');
    const count = at < 0 ? PAIRS : Number(args[at + 1]);
    const [file] = args.filter((arg, i) => !arg.startsWith('--') && (at < 0 || i !== at + 1));
    if (file === undefined || !Number.isInteger(count) || count < 1)
      throw new Error(
        'name an .osm.pbf file, and how many pairs if not 500: npm run bench -- agreement FILE.osm.pbf --pairs 200',
      );
    const { api, databaseUrl } = await startCity(file, say);
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    const http = new HttpClient(api, 1);
    const scratch = mkdtempSync(join(tmpdir(), 'groupride-agreement-'));
    try {
      const city = await builtCity(client, join(dirname((await addresses()).logs), 'data'));
      await waitForCity(api, city);
      const positions = await somePositions(client, city, count * 4, chance(SEED));
      const pairs = positions
        .flatMap((from, i): Pair[] =>
          i % 2 === 0 && positions[i + 1] !== undefined ? [{ from, to: positions[i + 1]! }] : [],
        )
        .filter(({ from, to }) => distanceMeters(from, to) >= NEAREST_METERS)
        .slice(0, count);
      const same = new Actor(await engineConfig(city.routing));
      say(`· ${pairs.length} pairs of places in ${city.name} …`);
      const own = await compareAll(
        pairs,
        (pair) => askedOverHttp(http, pair),
        (pair) => asked(same, pair),
      );
      say(
        `  GET /api/directions and the engine asked directly, on the tiles of the import:\n    ${describeAgreement(agreement(own))}`,
      );
      say('· The same extract, built by Valhalla’s defaults …');
      const plain = new Actor(await engineConfig(await buildByDefault(fromWhereNpmWasCalled(file), scratch)));
      const other = await compareAll(
        pairs,
        async (pair) => asked(same, pair),
        (pair) => asked(plain, pair),
      );
      say(`  The tiles of the import and those of a build by default:\n    ${describeAgreement(agreement(other))}`);
      const unequal = agreement(own).same < pairs.length;
      if (unequal) throw new Error('the API answers with other ways than the engine on the same tiles');
    } finally {
      http.close();
      await client.end();
      rmSync(scratch, { recursive: true, force: true });
    }
    yield* [];
  },
};
