import type { NewRoutePlan, RoutePlanVisit } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';
import type { RouteProblem, Visit } from '@groupride/route-plans';

const MINUTE = 60;

/**
 * The places of a plan in the order of the matrix: pickup and drop-off of each request, then start and end of each
 * vehicle.
 */
export function placesOf({ requests, vehicles }: NewRoutePlan): LatLng[] {
  const stops = requests.flatMap(({ pickup, dropoff }) => [pickup, dropoff]);
  return [
    ...stops.flatMap((visit) => (visit ? [visit.place] : [])),
    ...vehicles.flatMap(({ start, end }) => [start, end]),
  ];
}

/** @param seconds driving times between the places of {@link placesOf}; null where there is no route */
export function problemOf(plan: NewRoutePlan, seconds: readonly (readonly (number | null)[])[]): RouteProblem {
  const places = placesOf(plan);
  let next = 0;
  const visitAt = (visit: RoutePlanVisit | null | undefined): Visit | null => {
    if (!visit) return null;
    const window = { from: visit.from * MINUTE, to: visit.to * MINUTE };
    return { place: next++, window, serviceSeconds: visit.serviceMinutes * MINUTE };
  };
  const requests = plan.requests.map(({ people, pickup, dropoff }) => ({
    seats: people,
    pickup: visitAt(pickup),
    dropoff: visitAt(dropoff),
  }));
  const vehicles = plan.vehicles.map(({ seats, from, to }) => ({
    seats,
    startPlace: next++,
    endPlace: next++,
    shift: { from: from * MINUTE, to: to * MINUTE },
  }));
  return {
    places: places.length,
    // Rounded up, so that times are never too short.
    seconds: Float64Array.from(
      seconds.flatMap((row) => row.map((cell) => (cell === null ? Infinity : Math.ceil(cell)))),
    ),
    meters: Float64Array.from(places.flatMap((from) => places.map((to) => distanceMeters(from, to)))),
    requests,
    vehicles,
  };
}
