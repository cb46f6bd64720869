/** With more stops the exact search would be too slow. */
export const MAX_STOPS = 10;

/**
 * Finds the order of visits with the lowest total cost, exactly (M. Held and R. M. Karp, "A Dynamic Programming
 * Approach to Sequencing Problems", 1962).
 * @param costs row 0 is the start, rows 1…stops the stops, and one more row the end if `hasEnd`; Infinity for no route
 * @returns indexes of the stops, from 0; null when they cannot all be visited
 */
export function bestOrder(costs: readonly (readonly number[])[], stops: number, hasEnd: boolean): number[] | null {
  if (stops === 0) return [];
  const full = (1 << stops) - 1;
  const cost = (from: number, to: number) => costs[from]?.[to] ?? Infinity;
  const best = Array.from({ length: full + 1 }, () => new Float64Array(stops).fill(Infinity));
  const before = Array.from({ length: full + 1 }, () => new Int8Array(stops).fill(-1));
  for (let stop = 0; stop < stops; stop += 1) best[1 << stop]![stop] = cost(0, stop + 1);
  for (let visited = 1; visited <= full; visited += 1) {
    for (let last = 0; last < stops; last += 1) {
      const spent = best[visited]![last]!;
      if (spent === Infinity) continue;
      for (let next = 0; next < stops; next += 1) {
        if (visited & (1 << next)) continue;
        const then = visited | (1 << next);
        const total = spent + cost(last + 1, next + 1);
        if (total < best[then]![next]!) {
          best[then]![next] = total;
          before[then]![next] = last;
        }
      }
    }
  }
  let [last, least] = [-1, Infinity];
  for (let stop = 0; stop < stops; stop += 1) {
    const total = best[full]![stop]! + (hasEnd ? cost(stop + 1, stops + 1) : 0);
    if (total < least) [last, least] = [stop, total];
  }
  if (last === -1) return null;
  const order: number[] = [];
  for (let visited = full; last !== -1;) {
    order.unshift(last);
    const previous = before[visited]![last]!;
    visited &= ~(1 << last);
    last = previous;
  }
  return order;
}
