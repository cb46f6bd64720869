// `npm run bench -- dispatch`: positions of many drivers in memory, and positions that arrive by socket.
import type { LatLng } from '@groupride/geo';
import type { Benchmark } from '../benchmark';
import { chance } from '../chance';
import { compare } from '../measure';
import type { Row } from '../table';
import { h3InMap, ours, redisGeo, type DriverPositions } from './indexes';
import { measureLocations } from './locations';
import { MovingDrivers, type Move } from './moving-drivers';
import { startRedis } from './redis-server';
import { measureRounds } from './rounds';
import { measureTakeover } from './takeover';

const SEED = 20_2611;
const DRIVERS = [100_000, 1_000_000];
/** Operations per task, because single ones are too short to be timed. */
const AT_ONCE = { updates: 1_000, queries: 50 };
const FULL = { tasks: 40, rounds: 5 };
const QUICK = { tasks: 10, rounds: 3 };
/** Allowed difference of distances: Redis rounds positions, and h3-js may miss a driver around a corner. */
const TOLERANCE = 0.03;

const PARTS = ['--index', '--rounds', '--sockets', '--takeover'] as const;

type Size = typeof FULL;
type Say = (line: string) => void;

const inWords = (count: number): string => count.toLocaleString('en-US');

async function fill(positions: DriverPositions, drivers: readonly LatLng[]): Promise<void> {
  for (let from = 0; from < drivers.length; from += AT_ONCE.updates)
    await positions.update(
      drivers.slice(from, from + AT_ONCE.updates).map((at, index) => ({ id: from + index, ...at })),
    );
}

/** Times are comparable only if the answers agree. */
async function checkSame(mine: DriverPositions, peer: DriverPositions, places: readonly LatLng[]): Promise<void> {
  const sum = (answers: number[][]) => answers.flat().reduce((total, meters) => total + meters, 0);
  const [one, other] = [sum(await mine.nearest(places)), sum(await peer.nearest(places))];
  if (Math.abs(one - other) > TOLERANCE * one)
    throw new Error(`the nearest drivers are ${Math.round(one)} m away, by ${peer.name} ${Math.round(other)} m`);
}

async function* measureAgainst(count: number, peer: DriverPositions, size: Size): AsyncGenerator<Row> {
  const random = chance(SEED);
  const drivers = new MovingDrivers(count, random);
  const mine = ours();
  await fill(mine, drivers.positions);
  await fill(peer, drivers.positions);
  const updates: Move[][] = Array.from({ length: size.tasks }, () => drivers.moves(AT_ONCE.updates));
  const queries = Array.from({ length: size.tasks }, () =>
    Array.from({ length: AT_ONCE.queries }, () => drivers.somewhere()),
  );
  const of = `${inWords(count)} drivers`;
  yield {
    what: `${inWords(AT_ONCE.updates)} updates, ${of}`,
    beside: peer.name,
    ...(await compare(
      {
        tasks: updates,
        concurrency: 1,
        ours: (moves) => mine.update(moves),
        peer: (moves) => peer.update(moves),
      },
      size.rounds,
    )),
  };
  await checkSame(mine, peer, queries.flat());
  yield {
    what: `${AT_ONCE.queries} × nearest 40, ${of}`,
    beside: peer.name,
    ...(await compare(
      {
        tasks: queries,
        concurrency: 1,
        ours: (places) => mine.nearest(places),
        peer: (places) => peer.nearest(places),
      },
      size.rounds,
    )),
  };
}

async function* measureIndexes(size: Size, say: Say): AsyncGenerator<Row> {
  for (const count of DRIVERS) {
    yield* measureAgainst(count, h3InMap(), size);
    const redis = await startRedis();
    if (redis === null) {
      say('  There is no redis-server on this machine, so Redis GEO is left out.');
      continue;
    }
    const geo = await redisGeo(redis.port, count);
    try {
      yield* measureAgainst(count, geo, size);
    } finally {
      await geo.close();
      redis.stop();
    }
  }
}

export const dispatch: Benchmark = {
  name: 'dispatch',
  about:
    '100,000 and 1,000,000 drivers in memory beside h3-js and Redis GEO, rounds of matching, positions by socket beside a bare relay, and dispatchers that are killed;\n            [--quick] for a first look, [--index], [--rounds], [--sockets], [--takeover] for parts of it',
  async *run(args, say) {
    const isQuick = args.includes('--quick');
    const parts = PARTS.filter((part) => args.includes(part));
    const isWanted = (part: (typeof PARTS)[number]) => parts.length === 0 || parts.includes(part);
    if (isWanted('--index')) yield* measureIndexes(isQuick ? QUICK : FULL, say);
    if (isWanted('--rounds')) yield* measureRounds(isQuick, say);
    if (isWanted('--sockets')) await measureLocations(isQuick, say);
    if (isWanted('--takeover')) await measureTakeover(isQuick, say);
  },
};
