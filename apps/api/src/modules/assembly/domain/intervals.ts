/** Minimum intervals: a ready check interrupts everyone, a reminder only one person. */
export const ASK_EVERY_MS = 2 * 60_000;
export const NUDGE_EVERY_MS = 5 * 60_000;
