import type { Client } from './api';
import { expectStatus } from './people';
import { until } from './rides';

/** The clock waits for all due work while it moves, which takes a while on a busy machine. */
const LONGEST_WAY_MS = 170_000;

/** The current time of the sandbox. */
export async function sandboxNow(caller: Client): Promise<Date> {
  const { body } = await expectStatus(caller.get('/api/sandbox/clock'), 200);
  return new Date(body.now as string);
}

/** Moves the test clock and waits until all work that became due is done. */
export async function advance(
  caller: Client,
  by: { seconds?: number; minutes?: number; hours?: number; days?: number },
) {
  const { seconds = 0, minutes = 0, hours = 0, days = 0 } = by;
  await advanceBy(caller, { seconds: seconds + 60 * (minutes + 60 * (hours + 24 * days)) });
}

export const advanceTo = (caller: Client, to: Date) => advanceBy(caller, { to: to.toISOString() });

async function advanceBy(caller: Client, move: { seconds?: number; to?: string }): Promise<void> {
  await expectStatus(caller.post('/api/sandbox/clock/advance', move), 202);
  await clockReady(caller);
}

export async function clockReady(caller: Client): Promise<void> {
  await until(
    async () => (await expectStatus(caller.get('/api/sandbox/clock'), 200)).body,
    ({ state }) => state === 'ready',
    LONGEST_WAY_MS,
  );
}
