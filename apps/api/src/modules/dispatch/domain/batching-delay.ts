/** Requests are collected for this long after the last round, so that their drivers are chosen together. */
const BATCH_WINDOW_MS = 1_000;

/** How long a round waits for more requests when several are already waiting. A single request never waits. */
export function batchingDelay(sinceLastRoundMs: number): number {
  return Math.max(0, BATCH_WINDOW_MS - sinceLastRoundMs);
}
