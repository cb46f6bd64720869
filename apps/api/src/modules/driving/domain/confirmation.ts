import type { ConfirmationMoment } from '@groupride/contracts';
import { addDays, instantToZoned, zonedToInstant } from '@groupride/geo';

const MINUTE = 60_000;

type PlannedMoment = Exclude<ConfirmationMoment, 'standby'>;
/** How long before the start a driver is asked, and how long they have to answer. */
const MOMENTS: Readonly<Record<PlannedMoment, { before: number; answer: number }>> = {
  day_before: { before: 24 * 60 * MINUTE, answer: 4 * 60 * MINUTE },
  hour_before: { before: 60 * MINUTE, answer: 15 * MINUTE },
};
/** A driver who accepted less than this before the question is not asked. */
const FRESH_ACCEPTANCE_MS = 30 * MINUTE;

export interface ConfirmationTime {
  moment: PlannedMoment;
  askAt: Date;
}

/** Times at which the driver who accepted a scheduled ride at `acceptedAt` is asked whether they will drive. */
export function confirmationTimes(scheduledAt: Date, acceptedAt: Date): ConfirmationTime[] {
  return (['day_before', 'hour_before'] as const)
    .map((moment) => ({ moment, askAt: new Date(scheduledAt.getTime() - MOMENTS[moment].before) }))
    .filter(({ askAt }) => askAt.getTime() - acceptedAt.getTime() >= FRESH_ACCEPTANCE_MS);
}

/** Deadline for the answer of a driver who is asked now. */
export function confirmationDue(
  moment: ConfirmationMoment,
  now: Date,
  { scheduledAt, timeZone }: { scheduledAt: Date; timeZone: string },
): Date {
  if (moment === 'standby') return standbyDue(now, scheduledAt, timeZone);
  const { answer } = MOMENTS[moment];
  return moment === 'day_before' ? awakeFor(now, answer, timeZone) : new Date(now.getTime() + answer);
}

/** The time after this many milliseconds, not counting the night. */
function awakeFor(now: Date, milliseconds: number, timeZone: string): Date {
  const morning = morningAfter(now, timeZone);
  if (morning) return new Date(morning.getTime() + milliseconds);
  const due = new Date(now.getTime() + milliseconds);
  const evening = zonedToInstant(instantToZoned(now, timeZone).date, NIGHT.from, timeZone);
  const next = morningAfter(due, timeZone);
  return next && evening ? new Date(next.getTime() + due.getTime() - evening.getTime()) : due;
}

/** End of the night that contains this time; null by day. */
function morningAfter(at: Date, timeZone: string): Date | null {
  const { date, time } = instantToZoned(at, timeZone);
  if (time >= NIGHT.until && time < NIGHT.from) return null;
  return zonedToInstant(time < NIGHT.until ? date : addDays(date, 1), NIGHT.until, timeZone);
}

const STANDBY_ANSWER = { shortest: 10 * MINUTE, longest: 4 * 60 * MINUTE };
/** Nobody has to answer between these city times. */
const NIGHT = { from: '21:00', until: '08:00' };
/**
 * The deadline extends to the morning only if this much time is left before the start, so that the next standby driver
 * has time to set out.
 */
const ENDS_BEFORE_START = 2 * 60 * MINUTE;

/**
 * A driver who moved up has a quarter of the remaining time, so that others can follow; at night until the morning, if
 * that is early enough.
 */
function standbyDue(now: Date, scheduledAt: Date, timeZone: string): Date {
  const quarter = (scheduledAt.getTime() - now.getTime()) / 4;
  const { shortest, longest } = STANDBY_ANSWER;
  const due = new Date(now.getTime() + Math.min(longest, Math.max(shortest, quarter)));
  const morning = morningAfter(due, timeZone);
  return morning && scheduledAt.getTime() - morning.getTime() >= ENDS_BEFORE_START ? morning : due;
}
