// Runs the demo drivers, and demo riders if configured, until it is told to stop.
import { setMaxListeners } from 'node:events';
import { type GroupRideClient } from '@groupride/client';
import { openSession, waitUntilReady } from './session';
import { firstOf, realClock } from './clock';
import { readConfig } from './config';
import { DemoDriver } from './demo-driver';
import { DemoGroup } from './demo-group';
import { spreadHomes } from './domain/spread';
import { jsonLines } from './log';
import { startingSpots, type Spot } from './roads';
import { fleetDriver, fleetGroups } from './roster';
import { sessionFile } from './sessions';

/** Time for sign-off calls to the API after SIGTERM. */
const FAREWELL_MS = 1900;
/** Interval between the starts of drivers, so that they do not all start at once. */
const STAGGER_MS = 300;
/** Interval between the starts of groups, so that they do not all book at once. */
const BOOKING_STAGGER_MS = 15_000;
/** Interval between checks whether the city has changed. */
const LOOK_MS = 20_000;

const config = readConfig(process.env);
/** One store for all, because each write replaces the whole file. */
const sessions = sessionFile(config.data);
const stop = new AbortController();
setMaxListeners(0, stop.signal);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    jsonLines('fleet', 'stopping', { signal });
    stop.abort();
    setTimeout(() => process.exit(0), FAREWELL_MS).unref();
  });
}

async function run(): Promise<void> {
  const { signal } = stop;
  const clock = realClock;
  const client = openSession(config.apiUrl, { clock, signal }).client;
  await Promise.all([bookRides(signal), driveInCities(client, clock, signal)]);
}

async function driveInCities(client: GroupRideClient, clock: typeof realClock, signal: AbortSignal): Promise<void> {
  if (config.size === 0) return;
  while (await waitUntilReady(client, clock, Number.POSITIVE_INFINITY, signal))
    await driveInCity(client, clock, signal);
}

/** Lets demo riders book rides until they are told to stop. */
async function bookRides(signal: AbortSignal): Promise<void> {
  const setting = {
    apiUrl: config.apiUrl,
    origin: config.origins.rider,
    clock: realClock,
    sessions,
    signal,
    log: jsonLines,
    random: Math.random,
  };
  await Promise.all(
    fleetGroups(config.riders).map(async (people, index) => {
      await realClock.sleep(index * BOOKING_STAGGER_MS, signal);
      await new DemoGroup(people, setting).run();
    }),
  );
}

/** Works in the current city until it changes. */
async function driveInCity(client: GroupRideClient, clock: typeof realClock, end: AbortSignal): Promise<void> {
  const { city } = await client.get('/api/config');
  const moved = new AbortController();
  const { signal, release } = firstOf(end, moved.signal);
  setMaxListeners(0, signal);
  void leaveWithCity(client, city.map?.version, clock, signal).then(() => moved.abort());
  let places: readonly Spot[];
  try {
    places = await startingSpots(client, city, 2 * config.size, Math.random);
  } catch (error) {
    // Nobody drives until the city changes or its roads are available again.
    jsonLines('fleet', 'waiting', { reason: error instanceof Error ? error.message : String(error) });
    await clock.sleep(LOOK_MS, signal);
    moved.abort();
    release();
    return;
  }
  const homes = spreadHomes(places, city.center, config.size);
  jsonLines('fleet', 'started', { city: city.name, drivers: config.size, speed: config.speed });
  const setting = {
    apiUrl: config.apiUrl,
    origin: config.origins.driver,
    clock,
    sessions,
    places,
    speed: config.speed,
    signal,
    log: jsonLines,
  };
  await Promise.all(
    homes.map(async (home, index) => {
      await clock.sleep(index * STAGGER_MS, signal);
      await new DemoDriver(fleetDriver(index + 1), home, setting).run();
    }),
  );
  release();
}

/** Resolves when the city changes or the signal is aborted. */
async function leaveWithCity(
  client: GroupRideClient,
  version: number | undefined,
  clock: typeof realClock,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await clock.sleep(LOOK_MS, signal);
    // An unreachable API says nothing about the city.
    const config = await client.get('/api/config').catch(() => null);
    if (config && config.city.map?.version !== version) return;
  }
}

try {
  await run();
  process.exit(0);
} catch (error) {
  jsonLines('fleet', 'failed', { reason: error instanceof Error ? error.message : String(error) });
  process.exit(stop.signal.aborted ? 0 : 1);
}
