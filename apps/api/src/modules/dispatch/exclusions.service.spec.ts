import { only } from '../../platform/testing/stand-ins';
import type { AssignableDriver, DriversFacade } from '../drivers/drivers.facade';
import type { MappingFacade } from '../mapping/mapping.facade';
import type { Ride } from '../rides/rides.facade';
import { AssignableDrivers } from './assignable-drivers.service';
import { AssignmentsService } from './assignments.service';
import { ExclusionsService } from './exclusions.service';
import { seekDriver } from './offering.service';
import type { RideTypeAvailabilityService } from './ride-type-availability.service';
import { seekRide } from './search.service';
import { DAN, DispatchWorld, EVA } from './testing/dispatch-world';

const OPERATOR = { as: 'admin', userId: 5 } as const;

let world: DispatchWorld;
let service: ExclusionsService;
let ride: Ride;
/** Drivers at work who are free for the ride, the nearest first, with the seconds that they need by road. */
let free: Map<number, number>;
let isVehicleAround: boolean;

beforeEach(() => {
  world = new DispatchWorld();
  ride = world.add();
  free = new Map([
    [DAN, 600],
    [EVA, 300],
  ]);
  isVehicleAround = true;
  const drivers = only<DriversFacade>({
    find: world.drivers.find,
    assignable: async ({ driverId: one }) =>
      [...free.keys()]
        .filter((driverId) => one === undefined || driverId === one)
        .map((driverId) => only<AssignableDriver>({ driverId, lat: driverId, lng: -80.8 })),
  });
  const mapping = only<MappingFacade>({
    travelCosts: async (origins) =>
      origins.map(({ lat }) => ({ meters: 1_000, seconds: free.get(lat)!, estimated: false })),
  });
  const assignable = new AssignableDrivers(drivers, mapping, world.standby, world.eligibility, world.clock);
  service = new ExclusionsService(
    ...([world.offers, world.withdrawals, world.jobs] as const),
    only<RideTypeAvailabilityService>({ canRequestNow: async () => isVehicleAround }),
    new AssignmentsService(
      ...([world.rides, assignable, world.offers, world.pushes, world.jobs, world.clock] as const),
    ),
    assignable,
  );
});

describe('a driver who lost a ride', () => {
  it('is not asked about it again, and looks for another one', async () => {
    await world.offer(ride.id, DAN);
    await world.transaction((tx) => world.offers.accept(tx, ride.id, DAN, world.clock.now()));
    await world.transaction((tx) => service.exclude(tx, ride.id, DAN, 'stopped_coming'));
    expect(world.offers.ofRide(ride.id)).toMatchObject([
      { driverId: DAN, status: 'withdrawn', cause: 'stopped_coming' },
    ]);
    expect(world.enqueued()).toEqual([{ name: seekRide.name, driverId: DAN }]);
  });
});

describe('a ride that has changed', () => {
  it('is offered anew, also to those who were asked', async () => {
    await world.offer(ride.id, DAN);
    await world.transaction((tx) => service.restartOffers(tx, ride.id));
    expect(world.answers(ride.id)).toEqual([]);
    expect(world.enqueued()).toEqual([
      { name: seekDriver.name, rideId: ride.id },
      { name: seekRide.name, driverId: DAN },
    ]);
    expect(world.pushed).toEqual([`no offer of ${ride.id} to ${DAN}`]);
  });
});

describe('an immediate request', () => {
  it('is refused when no vehicle could serve it', async () => {
    const check = () =>
      world.transaction((tx) =>
        service.checkAvailable(tx, {
          rideType: 'GroupX',
          groupSize: 4,
          durationSeconds: 900,
          isHourlyBooking: false,
          pickup: { lat: 35.2, lng: -80.8 },
          destination: { lat: 35.3, lng: -80.9 },
        }),
      );
    await expect(check()).resolves.toBeUndefined();
    isVehicleAround = false;
    await expect(check()).rejects.toMatchObject({ code: 'no_vehicle_available' });
  });
});

