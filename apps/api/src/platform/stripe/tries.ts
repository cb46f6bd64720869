/** Seconds to wait after so many failures at the provider: 1, 2, 4 … at most an hour. */
export function secondsUntilNextAttempt(tries: number): number {
  return Math.min(2 ** tries, 3600);
}
