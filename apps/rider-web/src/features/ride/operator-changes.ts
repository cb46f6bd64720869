import type { RideEventView } from '@groupride/web-api-client';

const SHOWN: readonly string[] = ['driver_assigned', 'pickup_moved', 'destination_changed'];

/** The latest change of each kind, if operations made it, oldest first. */
export function latestChanges(events: readonly RideEventView[]): readonly RideEventView[] {
  const latest = new Map(events.filter(({ type }) => SHOWN.includes(type)).map((event) => [event.type, event]));
  return [...latest.values()].filter(({ actorKind }) => actorKind === 'admin').sort((a, b) => a.number - b.number);
}

/** The ride's price before and after the change; null once the price has changed again. */
export function pricesOf({ data }: RideEventView, totalCost: string): { before: string; total: string } | null {
  const [before, total] = Array.isArray(data['total']) ? (data['total'] as string[]) : [];
  return before !== undefined && total === totalCost ? { before, total } : null;
}