describe('an assignment by operations', () => {
  const assign = (driverId: number) =>
    world.transaction((tx) =>
      service.assign(tx, world.ride(ride.id), driverId, { actor: OPERATOR, reason: 'Asked by phone.' }),
    );

  it('offers the choice by the time that drivers need', async () => {
    const candidates = await service.candidates(ride);
    expect(candidates.map(({ driverId, pickupCost }) => [driverId, pickupCost.seconds])).toEqual([
      [EVA, 300],
      [DAN, 600],
    ]);
  });

  it('sends a driver at work to an immediate request', async () => {
    await assign(DAN);
    expect(world.ride(ride.id)).toMatchObject({ status: 'en_route', driverId: DAN, acceptedAt: world.clock.now() });
    expect(world.history).toEqual([
      { rideId: ride.id, type: 'driver_assigned', actor: OPERATOR, data: { driverId: DAN } },
    ]);
  });

  it('replaces the driver of a ride, who has arrived already', async () => {
    world.rows.change(ride.id, { status: 'en_route', driverId: EVA, arrivedAt: world.clock.now(), wrongCodes: 2 });
    await assign(DAN);
    expect(world.ride(ride.id)).toMatchObject({ driverId: DAN, status: 'en_route', arrivedAt: null, wrongCodes: 0 });
    expect(world.history).toMatchObject([{ data: { driverId: DAN, replacedDriverId: EVA } }]);
  });

  it('is refused for a driver who is not free', async () => {
    free.delete(DAN);
    await expect(assign(DAN)).rejects.toMatchObject({ code: 'driver_not_assignable' });
    expect(world.ride(ride.id).driverId).toBeNull();
  });

  it('is refused once the trip has begun', async () => {
    world.rows.change(ride.id, { status: 'in_progress', driverId: EVA });
    await expect(assign(DAN)).rejects.toMatchObject({ code: 'ride_state_conflict' });
  });

  it('ends the offers of the ride, and those to the driver', async () => {
    const another = world.add();
    await world.offer(ride.id, EVA);
    await world.offer(ride.id, DAN);
    await world.offer(another.id, DAN);
    await assign(DAN);
    expect(world.answers(ride.id)).toEqual([
      [EVA, 'withdrawn'],
      [DAN, 'withdrawn'],
    ]);
    expect(world.answers(another.id)).toEqual([[DAN, 'withdrawn']]);
    expect(world.offers.ofRide(ride.id).map(({ cause }) => cause)).toEqual(['assigned', 'assigned']);
    expect(world.enqueued()).toEqual([
      { name: seekRide.name, driverId: EVA },
      { name: seekDriver.name, rideId: another.id },
    ]);
    expect(world.pushed).toEqual([
      `no offer of ${ride.id} to ${EVA}`,
      `no offer of ${ride.id} to ${DAN}`,
      `no offer of ${another.id} to ${DAN}`,
    ]);
  });

  it('leaves the driver of a scheduled ride their other offers', async () => {
    const now = world.add();
    ride = world.addScheduled(240);
    await world.offer(now.id, DAN);
    await assign(DAN);
    expect(world.ride(ride.id).status).toBe('confirmed');
    expect(world.answers(now.id)).toEqual([[DAN, 'open']]);
  });

  it('takes a driver from the standby list, at work or not', async () => {
    ride = world.addScheduled(240);
    await world.wait(ride.id, DAN, EVA);
    free.delete(DAN);
    await assign(DAN);
    expect(world.history).toMatchObject([{ data: { driverId: DAN, standby: true } }]);
    expect(await world.standby.lists([ride.id])).toMatchObject([{ driverId: EVA, place: 1 }]);
    await assign(EVA);
    expect(world.history[1]).toMatchObject({ data: { driverId: EVA, replacedDriverId: DAN } });
    expect(world.history[1]!.data).not.toHaveProperty('standby');
    expect(await world.standby.lists([ride.id])).toEqual([]);
  });

  it('is refused for somebody on the standby list who cannot serve the ride any more', async () => {
    ride = world.addScheduled(240);
    await world.wait(ride.id, DAN);
    free.delete(DAN);
    world.exclusions.set(DAN, 'documents_expired');
    await expect(assign(DAN)).rejects.toMatchObject({ code: 'driver_not_assignable' });
    world.exclusions.clear();
    world.driverStates.set(DAN, { applicationStatus: 'suspended', isOnline: false });
    await expect(assign(DAN)).rejects.toMatchObject({ code: 'driver_not_assignable' });
    world.driverStates.set(DAN, { applicationStatus: 'approved', isOnline: false });
    world.clock.forward(211);
    await expect(assign(DAN)).rejects.toMatchObject({ code: 'driver_not_assignable' });
    expect(await world.standby.lists([ride.id])).toHaveLength(1);
  });
});
