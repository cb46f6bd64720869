import { Config } from '../../config/config';
import { only, principal } from '../../platform/testing/stand-ins';
import type { Candidate } from '../dispatch/dispatch.facade';
import { ORGANIZER } from '../members/testing/members-world';
import type { Ride } from '../rides/rides.facade';
import { CompletionService } from './completion.service';
import { TestStepsService } from './test-steps.service';
import { DRIVER, driver, OTHER_DRIVER } from './testing/driving-world';
import { HandoversWorld } from './testing/handovers-world';

const organizer = principal(ORGANIZER);
const ANA = 12;
const REASON = 'Changed with the test tools';

describe('the test tools', () => {
  let world: HandoversWorld;
  let config: Config;
  let steps: TestStepsService;
  let ride: Ride;

  beforeEach(async () => {
    world = new HandoversWorld();
    config = Object.assign(new Config(), { DEMO_TOOLS: true });
    const { database, rides, drivers, runsFacade, alerts, positions, clock, dispatchFacade } = world;
    const completions = new CompletionService(database, rides, drivers, runsFacade, alerts, positions, clock);
    steps = new TestStepsService(config, database, rides, drivers, dispatchFacade, completions, clock);
    world.candidates = [only<Candidate>({ driverId: DRIVER }), only<Candidate>({ driverId: OTHER_DRIVER })];
  });

  const begin = async (more: Partial<Ride> = {}) => void (ride = await world.bookEnRoute(more));
  const waiting = { status: 'pending', driverId: null, acceptedAt: null } as const;
  const take = (status: 'confirmed' | 'en_route' | 'in_progress' | 'completed', who = organizer) =>
    steps.take(who, ride.id, { status });
  const events = async () =>
    (await world.history(ride.id)).map(({ type, actorKind, actorId, reason }) => [type, actorKind, actorId, reason]);
  const byDriver = ['driver', driver.userId] as const;
  const unchanged = async () => {
    expect(await world.stored(ride.id)).toEqual(ride);
    expect(await events()).toEqual([]);
  };

  it('take a ride from its request to its end, as its nearest driver, and say so with every step', async () => {
    await begin({ ...waiting, paymentMethod: 'cash' });
    expect(await take('en_route')).toMatchObject({ status: 'en_route', driverId: DRIVER });
    expect(await take('in_progress')).toMatchObject({ status: 'in_progress' });
    expect(await take('completed')).toMatchObject({ status: 'completed' });
    expect(await events()).toEqual([
      ['driver_assigned', ...byDriver, REASON],
      ['driver_arrived', ...byDriver, null],
      ['trip_started', ...byDriver, REASON],
      ['trip_completed', ...byDriver, REASON],
    ]);
    const now = world.clock.now();
    expect(await world.stored(ride.id)).toMatchObject({ arrivedAt: now, startedAt: now, completedAt: now });
    expect(await world.stored(ride.id)).toMatchObject({ cashReceived: ride.totalCost });
    expect(world.cars.trips).toEqual([DRIVER]);
  });

  it('set out for a scheduled ride that has a driver', async () => {
    await begin({ status: 'confirmed', bookingType: 'scheduled', scheduledAt: world.clock.in(30) });
    expect(await take('en_route')).toMatchObject({ status: 'en_route' });
    expect(await events()).toEqual([['driver_set_out', ...byDriver, REASON]]);
  });

  it('keep an earlier arrival', async () => {
    const arrivedAt = world.clock.in(-4);
    await begin({ arrivedAt });
    await take('in_progress');
    expect(await world.stored(ride.id)).toMatchObject({ arrivedAt, startedAt: world.clock.now() });
    expect(await events()).toEqual([['trip_started', ...byDriver, REASON]]);
  });

  it('receive no cash for a trip paid by card', async () => {
    await begin({ status: 'in_progress', startedAt: world.clock.in(-9) });
    expect(await take('completed')).toMatchObject({ status: 'completed' });
    expect(await world.stored(ride.id)).toMatchObject({ cashReceived: null });
  });

  it('are off unless the deployment turns them on, for every ride', async () => {
    await begin();
    config.DEMO_TOOLS = false;
    await expect(take('in_progress')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(steps.take(organizer, 404, { status: 'en_route' })).rejects.toMatchObject({ code: 'forbidden' });
    await unchanged();
  });

  it('are for the organizer only', async () => {
    await begin();
    await world.take(ride.id, ANA);
    for (const who of [driver, principal(ANA), principal(99), principal(30, { isAdmin: true })])
      await expect(take('in_progress', who)).rejects.toMatchObject({ code: 'not_found' });
    await unchanged();
  });

  it.each([
    ['en_route', 'completed'],
    ['in_progress', 'en_route'],
    ['completed', 'completed'],
    ['cancelled', 'en_route'],
  ] as const)('take no step but the next: with a ride that is %s not %s', async (status, refused) => {
    await begin({ status });
    await expect(take(refused)).rejects.toMatchObject({ code: 'ride_state_conflict' });
    await unchanged();
  });

  it('take no steps of a run, whose stops have an order', async () => {
    await begin({ runId: 70 });
    await expect(take('in_progress')).rejects.toMatchObject({ code: 'ride_state_conflict' });
    await unchanged();
  });

  it('take no step without a driver', async () => {
    await begin({ driverId: null });
    await expect(take('in_progress')).rejects.toMatchObject({ code: 'ride_state_conflict' });
    await unchanged();
  });

  it('take no step of a driver who lost the ride in this moment', async () => {
    await begin({ status: 'confirmed', bookingType: 'scheduled' });
    const find = world.cars.find.bind(world.cars);
    Object.assign(world.drivers, {
      find: async (id: number) => {
        ride = world.add({ ...ride, driverId: OTHER_DRIVER });
        return find(id);
      },
    });
    await expect(take('en_route')).rejects.toMatchObject({ code: 'ride_state_conflict' });
    await unchanged();
  });

  describe('that look for a driver', () => {
    beforeEach(() => begin(waiting));

    it('report that nobody is free', async () => {
      world.candidates = [];
      await expect(take('en_route')).rejects.toMatchObject({ code: 'no_vehicle_available' });
      await unchanged();
    });

    it('report that another call has just found one', async () => {
      Object.assign(world.dispatchFacade, {
        candidates: async () => {
          world.add({ ...ride, status: 'en_route', driverId: DRIVER });
          return [];
        },
      });
      await expect(take('en_route')).rejects.toMatchObject({ code: 'ride_state_conflict' });
    });

    it('leave the ride to a driver who has accepted it in the meantime', async () => {
      Object.assign(world.dispatchFacade, {
        candidates: async () => {
          ride = world.add({ ...ride, status: 'confirmed', driverId: OTHER_DRIVER });
          return world.candidates;
        },
        assign: () => Promise.reject(new Error('the ride was taken from its driver')),
      });
      await expect(take('en_route')).rejects.toMatchObject({ code: 'ride_state_conflict' });
      await unchanged();
    });

    it('report that the driver has taken another ride in the meantime', async () => {
      await world.bookEnRoute();
      await expect(take('en_route')).rejects.toMatchObject({ code: 'driver_not_assignable' });
      await unchanged();
    });

    it('report other failures as they are', async () => {
      Object.assign(world.dispatchFacade, { assign: () => Promise.reject(new Error('connection lost')) });
      await expect(take('en_route')).rejects.toThrow('connection lost');
      await unchanged();
    });
  });
});
