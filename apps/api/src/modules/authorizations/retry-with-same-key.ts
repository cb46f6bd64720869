import { setTimeout } from 'node:timers/promises';
import { ProviderError } from '../../platform/stripe/provider-error';

/** While another call with the same key is under way. */
const WAIT_MS = 250;
const MOST_WAITS = 20;

/** The same, asked for at the same moment, is being answered: its answer is ours too, a moment later. */
export async function retryUntilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderError) || error.code !== 'idempotency_key_in_use' || waits >= MOST_WAITS)
        throw error;
      await setTimeout(WAIT_MS);
    }
  }
}
