import { INITIAL_VEHICLE_RULES, type VehicleRules } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import { only } from '../../platform/testing/stand-ins';
import type { AheadAssessment, AheadDriver, AheadFacade, PlannedRide } from '../drivers/ahead.facade';
import type { MappingFacade } from '../mapping/mapping.facade';
import type { TravelTimes } from '../mapping/travel-times.facade';
import type { Ride } from '../rides/rides.facade';
import type { VehicleRulesFacade } from '../settings/settings.facade';
import { AheadEligibility } from './ahead-eligibility.service';
import { DAN, EVA } from './testing/dispatch-world';
import { someRide } from '../rides/testing/some-ride';

const MINUTE = 60;
const RIDE = 7;
const tx = {} as Transaction;
/** A point this many seconds of driving to the east. */
const at = (lng: number): LatLng => ({ lat: 0, lng });
const time = (text: string) => new Date(`2027-01-04T${text}:00Z`);

let assessments: (AheadAssessment & { tx: Transaction | undefined })[];
let assessed: AheadDriver[];
let planned: PlannedRide[];
/** The drivers whose planned rides were asked for. */
let plansOf: (readonly number[])[];
let matrices: (readonly LatLng[])[][];
/** A point that no road leads to or from. */
let island: LatLng | null;
let estimated: boolean;
let rules: (bookedAt: Date) => VehicleRules;
let service: AheadEligibility;

/** At noon, for a quarter of an hour, from a point to another ten minutes further east. */
const noon = (more: Partial<Ride> = {}): Ride =>
  someRide({
    id: RIDE,
    bookingType: 'scheduled',
    scheduledAt: time('12:00'),
    durationSeconds: 15 * MINUTE,
    pickupLat: 0,
    pickupLng: 0,
    dropoffLat: 0,
    dropoffLng: 10 * MINUTE,
    ...more,
  });
const driver = (driverId: number, more: Partial<AheadDriver> = {}): AheadDriver => ({
  rideId: RIDE,
  driverId,
  seats: 7,
  vehicleClass: 'van',
  ...at(-300),
  ridesAhead: 0,
  exclusion: null,
  alike: 2,
  ...more,
});
const plan = (
  driverId: number,
  rideId: number,
  from: string,
  until: string,
  places: [LatLng, LatLng],
): PlannedRide => ({
  driverId,
  rideId,
  startsAt: time(from),
  endsAt: time(until),
  pickup: places[0],
  dropoff: places[1],
});

beforeEach(() => {
  [assessments, assessed, planned, plansOf, matrices] = [[], [driver(DAN)], [], [], []];
  [island, estimated, rules] = [null, false, () => INITIAL_VEHICLE_RULES];
  const isOnIsland = ({ lat, lng }: LatLng) => island?.lat === lat && island.lng === lng;
  service = new AheadEligibility(
    only<AheadFacade>({
      assess: async (assessment, of) => {
        assessments.push({ ...assessment, tx: of });
        return assessed;
      },
      plannedRides: async (driverIds) => {
        plansOf.push(driverIds);
        return planned.filter(({ driverId }) => driverIds.includes(driverId));
      },
    }),
    only<TravelTimes>({
      matrix: (origins, destinations) => {
        matrices.push([origins, destinations]);
        const seconds = origins.map((from) =>
          destinations.map((to) => (isOnIsland(from) || isOnIsland(to) ? null : Math.abs(from.lng - to.lng))),
        );
        return { seconds, estimated };
      },
    }),
    only<MappingFacade>({ estimate: () => ({ meters: 1, seconds: 40 * MINUTE, estimated: true }) }),
    only<VehicleRulesFacade>({ at: (bookedAt) => rules(bookedAt) }),
  );
});

const candidatesOf = async (rides: Ride[] = [noon()]) => (await service.of(rides, null)).candidates;
/** What is known about the only driver. */
const candidate = async (ride = noon()) => (await candidatesOf([ride])).get(RIDE)![0]!;

