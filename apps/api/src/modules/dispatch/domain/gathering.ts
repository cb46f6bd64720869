/** Several requests are matched together this long after the last round, so that their drivers are chosen for all of them. */
const GATHER_MS = 1_000;

/** How long a round waits for more requests. One that is alone never waits. */
export function gatheringTime(sinceLastRoundMs: number, isAlone: boolean): number {
  return isAlone ? 0 : Math.max(0, GATHER_MS - sinceLastRoundMs);
}
