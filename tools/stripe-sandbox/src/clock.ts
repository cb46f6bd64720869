/**
 * The clock of everything that API clients see: real time plus what tests have moved it forward. Signatures and
 * deliveries use real time, because receivers compare it with their own clock.
 */
let aheadMs = 0;

/** Sets how far the sandbox's time is ahead of real time. */
export function setAhead(ms: number): void {
  aheadMs = ms;
}

/** Moves the sandbox's time forward. */
export function moveClock(ms: number): void {
  aheadMs += ms;
}

export function aheadOfRealTime(): number {
  return aheadMs;
}

/** Milliseconds since 1970 in the sandbox's time. */
export function nowMs(): number {
  return Date.now() + aheadMs;
}

/** Unix seconds in the sandbox's time, as every `created` field carries them. */
export function nowSeconds(): number {
  return Math.floor(nowMs() / 1000);
}

/** A moment after now, for `Tx.later`. */
export function inFuture(ms: number): Date {
  return new Date(nowMs() + ms);
}
