// When an object in a non-final state is fetched from the provider, in case its webhook event was lost: after a minute, then after 2, 4, 8 …
// minutes, at most a day apart. Kept in two columns of the object's own row, so that it survives restarts and one process claims each lookup.

import { Logger } from '@nestjs/common';
import type { Job, Jobs } from '../jobs/jobs';

const logger = new Logger('Lookups');

/** For `SET`, after a state change: the next lookup is in a minute. */
export const FIRST_DELAY = `lookups = 0, next_lookup_at = now() + interval '1 minute'`;

/** For `SET`, when a lookup is claimed. */
export const NEXT_DELAY = `lookups = lookups + 1, next_lookup_at = now() + least(interval '1 day', interval '1 minute' * power(2, least(lookups, 11) + 1))`;

/**
 * About seven weeks. Objects that have not ended by then were abandoned. Part of the condition of the indexes on
 * `next_lookup_at`.
 */
export const MAX_LOOKUPS = 60;

/** Lookups claimed by one statement. */
export const LOOKUP_BATCH = 20;
/** Batches per run; what is left is due a minute later. */
const MAX_BATCHES = 50;

export interface ProviderLookup<T> {
  claim(most: number): Promise<readonly T[]>;
  lookUp(one: T): Promise<unknown>;
  /** For the log line of a lookup that failed, e.g. `refund re_123`. */
  nameOf(one: T): string;
}

/** Looks up due objects every minute, in one process. A failed lookup waits for its next turn. */
export function lookUpEveryMinute<T>(jobs: Jobs, job: Job<object>, lookups: ProviderLookup<T>): void {
  jobs.handleEveryMinute(job, () => lookUpDue(lookups));
}

async function lookUpDue<T>({ claim, lookUp, nameOf }: ProviderLookup<T>): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const due = await claim(LOOKUP_BATCH);
    await Promise.all(
      due.map((one) =>
        lookUp(one).catch((error: unknown) => logger.warn(`${nameOf(one)} could not be looked up: ${String(error)}`)),
      ),
    );
    if (due.length < LOOKUP_BATCH) return;
  }
}
