/** Milliseconds between refreshes of a ride's details while messages arrive, because one may be lost. */
export const RIDE_POLL = 30_000;
