import { setTimeout } from 'node:timers/promises';
import { ProviderError } from '../../platform/stripe/provider-error';

/** Pause while another call with the same key is running. */
const WAIT_MS = 250;
const MAX_WAITS = 20;

/** Repeats a call while the provider still handles an earlier one with the same idempotency key. Both get the same answer. */
export async function retryUntilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderError) || error.code !== 'idempotency_key_in_use' || waits >= MAX_WAITS)
        throw error;
      await setTimeout(WAIT_MS);
    }
  }
}
