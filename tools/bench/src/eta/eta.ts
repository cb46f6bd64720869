// `npm run bench -- eta [FILE.osm.pbf ...]`: travel times by road compared with Valhalla's. It starts its own database,
// API and cities.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Actor } from '@valhallajs/valhallajs';
import type { LatLng } from '@groupride/geo';
import { readRoadFile, ROAD_FILE, RoadTimes } from '@groupride/road-times';
import pg from 'pg';
import { addresses, loadCity, type ApiProcess } from '../../../../tools/up/src/testing/stack';
import type { Benchmark } from '../benchmark';
import { chance } from '../chance';
import { engineConfig } from '../city/api-code';
import { builtCity, somePositions } from '../city/built-city';
import { fromWhereNpmWasCalled, startCity } from '../city/city';
import { describeMachine } from '../machine';
import { percentile } from '../measure';
import { memoryOfApi } from '../waiting/processor-time';
import { describeErrors, errorsOf } from './errors';

const SEED = 20_2611;
const DRIVERS = 1000;
const PICKUPS = 1000;
/** Maximum movement of drivers from their start, in millionths of a degree: about 50 meters. */
const MOVE = 500;
/** Number of points on a side of the engine's largest matrix. */
const SIDE = 50;
/** Number of measured blocks of the 400 in the large matrix; all of them would take the engine a quarter of an hour. */
const BLOCKS = 8;
const ROUTES = 300;
const WARM_UP = 300;
const ROUNDS = 5;
const STARTS = 3;
const MEGABYTE = 1024 ** 2;

/**
 * Processor time of this process in milliseconds, including its threads, so that waiting on a busy machine does not
 * count.
 */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

type Say = (line: string) => void;
type Seconds = number | null;

const milliseconds = (value: number): string => `${value.toFixed(value < 100 ? 2 : 0)} ms`;
const locations = (points: readonly LatLng[]) => points.map(({ lat, lng }) => ({ lat, lon: lng }));
const known = (seconds: number): Seconds => (Number.isNaN(seconds) ? null : seconds);

class Valhalla {
  constructor(private readonly actor: Actor) {}

  async matrix(sources: readonly LatLng[], targets: readonly LatLng[]): Promise<Seconds[]> {
    const { sources_to_targets: rows } = (await this.actor.matrix({
      sources: locations(sources),
      targets: locations(targets),
      costing: 'auto',
    })) as unknown as { sources_to_targets: { time: Seconds }[][] };
    return rows.flat().map(({ time }) => time);
  }

  async route(from: LatLng, to: LatLng): Promise<Seconds> {
    const answer = (await this.actor
      .route({ locations: locations([from, to]), costing: 'auto', directions_type: 'none' })
      .catch(() => null)) as unknown as { trip: { summary: { time: number } } } | null;
    return answer === null ? null : answer.trip.summary.time;
  }
}

/** Opens the file of the city, and reports the cost. */
function open(file: string, say: Say): RoadTimes {
  const before = process.memoryUsage();
  const from = performance.now();
  const times = new RoadTimes(readRoadFile(readFileSync(file)));
  const took = performance.now() - from;
  const after = process.memoryUsage();
  const used = after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed;
  say(
    `  file ${(statSync(file).size / MEGABYTE).toFixed(1)} MB, loaded in ${milliseconds(took)}, memory ${(used / MEGABYTE).toFixed(1)} MB`,
  );
  return times;
}

/** @param shareMoved number of drivers out of ten who have moved since the previous call */
function measureOnePickup(
  times: RoadTimes,
  drivers: readonly LatLng[],
  pickups: readonly LatLng[],
  shareMoved: number,
  say: Say,
): void {
  const random = chance(SEED + 2);
  const moved = ({ lat, lng }: LatLng, index: number): LatLng =>
    index % 10 < shareMoved
      ? { lat: lat + random.below(MOVE) / 1e6, lng: lng + random.below(MOVE) / 1e6 }
      : { lat, lng };
  for (const pickup of pickups.slice(0, WARM_UP)) times.seconds(drivers.map(moved), [pickup]);
  const used: number[] = [];
  const took = pickups.map((pickup) => {
    const now = drivers.map(moved);
    const [from, usedFrom] = [performance.now(), processorTime()];
    times.seconds(now, [pickup]);
    used.push(processorTime() - usedFrom);
    return performance.now() - from;
  });
  const mean = used.reduce((sum, each) => sum + each, 0) / used.length;
  say(
    `  1 pickup × ${DRIVERS.toLocaleString('en-US')} drivers, ${shareMoved} of 10 moved since the last: p50 ${milliseconds(percentile(took, 0.5))}, p99 ${milliseconds(percentile(took, 0.99))}; processor time ${milliseconds(mean)}, p99 ${milliseconds(percentile(used, 0.99))}`,
  );
}

