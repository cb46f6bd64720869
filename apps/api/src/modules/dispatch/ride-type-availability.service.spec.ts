import { INITIAL_VEHICLE_RULES, type AvailabilityRequest, type RideType } from '@groupride/contracts';
import { milesToMeters, type LatLng } from '@groupride/geo';
import { Config } from '../../config/config';
import type { Transaction } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import { only, SetClock } from '../../platform/testing/stand-ins';
import type { CityFacade } from '../city/city.facade';
import type { DriversFacade, VehiclesNearby, WorkingVehicle } from '../drivers/drivers.facade';
import type { TravelTimes } from '../mapping/travel-times.facade';
import type { VehicleRulesFacade } from '../settings/settings.facade';
import { RideTypeAvailabilityService, type TripQuery } from './ride-type-availability.service';
import type { AskingGroup, SharedVehicles } from './shared-vehicles.service';
import { DAN, EVA } from './testing/dispatch-world';

const PICKUP = { lat: 35.2271, lng: -80.8431 };
const AIRPORT = { lat: 35.214, lng: -80.9431 };
const tx = {} as Transaction;

let clock: SetClock;
let config: Config;
let vehicles: WorkingVehicle[];
let searches: (VehiclesNearby & { tx: Transaction | undefined })[];
/** Seconds of driving from one point to another; null without a road. */
let seconds: (from: LatLng, to: LatLng) => number | null;
/** Seconds to the pickup of the shared vehicle that the group would join. */
let shared: number | null;
let asking: AskingGroup[];
let isFailing: boolean;
let service: RideTypeAvailabilityService;

beforeEach(() => {
  [clock, config] = [new SetClock(), new Config()];
  [vehicles, searches, asking, shared, isFailing] = [[], [], [], null, false];
  seconds = () => 290;
  service = new RideTypeAvailabilityService(
    only<DriversFacade>({
      vehiclesNear: async (search, of) => {
        searches.push({ ...search, tx: of });
        if (isFailing) throw new Error('connection lost');
        return vehicles;
      },
    }),
    only<CityFacade>({
      checkServed: (field, { lat }) => {
        if (lat > 40) throw new ApiError('place_outside_area', '', { extra: { field } });
      },
    }),
    only<TravelTimes>({
      matrix: (origins, destinations) => ({
        seconds: origins.map((from) => destinations.map((to) => seconds(from, to))),
        estimated: true,
      }),
    }),
    only<VehicleRulesFacade>({ current: INITIAL_VEHICLE_RULES }),
    only<SharedVehicles>({
      pickupSecondsFor: async (group) => {
        asking.push(group);
        return shared;
      },
    }),
    ...([config, clock] as const),
  );
});

const vehicle = (more: Partial<WorkingVehicle> = {}): WorkingVehicle => ({
  driverId: DAN,
  vehicleClass: 'car',
  seats: 6,
  position: PICKUP,
  busyUntil: null,
  takesAnother: false,
  ...more,
});
const ask = (more: Partial<AvailabilityRequest> = {}) =>
  service.ofAllTypes({ pickup: PICKUP, groupSize: 4, ...more } as AvailabilityRequest);
const of = async (rideType: RideType, more: Partial<AvailabilityRequest> = {}) =>
  (await ask(more)).rideTypes.find((each) => each.rideType === rideType)!;
const none = { minutes: null, minutesEstimated: false, nextAvailableAt: null };

describe('the availability of ride types', () => {
  it('is now when a vehicle of the type is free, with the time to the pickup', async () => {
    vehicles = [vehicle()];
    expect(await of('GroupX')).toEqual({
      rideType: 'GroupX',
      availability: 'now',
      canRequestNow: true,
      minutes: 5,
      minutesEstimated: true,
      nextAvailableAt: null,
      suggestedStart: null,
    });
    expect(await of('GroupXL')).toEqual({
      ...none,
      rideType: 'GroupXL',
      availability: 'none',
      canRequestNow: false,
      suggestedStart: clock.in(120).toISOString(),
    });
  });

  it('is soon when a trip ends before a search would, and otherwise later', async () => {
    vehicles = [vehicle({ busyUntil: clock.in(10) })];
    expect(await of('GroupX')).toEqual({
      ...none,
      rideType: 'GroupX',
      availability: 'soon',
      canRequestNow: true,
      nextAvailableAt: clock.in(15).toISOString(),
      suggestedStart: clock.in(15).toISOString(),
    });
    clock.forward(1);
    vehicles = [vehicle({ busyUntil: clock.in(11) })];
    expect(await of('GroupX')).toMatchObject({ availability: 'later', canRequestNow: false });
  });

  it('says that a group is too large for a type, whatever is around', async () => {
    vehicles = [vehicle({ seats: 60, vehicleClass: 'coach' })];
    expect(await of('GroupX', { groupSize: 30 })).toMatchObject({
      ...none,
      availability: 'group_too_large',
      canRequestNow: false,
      suggestedStart: null,
    });
    config.REQUIRE_VEHICLE = false;
    clock.forward(1);
    expect(await of('GroupX', { groupSize: 30 })).toMatchObject({ canRequestNow: false });
  });

  it('lets people request a ride without a vehicle where none is required', async () => {
    config.REQUIRE_VEHICLE = false;
    expect(await of('GroupX')).toMatchObject({ availability: 'none', canRequestNow: true });
  });

  it('counts no vehicle without a road to the pickup', async () => {
    vehicles = [vehicle()];
    seconds = () => null;
    expect(await of('GroupX')).toMatchObject({ availability: 'none' });
  });

  it('does not reveal where exactly a vehicle is', async () => {
    const from: LatLng[] = [];
    seconds = (origin) => {
      from.push(origin);
      return 60;
    };
    vehicles = [vehicle({ position: { lat: 35.22489, lng: -80.84123 } })];
    await ask();
    expect(from).toEqual([{ lat: 35.225, lng: -80.84 }]);
  });

  it('is the same for a while, and for all who ask near there', async () => {
    vehicles = [vehicle()];
    const first = await ask();
    vehicles = [];
    expect(await ask({ pickup: { lat: 35.22699, lng: -80.84312 } })).toBe(first);
    expect(searches).toHaveLength(1);
    for (const other of [{ groupSize: 5 }, { destination: AIRPORT }, { pickup: AIRPORT }]) await ask(other);
    expect(searches).toHaveLength(4);
    clock.forward(4.9 / 60);
    await ask();
    expect(searches).toHaveLength(4);
    clock.forward(0.1 / 60);
    expect(await of('GroupX')).toMatchObject({ availability: 'none' });
  });

  it('is looked up again after a failure', async () => {
    isFailing = true;
    await expect(ask()).rejects.toThrow('connection lost');
    isFailing = false;
    expect(await of('GroupX')).toMatchObject({ availability: 'none' });
  });

  it('is told only for places that are served', async () => {
    const far = { lat: 41, lng: -80 };
    const refused = (field: string) => ({ code: 'place_outside_area', more: { extra: { field } } });
    await expect(ask({ pickup: far })).rejects.toMatchObject(refused('pickup'));
    await expect(ask({ destination: far })).rejects.toMatchObject(refused('destination'));
    expect(searches).toEqual([]);
  });
});