describe('a driver who could serve a scheduled ride', () => {
  it('comes from the last position, if one was ever reported', async () => {
    expect(await candidate()).toEqual({ ...driver(DAN), seconds: 300 });
    assessed = [driver(DAN, { lat: null, lng: null })];
    expect(await candidate()).toMatchObject({ exclusion: null, seconds: null });
  });

  it('comes from where the previous ride ends, unless that is long over', async () => {
    planned = [plan(DAN, 1, '07:00', '08:00', [at(0), at(-900)])];
    expect(await candidate()).toMatchObject({ seconds: 900 });
    planned = [plan(DAN, 1, '07:00', '07:59', [at(0), at(-900)])];
    expect(await candidate()).toMatchObject({ seconds: 300 });
  });

  it('gets there from the previous ride in time by road', async () => {
    planned = [plan(DAN, 1, '10:00', '11:30', [at(0), at(-30 * MINUTE)])];
    expect(await candidate()).toMatchObject({ exclusion: null, alike: 2 });
    planned = [plan(DAN, 1, '10:00', '11:30', [at(0), at(-30 * MINUTE - 1)])];
    // The time is the driver's own, so that no other driver is like them.
    expect(await candidate()).toMatchObject({ exclusion: 'scheduled_ride', alike: 1 });
  });

  it('gets from there to the next ride in time by road', async () => {
    planned = [plan(DAN, 1, '12:45', '13:00', [at(40 * MINUTE), at(0)])];
    expect(await candidate()).toMatchObject({ exclusion: null });
    planned = [plan(DAN, 1, '12:45', '13:00', [at(40 * MINUTE + 1), at(0)])];
    expect(await candidate()).toMatchObject({ exclusion: 'scheduled_ride' });
  });

  it('has the next ride after all hours of a ride that is booked by the hour', async () => {
    const hours = noon({ isHourlyBooking: true, hourlyDuration: 2 });
    planned = [plan(DAN, 1, '14:30', '15:00', [at(40 * MINUTE), at(0)])];
    expect(await candidate(hours)).toMatchObject({ exclusion: null });
    planned = [plan(DAN, 1, '14:29', '15:00', [at(40 * MINUTE), at(0)])];
    expect(await candidate(hours)).toMatchObject({ exclusion: 'scheduled_ride' });
  });

  it('is not kept from a ride by the same ride, nor by those of others', async () => {
    planned = [
      plan(DAN, RIDE, '12:00', '12:15', [at(9000), at(9000)]),
      plan(EVA, 1, '11:00', '11:59', [at(9000), at(9000)]),
    ];
    assessed = [driver(DAN), driver(EVA)];
    const found = (await candidatesOf()).get(RIDE)!;
    expect(found.map(({ driverId, exclusion }) => [driverId, exclusion])).toEqual([
      [DAN, null],
      [EVA, 'scheduled_ride'],
    ]);
  });

  it('needs the estimated time where no road leads', async () => {
    island = at(-60);
    planned = [plan(DAN, 1, '10:00', '11:20', [at(0), island])];
    expect(await candidate()).toMatchObject({ exclusion: null, seconds: 40 * MINUTE });
    planned = [plan(DAN, 1, '10:00', '11:21', [at(0), island])];
    expect(await candidate()).toMatchObject({ exclusion: 'scheduled_ride', seconds: 40 * MINUTE });
  });
});

describe('a driver who cannot serve a scheduled ride', () => {
  it('keeps the reason, whatever other rides there are', async () => {
    const refused = driver(EVA, { exclusion: 'refused', alike: 9 });
    const free = [8, 9].map((rideId) => driver(EVA, { rideId }));
    assessed = [driver(DAN, { exclusion: 'documents_expired' }), refused, ...free];
    planned = [plan(EVA, 1, '11:00', '11:59', [at(9000), at(9000)])];
    const found = await candidatesOf([noon(), noon({ id: 8 }), noon({ id: 9 })]);
    expect(found.get(RIDE)![1]).toEqual({ ...refused, seconds: 9000 });
    expect(found.get(8)).toMatchObject([{ driverId: EVA, exclusion: 'scheduled_ride' }]);
    // Only the days of those who could serve one of the rides matter.
    expect(plansOf).toEqual([[EVA]]);
  });
});

