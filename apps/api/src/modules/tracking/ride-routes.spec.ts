import { encodePolyline, type LatLng } from '@groupride/geo';
import { jest } from '@jest/globals';
import type { ProcessBus } from '../../platform/redis/process-bus';
import { MappingFacade, type TravelCost, type DrivingRoute } from '../mapping/mapping.facade';
import { RideRoutes } from './ride-routes';

const START = { lat: 35.2, lng: -80.85 };
const END = { lat: 35.2, lng: -80.83 };
const NO_HEADING = { heading: null };
const METERS_NORTH = 1 / 111_200;
const beside = (share: number, meters: number): LatLng => ({
  lat: START.lat + meters * METERS_NORTH,
  lng: START.lng + (END.lng - START.lng) * share,
});
const leg = { rideId: 1, driverId: 4, target: END };

class Roads extends MappingFacade {
  estimated = false;
  findRoute = jest.fn(async (from: LatLng, to: LatLng): Promise<DrivingRoute> => ({
    polyline: encodePolyline([from, to]),
    meters: 1800,
    seconds: 180,
    estimated: this.estimated,
    segments: [],
  }));
  snapToRoad = jest.fn(async (): Promise<LatLng | null> => null);
  estimate = (): TravelCost => ({ meters: 2400, seconds: 240, estimated: true });
  travelCosts = async () => [];
  travelCostsFrom = async () => [];
  walkingCosts = async () => [];
  walkingMatrix = async () => [];
  checkInArea(): void {}
  isInArea = () => true;
}

function followed() {
  const listeners: ((fact: { rideId: number; status: string | null }) => void)[] = [];
  const bus = {
    subscribe: (_: unknown, run: (typeof listeners)[number]) => listeners.push(run),
  } as unknown as ProcessBus;
  const roads = new Roads();
  return {
    roads,
    routes: new RideRoutes(roads, { matrix: () => ({ seconds: [[null]], estimated: true }) }, bus),
    say: (status: string) => listeners.forEach((run) => run({ rideId: 1, status })),
  };
}

const fix = (point: LatLng) => ({ ...point, ...NO_HEADING });
const seen = (point: LatLng, ms: number) => ({ ...fix(point), at: new Date(ms) });

describe('the route of a ride', () => {
  it('is requested once, and progress is measured along it from then on', async () => {
    const { roads, routes } = followed();
    expect(await routes.move(leg, fix(START), 0)).toMatchObject({ meters: 2400 });
    expect(await routes.refresh(leg, fix(START), 0)).toBe(true);
    for (let i = 1; i < 10; i += 1) {
      await routes.move(leg, fix(beside(i / 10, 5)), 0);
      expect(await routes.refresh(leg, fix(beside(i / 10, 5)), i * 1000)).toBe(false);
    }
    const view = routes.view(1)!;
    expect(view.meters).toBeGreaterThan(150);
    expect(view.meters).toBeLessThan(200);
    expect(view.location.lat).toBeCloseTo(START.lat, 6);
    expect(roads.findRoute).toHaveBeenCalledTimes(1);
  });

  it('is sent once when it is new', async () => {
    const { routes } = followed();
    await routes.move(leg, fix(START), 0);
    await routes.refresh(leg, fix(START), 0);
    expect(routes.takeUnsentRoute(1)).toEqual({ polyline: encodePolyline([START, END]), estimated: false });
    expect(routes.takeUnsentRoute(1)).toBeUndefined();
  });

  it('is replaced after two positions off the route, at most every few seconds', async () => {
    const { roads, routes } = followed();
    await routes.move(leg, fix(START), 0);
    await routes.refresh(leg, fix(START), 0);
    const off = fix(beside(0.3, 120));
    await routes.move(leg, off, 0);
    expect(await routes.refresh(leg, off, 5000)).toBe(false);
    await routes.move(leg, off, 0);
    expect(await routes.refresh(leg, off, 3000)).toBe(false);
    expect(await routes.refresh(leg, off, 6000)).toBe(true);
    expect(roads.findRoute).toHaveBeenCalledTimes(2);
    expect(roads.snapToRoad).toHaveBeenCalled();
  });

  it('shows no minutes while the car is far away from it, and when another one may be requested', async () => {
    const { roads, routes } = followed();
    await routes.move(leg, fix(START), 0);
    await routes.refresh(leg, fix(START), 0);
    const far = fix(beside(0.3, 5000));
    expect(await routes.move(leg, far, 0)).toMatchObject({ meters: 2400, seconds: 240 });
    expect(await routes.refresh(leg, far, 1000)).toBe(false);
    expect(routes.pendingReroute(1, 1000)).toEqual({ leg, fix: far, inMs: 3000 });
    roads.findRoute.mockResolvedValueOnce({
      polyline: encodePolyline([START, END]),
      meters: 1800,
      seconds: 180,
      estimated: false,
      segments: [],
    });
    expect(await routes.refresh(leg, far, 4000)).toBe(true);
    // The route starts far from the car, and would do so again if requested from the same place.
    expect(routes.pendingReroute(1, 4000)).toBeNull();
    await routes.move(leg, fix(START), 0);
    expect(routes.pendingReroute(1, 9000)).toBeNull();
  });

  it('shows a car that has left it on its current road', async () => {
    const { roads, routes } = followed();
    await routes.move(leg, fix(START), 0);
    await routes.refresh(leg, fix(START), 0);
    const road = beside(0.3, 110);
    roads.snapToRoad.mockResolvedValue(road);
    expect((await routes.move(leg, fix(beside(0.3, 120)), 0)).location).toEqual(road);
  });

  it('is requested again while it is a straight line', async () => {
    const { roads, routes } = followed();
    roads.estimated = true;
    await routes.move(leg, fix(START), 0);
    await routes.refresh(leg, fix(START), 0);
    expect(routes.remainingRoute(1)).toMatchObject({ estimated: true });
    roads.estimated = false;
    expect(await routes.refresh(leg, fix(START), 5000)).toBe(false);
    expect(await routes.refresh(leg, fix(START), 16_000)).toBe(true);
    expect(routes.remainingRoute(1)).toMatchObject({ estimated: false });
  });

  it('shows the stored position when another process has received a newer one', async () => {
    const { routes } = followed();
    await routes.move(leg, fix(START), 1000);
    await routes.refresh(leg, fix(START), 1000);
    expect((await routes.currentView(leg, seen(END, 500), 2000)).location.lng).toBeCloseTo(START.lng, 6);
    expect((await routes.currentView(leg, seen(beside(0.5, 0), 3000), 3000)).location.lng).toBeCloseTo(
      beside(0.5, 0).lng,
      6,
    );
    await routes.move(leg, fix(beside(0.6, 0)), 4000);
    expect((await routes.currentView(leg, seen(beside(0.5, 0), 3000), 5000)).location.lng).toBeCloseTo(
      beside(0.6, 0).lng,
      6,
    );
  });

  it('ends with the leg and with the ride', async () => {
    const { routes, say } = followed();
    await routes.currentView(leg, seen(START, 0), 0);
    expect(routes.remainingRoute(1)).not.toBeNull();
    await routes.move({ ...leg, target: START }, fix(END), 0);
    expect(routes.remainingRoute(1)).toBeNull();
    await routes.currentView(leg, seen(START, 0), 0);
    say('completed');
    expect(routes.view(1)).toBeNull();
  });
});
