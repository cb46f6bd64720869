import { addDays, instantToZoned, zonedToInstant } from '@groupride/geo';
import type { ClockFollower, ClockStop } from './clock-follower';

/** Number of stops for jobs that run every minute, if the distance is long enough. */
const EVEN_STOPS = 24;
const SHORTEST_EVEN_PAUSE_MS = 10 * 60_000;

/**
 * Number of parts of an even interval for work that may run late. A receiver that is down would otherwise cause a stop
 * for each retry.
 */
const LATE_PARTS = 4;

/**
 * The next stop of the clock: when the first work is due, or after an equal part of the remaining time of at least ten
 * minutes.
 */
export async function nextStop(
  followers: readonly Pick<ClockFollower, 'nextDue' | 'waitsForOthers'>[],
  { from, at, target }: { from: Date; at: Date; target: Date },
): Promise<ClockStop> {
  const even = Math.max(SHORTEST_EVEN_PAUSE_MS, (target.getTime() - from.getTime()) / EVEN_STOPS);
  const evenStop = (count: number) => from.getTime() + Math.ceil(count * even);
  const done = Math.floor((at.getTime() - from.getTime()) / even) + 1;
  // Because of rounding, the computed even stop may equal the current time.
  const nextEven = Math.min(target.getTime(), evenStop(done) > at.getTime() ? evenStop(done) : evenStop(done + 1));
  let next = nextEven;
  for (const follower of followers) {
    const due = await follower.nextDue(at, new Date(next));
    if (!due || due <= at) continue;
    const late = even / LATE_PARTS;
    const gathered = from.getTime() + Math.ceil(Math.ceil((due.getTime() - from.getTime()) / late) * late);
    next = Math.min(next, follower.waitsForOthers ? gathered : due.getTime());
  }
  return { at: new Date(next), since: at, isEven: next === nextEven };
}

interface DailyTime {
  hour: number;
  minute: number;
  timeZone?: string;
}

/** The first time after `after` at which it is `hour:minute` in the time zone, up to `until`. */
export function nextDaily({ hour, minute, timeZone = 'UTC' }: DailyTime, after: Date, until: Date): Date | null {
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  const { date: today } = instantToZoned(after, timeZone);
  const at = [today, addDays(today, 1)].map((day) => zonedToInstant(day, time, timeZone)!).find((each) => each > after);
  return at && at <= until ? at : null;
}
