/** Several requests are matched together this long after the last round, so that their drivers are chosen for all of them. */
const GATHER_MS = 1_000;

/** How long a round waits for more requests when there are several already. One that is alone never waits. */
export function gatheringTime(sinceLastRoundMs: number): number {
  return Math.max(0, GATHER_MS - sinceLastRoundMs);
}
