import { setTimeout as delay } from 'node:timers/promises';

/** The time source of the programs, so that their rules can be tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after `ms` milliseconds, or immediately when the signal is aborted; never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const realClock: Clock = {
  now: () => Date.now(),
  sleep: async (ms, signal) => {
    if (signal?.aborted) return;
    try {
      await delay(ms, undefined, { signal });
    } catch (error) {
      if (!signal?.aborted) throw error;
    }
  },
};

/**
 * A signal that aborts with the first of several. `release` removes its listeners, which would otherwise accumulate on
 * long-lived signals.
 */
export function firstOf(...signals: readonly (AbortSignal | undefined)[]): {
  signal: AbortSignal;
  release: () => void;
} {
  const own = new AbortController();
  const abort = () => own.abort();
  const given = signals.filter((signal) => signal !== undefined);
  for (const signal of given) {
    if (signal.aborted) own.abort();
    else signal.addEventListener('abort', abort, { once: true });
  }
  return {
    signal: own.signal,
    release: () => {
      for (const signal of given) signal.removeEventListener('abort', abort);
    },
  };
}
