// `npm run chaos`: books and pays rides while servers are killed and restarted, then checks that nothing acknowledged
// was lost.
import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { chance } from '../../../tools/bench/src/chance';
import { describeMachine } from '../../../tools/bench/src/machine';
import { unexpectedEnd } from '../../../tools/up/src/testing/stack';
import { Driver } from './driver';
import { planFaults, type Fault } from './fault-plan';
import { inject } from './faults';
import { Journal } from './journal';
import { Operator } from './operator';
import { type Options, readOptions, USAGE } from './options';
import { signUp, signUpDriver } from './people';
import type { Probes } from './recovery';
import { drawRecoveries, lateRecoveries, type Outcome } from './report';
import { Rider } from './rider';
import { check, settle } from './verdict';
import { startWorld, type World } from './world';

const say = (line: string) => console.log(line);
/** Number of rides booked before the first fault. */
const WARM_UP = 10;

async function populate(world: World, journal: Journal, { riders, drivers }: Options) {
  const people = {
    riders: [await signUp(world.riderWeb, journal)],
    drivers: [await signUpDriver(world.driverWeb, journal, approve(world))],
  };
  while (people.riders.length < riders) people.riders.push(await signUp(world.riderWeb, journal));
  while (people.drivers.length < drivers)
    people.drivers.push(await signUpDriver(world.driverWeb, journal, approve(world)));
  return { ...people, prober: await signUp(world.riderWeb, journal) };
}

const approve =
  ({ query }: World) =>
  (driverId: number) =>
    query(`UPDATE drivers SET application_status = 'approved' WHERE id = $1`, [driverId]);

async function enqueuer(databaseUrl: string): Promise<PgBoss> {
  const queue = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  queue.on('error', () => undefined);
  await queue.start();
  return queue;
}

async function disturb(world: World, plan: readonly Fault[], probes: Probes): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [index, fault] of plan.entries()) {
    await delay(fault.pauseMs);
    try {
      const recovery = await inject(world, fault, probes);
      outcomes.push({ kind: fault.kind, recovery });
      const { read, write, job, ready } = recovery;
      say(
        `  ${index + 1}/${plan.length} ${fault.kind}: read ${read.toFixed(0)}, write ${write.toFixed(0)}, job ${job.toFixed(0)}, ready ${ready.toFixed(0)} ms; ${probes.journal.rides.size} rides`,
      );
    } catch (error) {
      probes.journal.violation(
        `fault ${index + 1}, ${fault.kind}: ${error instanceof Error ? error.message : String(error)}`,
      );
      break;
    }
  }
  return outcomes;
}

async function run(world: World, options: Options): Promise<number> {
  const journal = new Journal();
  const random = chance(options.seed);
  if (world.redis === undefined) say('  No Redis server is installed: one API process, and no Redis faults.');
  const plan = planFaults(world.redis === undefined ? { ...options, redis: 0 } : options, random);
  void unexpectedEnd().then((error) => journal.violation(`a program ended by itself: ${error.message}`));
  const { riders, drivers, prober } = await populate(world, journal, options);
  const operator = await Operator.signIn(world, journal, chance(random.below(2 ** 31)));
  const queue = await enqueuer(world.databaseUrl);
  const probes: Probes = { urls: world.processes.map(({ url }) => url), prober, queue, journal };

  say(`· ${riders.length} riders, ${drivers.length} drivers and ${plan.length} faults with seed ${options.seed} …`);
  const began = performance.now();
  let [isBookingOver, isDrivingOver] = [false, false];
  const riding = riders.map((person) =>
    new Rider(person, world.cards, journal, chance(random.below(2 ** 31))).work(() => isBookingOver),
  );
  const refunding = operator.work(() => isBookingOver);
  const driving = drivers.map((person) => new Driver(person, journal).work(() => isDrivingOver));
  while (journal.rides.size < WARM_UP && journal.violations.length === 0) await delay(50);
  const outcomes = await disturb(world, plan, probes);
  isBookingOver = true;
  await Promise.all(riding);
  isDrivingOver = true;
  await Promise.all([...driving, refunding]);
  const took = performance.now() - began;
  say('· Waiting until jobs and payments have settled …');
  const settled = await settle(world);
  await queue.stop({ graceful: false });
  await check(world, journal, riders);
  for (const late of lateRecoveries(outcomes)) journal.violation(late);
  report(journal, outcomes, took, settled);
  if (journal.violations.length > 0) say(`The logs are in ${world.keepLogs()}`);
  return journal.violations.length === 0 ? 0 : 1;
}

function report(journal: Journal, outcomes: readonly Outcome[], took: number, settled: number): void {
  const rides = [...journal.rides.values()];
  const count = (step: Parameters<(typeof rides)[0]['steps']['has']>[0]) =>
    rides.filter(({ steps }) => steps.has(step)).length;
  const refusals = [...journal.refusals].map(([what, times]) => `${times} × ${what}`).join(', ');
  say(`\n${describeMachine()}\n\nSeconds until it worked again, median / p95 / max:\n\n${drawRecoveries(outcomes)}\n`);
  say(
    `${(took / 1000).toFixed(0)} s of load, settled ${(settled / 1000).toFixed(1)} s later; ${journal.acknowledged} acknowledged writes, ${rides.length} rides:`,
  );
  say(
    `${count('authorized')} payments authorized, ${count('completed')} completed, ${count('cancelled')} cancelled by their riders, ${journal.refunds.size} refunded in part`,
  );
  say(`requests that were repeated: ${refusals || 'none'}\n`);
  if (journal.violations.length === 0)
    say('✓ No acknowledged write is lost, the ledger balances, the provider agrees, and no program ended by itself.');
  else say(`✗ ${journal.violations.length} violations:\n${journal.violations.map((text) => `  ${text}`).join('\n')}`);
}

export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    say(USAGE);
    process.exit(0);
  }
  let world: World | undefined;
  let code = 1;
  try {
    const options = readOptions(args);
    world = await startWorld(say);
    const running = world;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void running.stop().finally(() => process.exit(130)));
    code = await run(world, options);
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  } finally {
    await world?.stop();
  }
  process.exit(code);
}
