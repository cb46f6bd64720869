import type { NewRoutePlan } from '@groupride/contracts';
import { decodePolyline, distanceMeters, encodePolyline, type LatLng } from '@groupride/geo';
import { RoutingRefusal, type MappingFacade, type RoutingService } from '../mapping/mapping.facade';
import type { TravelTimes } from '../mapping/travel-times.facade';
import { PlanRouting } from './plan-routing.service';
import type { RouteSolver } from './route-solver';

const at = (km: number): LatLng => ({ lat: 35.2 + km / 100, lng: -80.8 });
const metersThrough = (points: readonly LatLng[]) =>
  points.reduce((sum, point, index) => sum + (index === 0 ? 0 : distanceMeters(points[index - 1]!, point)), 0);

/** Routes along straight lines, and accepts as many points as Valhalla. */
const routing = {
  route: (points: readonly LatLng[]) =>
    points.length > 20
      ? Promise.reject(new RoutingRefusal('too_much', 'at most 20 points'))
      : Promise.resolve({
          value: [{ meters: metersThrough(points), polyline: encodePolyline(points) }],
          estimated: false,
        }),
} as unknown as RoutingService;
const times = {
  matrix: (from: readonly LatLng[], to: readonly LatLng[]) => ({
    seconds: from.map((origin) => to.map((target) => distanceMeters(origin, target) / 10)),
    estimated: false,
  }),
} as TravelTimes;
const plans = new PlanRouting(times, routing, {} as MappingFacade, {} as RouteSolver);

/** One bus with this many drop-offs in a row. */
function shuttle(dropoffs: number): NewRoutePlan {
  const place = (km: number) => ({ ...at(km), name: `Km ${km}` });
  return {
    name: 'Hotels',
    day: '2026-12-01',
    requests: Array.from({ length: dropoffs }, (_, index) => ({
      label: `Hotel ${index}`,
      people: 1,
      pickup: null,
      dropoff: { place: place(index + 1), from: 480, to: 1080, serviceMinutes: 1 },
    })),
    vehicles: [{ name: 'Bus', seats: 60, start: place(0), end: place(dropoffs + 1), from: 480, to: 1080 }],
  };
}

describe('the route of a planned vehicle', () => {
  it.each([1, 18, 19, 37, 38, 60])('leads through all of %i stops in order', async (dropoffs) => {
    const stops = Array.from({ length: dropoffs }, (_, request) => ({ request, kind: 'dropoff' as const }));
    const { routes, estimated } = await plans.order(shuttle(dropoffs), [{ vehicle: 0, stops }]);
    const through = Array.from({ length: dropoffs + 2 }, (_, km) => at(km));
    expect(routes[0]!.stops).toHaveLength(dropoffs);
    expect(decodePolyline(routes[0]!.polyline)).toEqual(decodePolyline(encodePolyline(through)));
    expect(routes[0]!.meters).toBe(Math.round(metersThrough(through)));
    expect(estimated).toBe(false);
  });
});
