import { LAST_ROUTE_MINUTE } from '@groupride/contracts';

const DAY = 1_440;
const DAY_SECONDS = 86_400;

/** A time as shown to dispatchers. */
export interface ClockTime {
  /** Such as "08:30". */
  time: string;
  /** Days after the plan's day: 1 is the next day. */
  day: number;
}

/** 00:30 on the next day → 1470; null if the time is invalid. */
export function minuteOf({ time, day }: ClockTime): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : day * DAY + Number(hours) * 60 + Number(minutes);
}

/** 1470 → 00:30 on the next day. */
export function clockTimeOf(minute: number): ClockTime {
  const within = minute % DAY;
  return {
    time: `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`,
    day: Math.floor(minute / DAY),
  };
}

export type WindowProblem = 'noTime' | 'endsFirst' | 'tooLate';

/** A time window in minutes, or its problem. */
export function windowOf(from: ClockTime, to: ClockTime): { from: number; to: number } | WindowProblem {
  const [begins, ends] = [minuteOf(from), minuteOf(to)];
  if (begins === null || ends === null) return 'noTime';
  if (ends < begins) return 'endsFirst';
  return ends > LAST_ROUTE_MINUTE ? 'tooLate' : { from: begins, to: ends };
}

/** Number of days after the plan's day. */
export const dayOf = (seconds: number): number => Math.floor(seconds / DAY_SECONDS);
