import type { ConfirmationMoment } from '@groupride/contracts';
import { addDays, instantToZoned, zonedToInstant } from '@groupride/geo';

const MINUTE = 60_000;

/** When a driver is asked before the start, and how long they have to answer. */
type PlannedMoment = Exclude<ConfirmationMoment, 'standby'>;
const MOMENTS: Readonly<Record<PlannedMoment, { before: number; answer: number }>> = {
  day_before: { before: 24 * 60 * MINUTE, answer: 4 * 60 * MINUTE },
  hour_before: { before: 60 * MINUTE, answer: 15 * MINUTE },
};
/** Whoever accepted this shortly before has just said so. */
const FRESH_ACCEPTANCE_MS = 30 * MINUTE;

export interface ConfirmationTime {
  moment: PlannedMoment;
  askAt: Date;
}

/** When the driver who accepted a scheduled ride at `acceptedAt` is asked whether they will drive. */
export function confirmationTimes(scheduledAt: Date, acceptedAt: Date): ConfirmationTime[] {
  return (['day_before', 'hour_before'] as const)
    .map((moment) => ({ moment, askAt: new Date(scheduledAt.getTime() - MOMENTS[moment].before) }))
    .filter(({ askAt }) => askAt.getTime() - acceptedAt.getTime() >= FRESH_ACCEPTANCE_MS);
}

/** By when the driver answers who is asked now. */
export function confirmationDue(
  moment: ConfirmationMoment,
  now: Date,
  { scheduledAt, timeZone }: { scheduledAt: Date; timeZone: string },
): Date {
  if (moment === 'standby') return standbyDue(now, scheduledAt, timeZone);
  return new Date(now.getTime() + MOMENTS[moment].answer);
}

const STANDBY_ANSWER = { shortest: 10 * MINUTE, longest: 4 * 60 * MINUTE };
/** Nobody has to answer between these city times. */
const NIGHT = { from: '21:00', until: '08:00' };
/** Whoever moves up after a driver who slept must find time to do so. */
const ENDS_BEFORE_START = 2 * 60 * MINUTE;

/** A driver who moved up has a quarter of the time that is left, so that others can follow; at night until the morning, if that is early enough. */
function standbyDue(now: Date, scheduledAt: Date, timeZone: string): Date {
  const quarter = (scheduledAt.getTime() - now.getTime()) / 4;
  const { shortest, longest } = STANDBY_ANSWER;
  const due = new Date(now.getTime() + Math.min(longest, Math.max(shortest, quarter)));
  const { date, time } = instantToZoned(due, timeZone);
  if (time >= NIGHT.until && time < NIGHT.from) return due;
  const morning = zonedToInstant(time < NIGHT.until ? date : addDays(date, 1), NIGHT.until, timeZone);
  return morning && scheduledAt.getTime() - morning.getTime() >= ENDS_BEFORE_START ? morning : due;
}