describe('the availability of a shared vehicle', () => {
  const withDestination = { destination: AIRPORT };

  it('is now when the group can join another one, even if a free vehicle is nearer', async () => {
    vehicles = [vehicle(), vehicle({ driverId: EVA, takesAnother: true, busyUntil: clock.in(20) })];
    shared = 610;
    expect(await of('GroupPool', withDestination)).toMatchObject({
      availability: 'now',
      canRequestNow: true,
      minutes: 10,
      suggestedStart: null,
    });
    expect(await of('GroupX', withDestination)).toMatchObject({ minutes: 5 });
    expect(asking).toMatchObject([{ groupSize: 4, driverIds: [EVA], soonest: 290, pickupLat: 35.227 }]);
    expect(asking[0]!.placeOf({ lat: 35.22489, lng: -80.84123 })).toEqual({ lat: 35.225, lng: -80.84 });
    expect(searches[0]!.joining).toMatchObject({ rideType: 'GroupPool', durationSeconds: 290, travelSeconds: 900 });
  });

  it('is that of a free vehicle when the group can join none', async () => {
    vehicles = [vehicle(), vehicle({ driverId: EVA, takesAnother: true, busyUntil: clock.in(20) })];
    expect(await of('GroupPool', withDestination)).toMatchObject({ availability: 'now', minutes: 5 });
  });

  it('is not looked up without a destination, a road to it or a driver who takes another group', async () => {
    vehicles = [vehicle({ takesAnother: true })];
    await ask();
    expect(searches[0]!.joining).toBeNull();
    seconds = (_, to) => (to.lng < -80.9 ? null : 60);
    await ask(withDestination);
    expect(searches[1]!.joining).toBeNull();
    vehicles = [vehicle()];
    seconds = () => 60;
    await ask({ ...withDestination, groupSize: 3 });
    expect(searches[2]!.joining).not.toBeNull();
    expect(asking).toEqual([]);
  });
});

describe('booking an immediate ride', () => {
  const trip = (more: Partial<TripQuery> = {}): TripQuery => ({
    rideType: 'GroupPool',
    groupSize: 4,
    pickup: PICKUP,
    destination: AIRPORT,
    durationSeconds: 900,
    isHourlyBooking: false,
    ...more,
  });
  const can = (more: Partial<TripQuery> = {}) => service.canRequestNow(tx, trip(more));

  it('needs a vehicle that is free before the search ends', async () => {
    expect(await can({ rideType: 'GroupX' })).toBe(false);
    vehicles = [vehicle({ busyUntil: clock.in(11) })];
    expect(await can({ rideType: 'GroupX' })).toBe(false);
    vehicles = [vehicle({ busyUntil: clock.in(10) })];
    expect(await can({ rideType: 'GroupX' })).toBe(true);
    const search = { withinMeters: milesToMeters(15), now: clock.now(), freeUntil: clock.in(30), joining: null };
    expect(searches[0]).toEqual({ ...search, pickup: PICKUP, tx });
  });

  it('needs none where none is required', async () => {
    config.REQUIRE_VEHICLE = false;
    expect(await can()).toBe(true);
    expect(searches).toEqual([]);
  });

  it('can be a group that joins another one, which is checked with exact places', async () => {
    vehicles = [vehicle({ takesAnother: true, busyUntil: clock.in(40) })];
    expect(await can()).toBe(false);
    shared = 60;
    expect(await can()).toBe(true);
    expect(asking[0]!.placeOf(AIRPORT)).toEqual(AIRPORT);
    expect(asking[0]!.soonest).toBeNull();
  });

  it('does not look for another group when a vehicle is free, the ride is by the hour or the group is too large', async () => {
    vehicles = [vehicle({ takesAnother: true })];
    shared = 60;
    expect(await can()).toBe(true);
    vehicles = [vehicle({ takesAnother: true, busyUntil: clock.in(40) })];
    expect(await can({ isHourlyBooking: true })).toBe(false);
    expect(await can({ rideType: 'GroupX' })).toBe(false);
    expect(await can({ groupSize: 40 })).toBe(false);
    expect(asking).toEqual([]);
  });
});
