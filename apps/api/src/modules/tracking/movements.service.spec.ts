import { jest } from '@jest/globals';
import { encodePolyline, type LatLng } from '@groupride/geo';
import type { Clock } from '../../platform/clock';
import type { ProcessBus } from '../../platform/redis/process-bus';
import type { Principal } from '../../platform/http/principal';
import type { DriversFacade } from '../drivers/drivers.facade';
import type { MappingFacade } from '../mapping/mapping.facade';
import type { RealtimeFacade } from '../realtime/realtime.facade';
import type { LiveRide } from './domain/audience';
import type { LiveRides } from './live-rides';
import { MovementsService } from './movements.service';
import { RideRoutes } from './ride-routes';
import { ReceivedPositions } from './received-positions.service';
import type { TracesService } from './traces.service';
import type { SharedPositionsService } from './shared-positions.service';

const CHARLOTTE = { lat: 35.2271, lng: -80.8431 };
const NORTH = { lat: 35.25, lng: -80.8431 };
const JUMP = { lat: 35.26, lng: -80.9 };
const driver = { userId: 9, driverId: 4, name: 'Ana Lopez' } as Principal;

/** A ride to NORTH. Routes are straight lines, and each takes the next number of `minutes`. */
function underWay(minutes: number[], roads = true, along: number[] = []) {
  const sent: { etaMinutes?: number; distanceMeters?: number; route?: { estimated: boolean } }[] = [];
  const mapping = {
    findRoute: jest.fn(async (from: LatLng, to: LatLng) => ({
      polyline: encodePolyline([from, to]),
      meters: 1000,
      seconds: (minutes.shift() ?? 0) * 60,
      estimated: !roads,
      segments: [],
    })),
    snapToRoad: async () => null,
    estimate: () => ({ meters: 9000, seconds: 900, estimated: true }),
    // The current city has changed.
    checkInArea: () => {
      throw new Error('place_outside_area');
    },
    isInArea: () => false,
  };
  const traces = { record: jest.fn(async (_point: object) => undefined) };
  const drivers = { moveTo: jest.fn(async () => undefined) };
  const ride: LiveRide = {
    rideId: 1,
    driverId: 4,
    driver: 9,
    status: 'en_route',
    pickup: NORTH,
    destination: CHARLOTTE,
    request: { pickup: 'North', dropoff: 'Charlotte', passengers: 1 },
    members: [3],
    sharing: [3],
    boarded: [],
    along,
    via: [],
    isRunUnderWay: false,
    passenger: { userId: 3, name: 'Ada Lovelace' },
    operators: [],
  };
  const live: LiveRides = {
    find: async (rideId) => ({ ...ride, rideId, along: rideId === 1 ? along : [1] }),
    underWay: async () => 1,
  };
  const realtime = { toRide: (_: object, __: string, message: object) => sent.push(message) };
  const routes = new RideRoutes(
    mapping as unknown as MappingFacade,
    { matrix: () => ({ seconds: [[null]], estimated: true }) },
    { subscribe: () => undefined } as unknown as ProcessBus,
  );
  const movements = new MovementsService(
    live,
    routes,
    realtime as unknown as RealtimeFacade,
    { save: async () => undefined } as unknown as SharedPositionsService,
    new ReceivedPositions(
      drivers as unknown as DriversFacade,
      mapping as unknown as MappingFacade,
      traces as unknown as TracesService,
    ),
    { now: () => new Date() } as Clock,
  );
  const seen = (point: LatLng) => movements.driverMoved(driver, { rideId: 1, ...point, ts: 1 });
  return { movements, mapping, drivers, traces, sent, seen };
}

beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => jest.useRealTimers());

describe('positions of a ride under way', () => {
  it('are added to the trace of the ride', async () => {
    const { traces, seen } = underWay([5]);
    await seen(CHARLOTTE);
    expect(traces.record).toHaveBeenCalledWith({ rideId: 1, driverId: 4, ...CHARLOTTE, at: new Date() });
  });

  it('are added to the traces of all rides of the same run, whose people follow the same car', async () => {
    const { traces, sent, seen } = underWay([5], true, [2]);
    await seen(CHARLOTTE);
    await jest.advanceTimersByTimeAsync(0);
    expect(traces.record.mock.calls.map(([point]) => (point as { rideId: number }).rideId)).toEqual([1, 2]);
    expect(new Set(sent.map((message) => (message as { rideId: number }).rideId))).toEqual(new Set([1, 2]));
  });

  it.each([
    ['on another continent', { lat: 48.8566, lng: 2.3522 }],
    ['in the sea, where a phone without a position says that it is', { lat: 0, lng: 0 }],
  ])('are refused %s, and nobody receives them', async (_, place) => {
    const { drivers, traces, sent, seen } = underWay([5]);
    await expect(seen(place)).rejects.toThrow('place_outside_area');
    await jest.advanceTimersByTimeAsync(0);
    expect(drivers.moveTo).not.toHaveBeenCalled();
    expect(traces.record).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it('are accepted outside the area near the ride, because another city may have been imported', async () => {
    const { movements, drivers, sent, seen } = underWay([5], false);
    await seen(CHARLOTTE);
    await jest.advanceTimersByTimeAsync(0);
    expect(drivers.moveTo).toHaveBeenCalledWith(4, expect.objectContaining(CHARLOTTE));
    expect(sent).toEqual([
      expect.objectContaining({ etaMinutes: 15 }),
      expect.objectContaining({ etaMinutes: 15, route: expect.objectContaining({ estimated: true }) }),
    ]);
    await movements.riderMoved({ userId: 3, name: 'Bo' } as Principal, { rideId: 1, ...CHARLOTTE, ts: 1 });
    expect(sent.at(-1)).toMatchObject({ userId: 3, name: 'Ada', location: CHARLOTTE });
  });

  it('request a new route after a jump, even without another position', async () => {
    const { mapping, sent, seen } = underWay([3, 12]);
    await seen(CHARLOTTE);
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent.at(-1)).toMatchObject({ etaMinutes: 3 });
    await seen(JUMP);
    expect(sent.at(-1)).toMatchObject({ etaMinutes: 15, distanceMeters: 9000 });
    await jest.advanceTimersByTimeAsync(2900);
    expect(mapping.findRoute).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(mapping.findRoute).toHaveBeenLastCalledWith(JUMP, NORTH, null);
    expect(sent.at(-1)).toMatchObject({ etaMinutes: 12, route: { estimated: false } });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(mapping.findRoute).toHaveBeenCalledTimes(2);
  });
});