describe('the drivers for several rides', () => {
  it('are listed by ride in the order of the database, also when there are none', async () => {
    assessed = [driver(EVA, { rideId: 8 }), driver(DAN, { rideId: 8 }), driver(DAN)];
    const found = await candidatesOf([noon(), noon({ id: 8 }), noon({ id: 9 })]);
    expect([...found].map(([rideId, drivers]) => [rideId, drivers.map(({ driverId }) => driverId)])).toEqual([
      [RIDE, [DAN]],
      [8, [EVA, DAN]],
      [9, []],
    ]);
  });

  it('are compared with one matrix, which has each place once', async () => {
    const evening = noon({ id: 8, scheduledAt: time('17:00'), pickupLng: 500 });
    assessed = [driver(DAN), driver(EVA), driver(DAN, { rideId: 8 })];
    planned = [plan(DAN, 1, '13:00', '13:30', [at(700), at(800)])];
    const found = await candidatesOf([noon(), evening]);
    expect(matrices).toEqual([
      [
        // Dan goes on to the next ride, both drivers are at the same place, and Dan comes from the ride before.
        [at(10 * MINUTE), at(-300), at(800)],
        [at(700), at(0), at(500)],
      ],
    ]);
    expect(found.get(8)).toMatchObject([{ driverId: DAN, exclusion: null, seconds: 300 }]);
  });

  it('say whether times are estimated', async () => {
    expect((await service.of([noon()], null)).estimated).toBe(false);
    estimated = true;
    expect((await service.of([noon()], null)).estimated).toBe(true);
  });

  it('are limited to those who may get an offer, unless one driver is asked about', async () => {
    await service.of([noon(), noon({ id: 8 })], null);
    await service.of([noon()], DAN);
    const travelSeconds = 15 * MINUTE;
    expect(assessments).toEqual([
      { rideIds: [RIDE, 8], driverId: null, asks: true, travelSeconds, tx: undefined },
      { rideIds: [RIDE], driverId: DAN, asks: false, travelSeconds, tx: undefined },
    ]);
  });
});

describe('what keeps a driver from a ride', () => {
  it('is asked in the transaction that holds their locks, for an offer if there will be one', async () => {
    expect(await service.exclusion(tx, noon(), DAN)).toBeNull();
    expect(await service.exclusion(tx, noon(), DAN, true)).toBeNull();
    expect(assessments.map(({ driverId, asks, tx: of }) => [driverId, asks, of === tx])).toEqual([
      [DAN, false, true],
      [DAN, true, true],
    ]);
  });

  it('can be the way from another ride', async () => {
    planned = [plan(DAN, 1, '11:00', '11:59', [at(0), at(61)])];
    expect(await service.exclusion(tx, noon(), DAN)).toBe('scheduled_ride');
  });

  it('is being offline when the database does not list the driver', async () => {
    assessed = [];
    expect(await service.exclusion(tx, noon(), DAN)).toBe('offline');
  });
});

it('takes the vehicle classes by the rules at the time of booking', () => {
  const changed: VehicleRules = {
    ...INITIAL_VEHICLE_RULES,
    classes: INITIAL_VEHICLE_RULES.classes.map((each) =>
      each.vehicleClass === 'minibus' ? { ...each, offered: false } : each,
    ),
  };
  rules = (bookedAt) => (bookedAt < time('09:00') ? INITIAL_VEHICLE_RULES : changed);
  expect(service.classesFor(noon({ createdAt: time('08:59') }))).toEqual({
    suitable: ['car'],
    larger: ['van', 'minibus'],
  });
  expect(service.classesFor(noon({ createdAt: time('09:00') }))).toEqual({ suitable: ['car'], larger: ['van'] });
});
