// Fills a new demo city with people and a few past rides through the public API. Running it again changes nothing.
import { openSession, waitUntilReady } from './session';
import { realClock } from './clock';
import { readConfig } from './config';
import { jsonLines, type Log } from './log';
import { ADMIN, DRIVER, fleetDriver, FRIEND, RIDER } from './roster';
import { ensureDriver } from './seed/drivers';
import { ensurePastRides } from './seed/past-rides';
import { sessionFile } from './sessions';
import { signIn } from './accounts';

const READY_PATIENCE_MS = 120_000;

async function seed(log: Log): Promise<void> {
  const config = readConfig(process.env);
  const clock = realClock;
  if (!(await waitUntilReady(openSession(config.apiUrl, { clock }).client, clock, READY_PATIENCE_MS))) {
    throw new Error(`the API at ${config.apiUrl} did not become ready within ${READY_PATIENCE_MS / 1000} seconds`);
  }
  const { origins } = config;
  const sign = { apiUrl: config.apiUrl, clock, sessions: sessionFile(config.data), signUp: true };
  const admin = await signIn(ADMIN, { ...sign, origin: origins.admin });
  const rider = await signIn(RIDER, { ...sign, origin: origins.rider });
  const friend = await signIn(FRIEND, { ...sign, origin: origins.rider });
  for (const { user, isNew } of [admin, rider, friend]) log(user.email, isNew ? 'signed up' : 'is known');

  const people = [DRIVER, ...Array.from({ length: config.size }, (_, index) => fleetDriver(index + 1))];
  for (const person of people) {
    const driver = await signIn(person, { ...sign, origin: origins.driver });
    const change = await ensureDriver(driver.client, admin.client, person);
    log(person.email, change);
  }
  if (config.size > 0) {
    const driver = await signIn(fleetDriver(1), { ...sign, origin: origins.driver });
    const played = await ensurePastRides({ rider: rider.client, driver: driver.client, clock, speed: config.speed });
    log(RIDER.email, 'past rides', { played });
  }
}

try {
  await seed(jsonLines);
  process.exit(0);
} catch (error) {
  jsonLines('seed', 'failed', { reason: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
