/** How often a job has tried a call to the provider. */
export interface Tries {
  tries: number;
  /** How often the provider answered with an error; each one needs a new idempotency key. */
  round: number;
}

/** About five hours in all: longer than an outage of the provider, far shorter than the life of a hold. */
export const MOST_TRIES = 16;

/** Seconds to wait after this many failures: 1, 2, 4 … at most an hour. */
export function secondsUntilNextAttempt(tries: number): number {
  return Math.min(2 ** tries, 3600);
}

/** The idempotency key of an operation. Each error of the provider starts another round with a new key. */
export function keyForRound(operation: string, round: number): string {
  return round === 0 ? operation : `${operation}:${round}`;
}
