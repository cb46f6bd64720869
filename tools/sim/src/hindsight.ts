import type { City } from './city';
import { BOARDING_SECONDS, type Day } from './demand';

/**
 * The least total wait of all requests with perfect foresight, if drivers depart no earlier than the request. Tries all
 * assignments and orders, so it is feasible for only a few requests.
 * @returns seconds
 */
export function leastTotalWait(city: City, { requests, shifts }: Day): number {
  const drops = requests.map(({ destination }) => destination);
  const fromHome = city.seconds(
    shifts.map(({ home }) => home),
    requests,
  );
  const between = city.seconds(drops, requests);
  const count = requests.length;
  let best = Infinity;
  /** @param last the last request served by the driver; -1 for none @param free when the driver is free again */
  const go = (driver: number, last: number, free: number, left: number, wait: number): void => {
    if (wait >= best) return;
    if (left === 0) {
      best = wait;
      return;
    }
    for (let next = 0; next < count; next += 1) {
      if ((left & (1 << next)) === 0) continue;
      const { at, tripSeconds } = requests[next]!;
      const pickupSeconds = last < 0 ? fromHome[driver * count + next]! : between[last * count + next]!;
      const pickedUpAt = Math.max(free, at) + pickupSeconds;
      const endsAt = pickedUpAt + BOARDING_SECONDS + tripSeconds;
      go(driver, next, endsAt, left & ~(1 << next), wait + pickedUpAt - at);
    }
    if (driver + 1 < shifts.length) go(driver + 1, -1, shifts[driver + 1]!.from, left, wait);
  };
  go(0, -1, shifts[0]!.from, (1 << count) - 1, 0);
  return best;
}
