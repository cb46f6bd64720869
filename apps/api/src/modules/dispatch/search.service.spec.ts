import { only } from '../../platform/testing/stand-ins';
import type { Ride } from '../rides/rides.facade';
import type { CandidatesService } from './candidates.service';
import type { RideCandidates } from './domain/candidates';
import { expireOffer, seekDriver } from './offering.service';
import { endSearch, SearchService } from './search.service';
import { DAN, DispatchWorld, EVA, searchFor } from './testing/dispatch-world';

let world: DispatchWorld;
let service: SearchService;
/** Who is around, the best first. */
let candidates: RideCandidates;
/** Drivers whom other transactions have locked. */
let locked: Set<number>;

beforeEach(() => {
  world = new DispatchWorld();
  candidates = searchFor(world.add({ status: 'completed' }), world.clock.now()).candidates;
  locked = new Set();
  const around = only<CandidatesService>({
    of: async (rides) => new Map(rides.map(({ id }) => [id, candidates])),
    lock: async (_tx, _rideId, driverId) => (locked.has(driverId) ? null : { meters: 800, isAsleep: false }),
  });
  service = new SearchService(
    ...([world.rides, around, world.offering, world.offers, world.jobs, world.config, world.clock] as const),
  );
});

const step = (ride: Ride) => world.transaction((tx) => service.step(tx, ride.id));
const begin = (ride: Ride) => world.transaction((tx) => service.begin(tx, ride.id));
const end = (ride: Ride) => world.transaction((tx) => service.end(tx, ride.id));
const jobs = () => world.recordedJobs.enqueued.map(({ name, at }) => [name, at]);
const justAfter = (at: Date) => new Date(at.getTime() + 1);

describe('the beginning of a search', () => {
  it('schedules the end of an immediate request, which is matched with others', async () => {
    const ride = world.add();
    expect(await world.transaction((tx) => service.beginImmediate(tx, ride))).toBe(true);
    expect(jobs()).toEqual([[endSearch.name, justAfter(world.clock.in(10))]]);
    expect(await world.transaction((tx) => service.beginImmediate(tx, world.addScheduled(60)))).toBe(false);
    expect(jobs()).toHaveLength(1);
  });

  it('waits for the two hours before a scheduled ride', async () => {
    const ride = world.addScheduled(180);
    await begin(ride);
    expect(jobs()).toEqual([
      [endSearch.name, justAfter(world.clock.in(190))],
      [seekDriver.name, world.clock.in(60)],
    ]);
    expect(world.answers(ride.id)).toEqual([]);
  });

  it('offers a scheduled ride at once when it starts soon', async () => {
    const ride = world.addScheduled(90);
    await begin(ride);
    expect(jobs().map(([name]) => name)).toEqual([endSearch.name, expireOffer.name]);
    expect(world.answers(ride.id)).toEqual([[DAN, 'open']]);
  });

  it('does nothing for a ride that does not wait', async () => {
    await begin(world.addScheduled(90, { status: 'cancelled' }));
    expect(jobs()).toEqual([]);
  });
});

describe('a step of a search', () => {
  it('offers a scheduled ride to the best driver', async () => {
    const ride = world.addScheduled(60);
    expect(await step(ride)).toBe(DAN);
    expect(world.answers(ride.id)).toEqual([[DAN, 'open']]);
  });

  it('asks nobody else while an offer is open', async () => {
    const ride = world.addScheduled(60);
    await world.offer(ride.id, EVA);
    expect(await step(ride)).toBeNull();
    expect(world.answers(ride.id)).toEqual([[EVA, 'open']]);
  });

  it('takes the next driver when the best one is locked, and says so', async () => {
    locked.add(DAN);
    const ride = world.addScheduled(60);
    expect(await step(ride)).toBe(EVA);
    expect(world.decisions.all[0]!.candidates.map(({ driverId, result }) => [driverId, result])).toEqual([
      [DAN, 'locked'],
      [EVA, 'offered'],
    ]);
  });

  it('tries again soon when all are locked, before it takes a larger vehicle', async () => {
    locked.add(DAN);
    const [dan, eva] = candidates.free;
    candidates = { ...candidates, free: [dan!, { ...eva!, fit: 'larger' }] };
    const ride = world.addScheduled(60);
    expect(await step(ride)).toBeNull();
    expect(world.enqueued()).toEqual([{ name: seekDriver.name, rideId: ride.id }]);
    expect([world.answers(ride.id), world.decisions.all]).toEqual([[], []]);
  });

  it('records when nobody is around', async () => {
    candidates = { ...candidates, free: [], counts: { offline: 2 } };
    const ride = world.addScheduled(60);
    expect(await step(ride)).toBeNull();
    expect(world.decisions.all).toMatchObject([{ rideId: ride.id, driverId: null, leftOut: { offline: 2 } }]);
    expect(jobs()).toEqual([]);
  });

  it('is not made for immediate requests, rides of a run, and those that start later', async () => {
    for (const ride of [world.add(), world.addScheduled(60, { runId: 3 }), world.addScheduled(121)])
      expect(await step(ride)).toBeNull();
    expect([jobs(), world.decisions.all]).toEqual([[], []]);
  });
});

describe('the end of a search', () => {
  it('cancels a request that nobody has taken, up to its last moment', async () => {
    const ride = world.add();
    world.clock.forward(10);
    await end(ride);
    expect(world.ride(ride.id).status).toBe('pending');
    expect(jobs()).toEqual([[endSearch.name, justAfter(world.clock.now())]]);
    world.clock.forward(1);
    await end(ride);
    expect(world.ride(ride.id)).toMatchObject({ status: 'cancelled', cancelledAt: world.clock.now() });
    expect(world.ride(ride.id).cancelReason).toMatch(/driver/i);
    expect(world.history).toMatchObject([{ type: 'ride_cancelled', actor: { as: 'system' } }]);
    expect(world.decisions.all).toMatchObject([{ rideId: ride.id, driverId: null }]);
  });

  it('waits for the answer to an open offer', async () => {
    const ride = world.add();
    world.clock.forward(11);
    await world.offer(ride.id, DAN);
    await end(ride);
    expect(world.ride(ride.id).status).toBe('pending');
  });

  it('comes ten minutes after the start of a scheduled ride, and later when its driver gave it back', async () => {
    const [ride, released] = [world.addScheduled(30), world.addScheduled(30, { pendingSince: world.clock.in(35) })];
    world.clock.forward(41);
    for (const each of [ride, released]) await end(each);
    expect([ride, released].map(({ id }) => world.ride(id).status)).toEqual(['cancelled', 'pending']);
    expect(jobs()).toEqual([[endSearch.name, justAfter(world.clock.in(4))]]);
  });

  it('leaves a ride that has a driver as it is', async () => {
    const ride = world.add({ status: 'en_route', driverId: DAN });
    world.clock.forward(60);
    await end(ride);
    expect(world.ride(ride.id).status).toBe('en_route');
    expect(world.history).toEqual([]);
  });
});
