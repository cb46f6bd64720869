import type { RideEventView } from '@groupride/web-api-client';

/** Number of the last event in a list that is in order; 0 when there is none. */
export const lastNumber = (events: readonly RideEventView[]): number => events[events.length - 1]?.number ?? 0;

/** Both lists as one, in order, each event once. Answers may overlap and arrive in any order. */
export function mergeEvents(
  known: readonly RideEventView[],
  incoming: readonly RideEventView[],
): readonly RideEventView[] {
  const numbers = new Set(known.map((event) => event.number));
  const fresh = incoming.filter((event) => !numbers.has(event.number));
  if (fresh.length === 0) return known;
  const unique = new Map([...known, ...fresh].map((event) => [event.number, event]));
  return [...unique.values()].sort((a, b) => a.number - b.number);
}