/** Measures both sides alternately, so that other load slows both. */
async function measureLargeMatrix(
  times: RoadTimes,
  valhalla: Valhalla,
  drivers: readonly LatLng[],
  pickups: readonly LatLng[],
  say: Say,
): Promise<void> {
  const pairs: [Seconds, Seconds][] = [];
  const [ours, theirs, oursUsed, theirsUsed]: number[][] = [[], [], [], []];
  let table = times.seconds(drivers, pickups);
  for (let block = 0; block < BLOCKS; block += 1) {
    if (block < ROUNDS) {
      const [from, used] = [performance.now(), processorTime()];
      table = times.seconds(drivers, pickups);
      ours!.push(performance.now() - from);
      oursUsed!.push(processorTime() - used);
    }
    const [row, column] = [(block * 3 * SIDE) % DRIVERS, (block * 7 * SIDE) % PICKUPS];
    const [from, used] = [performance.now(), processorTime()];
    const answer = await valhalla.matrix(drivers.slice(row, row + SIDE), pickups.slice(column, column + SIDE));
    theirs!.push(performance.now() - from);
    theirsUsed!.push(processorTime() - used);
    answer.forEach((seconds, cell) => {
      const index = (row + Math.floor(cell / SIDE)) * PICKUPS + column + (cell % SIDE);
      pairs.push([known(table[index]!), seconds]);
    });
  }
  const all = (DRIVERS / SIDE) * (PICKUPS / SIDE);
  const [mine, its] = [percentile(ours!, 0.5), percentile(theirs!, 0.5) * all];
  say(
    `  1,000 × 1,000: ${milliseconds(mine)}; Valhalla ${(its / 1000).toFixed(0)} s (${all} calls of ${SIDE} × ${SIDE} at the median of ${BLOCKS}, ${milliseconds(its / all)}): ${Math.round(its / mine).toLocaleString('en-US')} times as long`,
  );
  const [mineUsed, itsUsed] = [percentile(oursUsed!, 0.5), percentile(theirsUsed!, 0.5) * all];
  say(
    `  processor time of the same: ${milliseconds(mineUsed)}; Valhalla ${(itsUsed / 1000).toFixed(0)} s: ${Math.round(itsUsed / mineUsed).toLocaleString('en-US')} times as much`,
  );
  say(`  against Valhalla’s matrix: ${describeErrors(errorsOf(pairs))}`);
}

async function measureAgainstRoutes(
  times: RoadTimes,
  valhalla: Valhalla,
  drivers: readonly LatLng[],
  pickups: readonly LatLng[],
  say: Say,
): Promise<void> {
  const pairs: [Seconds, Seconds][] = [];
  for (let index = 0; index < ROUTES; index += 1) {
    const [from, to] = [drivers[index]!, pickups[index]!];
    pairs.push([known(times.seconds([from], [to])[0]!), await valhalla.route(from, to)]);
  }
  say(`  against Valhalla’s routes: ${describeErrors(errorsOf(pairs))}`);
}

/** Extracts that are available next to the repository, if any. */
function otherCities(): string[] {
  const folder = resolve(import.meta.dirname, '..', '..', '..', '..', '..', 'shared', 'data', 'osm');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.osm.pbf'))
        .sort()
        .map((name) => join(folder, name))
    : [];
}

/** Time from the start of the process until it is ready, with the city loaded. */
async function measureStart(api: ApiProcess, say: Say): Promise<void> {
  const took: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    await api.stop();
    const from = performance.now();
    await api.start();
    took.push(performance.now() - from);
  }
  say(
    `  the API with the city: ready after ${milliseconds(percentile(took, 0.5))}, ${memoryOfApi().toFixed(0)} MB of memory`,
  );
}

async function measureCity(client: pg.Client, say: Say): Promise<void> {
  const city = await builtCity(client, join(dirname((await addresses()).logs), 'data'));
  say(`${city.name}`);
  const times = open(join(city.routing, ROAD_FILE), say);
  const valhalla = new Valhalla(new Actor(await engineConfig(city.routing)));
  const drivers = await somePositions(client, city, DRIVERS, chance(SEED));
  const pickups = await somePositions(client, city, PICKUPS, chance(SEED + 1));
  for (const shareMoved of [0, 7]) measureOnePickup(times, drivers, pickups, shareMoved, say);
  await measureLargeMatrix(times, valhalla, drivers, pickups, say);
  await measureAgainstRoutes(times, valhalla, drivers, pickups, say);
}

export const eta: Benchmark = {
  name: 'eta',
  about: 'travel times by road: speed, and how far they are from Valhalla’s; Charlotte and other extracts',
  async *run(args, say) {
    const files = args.length > 0 ? args.map(fromWhereNpmWasCalled) : [undefined, ...otherCities()];
    const { databaseUrl, process: api } = await startCity(files[0], say);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      say(describeMachine());
      await measureStart(api, say);
      for (const [index, file] of files.entries()) {
        if (index > 0 && file !== undefined) await loadCity(['import', file], { databaseUrl });
        await measureCity(client, say);
        yield* [];
      }
    } finally {
      await client.end();
    }
  },
};
