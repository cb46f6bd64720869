import { setTimeout as pause } from 'node:timers/promises';
import { QueryFailedError } from 'typeorm';
import { isOutdatedPlan } from './prepared-statements';

/** serialization_failure and deadlock_detected. PostgreSQL has rolled the whole transaction back, also when the commit reports it. */
const CONFLICTS = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 20;

/** Whether PostgreSQL ended a transaction because of another one, or of a migration, so that the same work is likely to succeed when it is repeated. */
export function isTransactionConflict(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return CONFLICTS.has((error.driverError as { code?: string }).code ?? '') || isOutdatedPlan(error.driverError);
}

/**
 * Repeats work that PostgreSQL rolled back because of a conflict, a few times with growing random pauses, so that the two do not meet again.
 * @throws the last conflict, and any other error at once
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= MAX_ATTEMPTS || !isTransactionConflict(error)) throw error;
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** tries);
    }
  }
}
