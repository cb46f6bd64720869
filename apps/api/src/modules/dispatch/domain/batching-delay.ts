/** Several requests are matched together this long after the last round, so that their drivers are chosen for all of them. */
const BATCH_WINDOW_MS = 1_000;

/** How long a round waits for more requests when there are several already. One that is alone never waits. */
export function batchingDelay(sinceLastRoundMs: number): number {
  return Math.max(0, BATCH_WINDOW_MS - sinceLastRoundMs);
}
