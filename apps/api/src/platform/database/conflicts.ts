import { setTimeout as pause } from 'node:timers/promises';
import { QueryFailedError } from 'typeorm';
import { isOutdatedPlan } from './prepared-statements';

/** serialization_failure and deadlock_detected. PostgreSQL has rolled the whole transaction back, also when the commit reports it. */
const CONFLICTS = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 20;

/** Whether a transaction failed because of a conflict or a migration, so that a retry is likely to succeed. */
export function isTransactionConflict(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return CONFLICTS.has((error.driverError as { code?: string }).code ?? '') || isOutdatedPlan(error.driverError);
}

/**
 * Retries work that was rolled back because of a conflict, a few times with growing random pauses.
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
