/** Tolerance for inaccurate clocks of devices. */
export const CLOCK_TOLERANCE_MS = 30_000;
/** Maximum age of a reported step. A driver whose device was offline for longer is asked to contact support. */
export const OLDEST_STEP_MS = 12 * 3_600_000;

export type StepTimeProblem = 'future' | 'before_previous' | 'too_old';

/**
 * The time of a step that a device reports, corrected for small differences between clocks.
 * @param reported null when the step happens now
 * @param previous time of the previous step
 */
export function stepTime(
  reported: Date | null,
  previous: Date | null,
  now: Date,
): { at: Date } | { problem: StepTimeProblem } {
  if (!reported) return { at: now };
  const [at, before] = [reported.getTime(), previous?.getTime() ?? 0];
  if (at > now.getTime() + CLOCK_TOLERANCE_MS) return { problem: 'future' };
  if (at < now.getTime() - OLDEST_STEP_MS) return { problem: 'too_old' };
  if (at < before - CLOCK_TOLERANCE_MS) return { problem: 'before_previous' };
  return { at: new Date(Math.min(Math.max(at, before), now.getTime())) };
}
