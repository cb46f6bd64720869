import type { RoutePlanOrder, RoutePlanStop, RoutePlanView } from '@groupride/web-api-client';

/** The stops of every vehicle of a plan, in order; empty for an unused vehicle. */
export type Orders = readonly (readonly RoutePlanStop[])[];

export const stopKey = ({ request, kind }: RoutePlanStop): string => `${kind} ${request}`;

export function ordersOf({ vehicles, result }: RoutePlanView): RoutePlanStop[][] {
  return vehicles.map((_, vehicle) => {
    const route = result?.routes.find((each) => each.vehicle === vehicle);
    return (route?.stops ?? []).map(({ request, kind }) => ({ request, kind }));
  });
}

/** The orders in the format of the API. */
export const routesOf = (orders: Orders): RoutePlanOrder[] =>
  orders.flatMap((stops, vehicle) => (stops.length > 0 ? [{ vehicle, stops: [...stops] }] : []));

/** Both stops of a request, in order. */
export const stopsOf = ({ requests }: Pick<RoutePlanView, 'requests'>, request: number): RoutePlanStop[] =>
  (['pickup', 'dropoff'] as const).flatMap((kind) => (requests[request]?.[kind] ? [{ request, kind }] : []));

/** Removes the request's stops from all vehicles. */
export const leaveOut = (orders: Orders, request: number): RoutePlanStop[][] =>
  orders.map((stops) => stops.filter((stop) => stop.request !== request));

/**
 * Moves a stop to a position in a vehicle's order. Within the same vehicle, only this stop moves. From another vehicle
 * or from the unserved requests, the request's other stop moves along, next to it.
 */
export function moveStop(
  plan: Pick<RoutePlanView, 'requests'>,
  orders: Orders,
  stop: RoutePlanStop,
  to: { vehicle: number; position: number },
): RoutePlanStop[][] {
  const from = orders.findIndex((stops) => stops.some((each) => stopKey(each) === stopKey(stop)));
  const moved = from === to.vehicle ? [stop] : stopsOf(plan, stop.request);
  const keys = new Set(moved.map(stopKey));
  const rest = orders.map((stops) => stops.filter((each) => !keys.has(stopKey(each))));
  return rest.map((stops, vehicle) =>
    vehicle === to.vehicle ? [...stops.slice(0, to.position), ...moved, ...stops.slice(to.position)] : stops,
  );
}
