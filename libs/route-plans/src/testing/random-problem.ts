import fc from 'fast-check';
import type { RouteProblem, RouteRequest, RouteVehicle, Visit } from '../problem';

const SIDE = 60;
const DAY = 1_000;

/** Small problems with pickups and drop-offs, only pickups, or only drop-offs, some of which cannot be served. */
export function problems(most: { requests: number; vehicles: number }): fc.Arbitrary<RouteProblem> {
  const places = 6;
  const place = fc.nat(places - 1);
  const visit: fc.Arbitrary<Visit> = fc
    .record({ place, from: fc.nat(DAY / 2), length: fc.integer({ min: 0, max: DAY / 2 }), serviceSeconds: fc.nat(20) })
    .map(({ from, length, ...rest }) => ({ ...rest, window: { from, to: from + length } }));
  const request: fc.Arbitrary<RouteRequest> = fc
    .record({
      seats: fc.integer({ min: 1, max: 5 }),
      pickup: visit,
      dropoff: visit,
      kind: fc.constantFrom('pair', 'pair', 'pickup', 'dropoff'),
    })
    .map(({ seats, pickup, dropoff, kind }) => ({
      seats,
      pickup: kind === 'dropoff' ? null : pickup,
      dropoff: kind === 'pickup' ? null : dropoff,
    }));
  const vehicle: fc.Arbitrary<RouteVehicle> = fc
    .record({ seats: fc.integer({ min: 2, max: 8 }), startPlace: place, endPlace: place, from: fc.nat(DAY / 4) })
    .map(({ from, ...rest }) => ({ ...rest, shift: { from, to: from + (DAY * 3) / 4 } }));
  return fc
    .record({
      points: fc.array(fc.record({ x: fc.nat(SIDE), y: fc.nat(SIDE) }), { minLength: places, maxLength: places }),
      vehicles: fc.array(vehicle, { minLength: 1, maxLength: most.vehicles }),
      requests: fc.array(request, { minLength: 1, maxLength: most.requests }),
    })
    .map(({ points, ...rest }) => {
      const distances = points.flatMap((one) => points.map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
      return { places, seconds: distances, meters: distances, ...rest };
    });
}
