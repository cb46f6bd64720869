import { UnreachableError } from '@groupride/client';
import fc from 'fast-check';
import { appendFileSync } from 'node:fs';
import { expectBalanced, expectRightCharges } from '../../../../tools/up/src/testing/money-invariants';
import type { Client } from './api';
import { ACTIONS, newScene, take, type Step } from './money-actions';
import type { Scene } from './money-scene';
import { stories, type Story } from './money-stories';
import type { MoneyWorld } from './money-world';
import { expectStatus } from './people';

/** A single history cannot kill the program that others use, so whole groups of histories are interrupted instead. */
const HISTORY_ACTIONS = ACTIONS.filter((action) => action !== 'kill' && action !== 'kill_during');
/** Actions that end a ride or give it back: if they were as frequent as the others, few rides would be completed. */
const ENDINGS: readonly Step['action'][] = ['cancel', 'operator_fee', 'nobody_came', 'release'];
const OTHERS = HISTORY_ACTIONS.filter((action) => !ENDINGS.includes(action));
const HISTORY_STORIES = stories([...HISTORY_ACTIONS, ...OTHERS, ...OTHERS]);

/** Generates the same histories for a seed, however many are skipped. */
export const historiesOf = (seed: number, from: number, count: number): Story[] =>
  fc.sample(HISTORY_STORIES, { seed, numRuns: from + count }).slice(from);

/** How many rides run at once. The sandbox lists the newest hundred intents and two hundred deliveries, which is enough for these. */
const AT_ONCE = 6;
/** How often a group of rides loses the API in the middle, starting with the third group. */
const KILL_EVERY = 8;
const FIRST_KILLED = 2;
/** How many steps run at once when some do. */
const TOGETHER = 3;

interface Options {
  world: MoneyWorld;
  operations: Client;
  /** Number of the first story, named in failures. */
  from: number;
}

/** Runs the stories, some at once, ends every ride and checks the books of each. */
export async function runHistories(histories: readonly Story[], { world, operations, from }: Options): Promise<void> {
  const wrong: string[] = [];
  for (let start = 0; start < histories.length; start += AT_ONCE) {
    const group = histories.slice(start, start + AT_ONCE);
    const isInterrupted = (start / AT_ONCE) % KILL_EVERY === FIRST_KILLED;
    const scenes = await Promise.all(group.map((story) => newScene(world, operations, story)));
    await Promise.all([
      ...scenes.map((scene, index) => tell(scene, group[index]!.steps)),
      ...(isInterrupted ? [interrupt(world)] : []),
    ]);
    await world.quiet();
    for (const scene of scenes) await end(scene);
    await world.quiet();
    for (const [index, scene] of scenes.entries()) {
      try {
        await expectRightCharges(world.books, scene.rideId, scene.log);
      } catch (error) {
        const found = `history ${from + start + index}: ${(error as Error).message}`;
        wrong.push(found);
        // The last one may end hours later, and the results so far must not depend on it.
        process.stderr.write(`${found}\n\n`);
      }
    }
    await expectBalanced(world.books);
    const log = process.env['MONEY_LOG'];
    if (log) appendFileSync(log, scenes.map((scene) => `${scene.log.join('\n')}\n\n`).join(''));
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}

/** Runs mostly one step after the other, and some at the same moment. */
async function tell(scene: Scene, steps: readonly Step[]): Promise<void> {
  for (let next = 0; next < steps.length;) {
    const together = steps.slice(next, next + (steps[next]!.b % 5 === 4 ? TOGETHER : 1));
    await Promise.all(together.map((step) => attempt(scene, step)));
    next += together.length;
  }
}

async function attempt(scene: Scene, step: Step): Promise<void> {
  try {
    await take(scene, step);
  } catch (error) {
    if (!lostConnection(error)) throw error;
    scene.log.push(`${step.action} ${step.a} ${step.b}: no answer`);
    await scene.world.isBack();
  }
}

/** Kills the API while the rides are under way. */
async function interrupt(world: MoneyWorld): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  await world.killAndRevive();
}

/** Calls the API, or the sandbox, for which only fetch is used. */
const lostConnection = (error: unknown): boolean =>
  error instanceof UnreachableError || (error as Error).message === 'fetch failed';

/** Operations cancel rides that have not ended, so that nothing may stay authorized. */
async function end(scene: Scene): Promise<void> {
  const [row] = await scene.world.api.query<{ status: string }>(`SELECT status FROM rides WHERE id = $1`, [
    scene.rideId,
  ]);
  if (row?.status === 'completed' || row?.status === 'cancelled') return;
  scene.log.push(`operations cancel the ride, which is ${row?.status}`);
  await expectStatus(
    scene.operations.post(`/api/admin/rides/${scene.rideId}/cancel`, { reason: 'The end of the history' }),
    200,
  );
}
