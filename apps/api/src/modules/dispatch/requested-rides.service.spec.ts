import { only, RecordedEvents } from '../../platform/testing/stand-ins';
import { rideAwaitsDriver } from '../rides/rides.events';
import type { Ride } from '../rides/rides.facade';
import type { CandidatesService } from './candidates.service';
import { seekDriver } from './offering.service';
import { RequestedRides } from './requested-rides.service';
import type { RoundRequests } from './round-requests.service';
import { endSearch, SearchService } from './search.service';
import { StandbyPromotion } from './standby-promotion.service';
import { DAN, DispatchWorld, EVA, searchFor } from './testing/dispatch-world';

describe('a ride that awaits a driver', () => {
  let world: DispatchWorld;
  let events: RecordedEvents;
  let rounds: number;

  beforeEach(() => {
    world = new DispatchWorld();
    events = new RecordedEvents();
    rounds = 0;
    const candidates = only<CandidatesService>({
      of: async (rides, now) => new Map(rides.map((each) => [each.id, searchFor(each, now).candidates])),
      lock: async () => ({ meters: 800, isAsleep: false }),
    });
    const standby = new StandbyPromotion(
      ...([world.database, world.drivers, world.rides, world.withdrawals, world.standby] as const),
      ...([world.eligibility, world.clock] as const),
    );
    const search = new SearchService(
      ...([world.rides, candidates, world.offering, world.offers, world.jobs, world.config, world.clock] as const),
    );
    const requests = only<RoundRequests>({
      request: async () => void (rounds += 1),
      requestIn: (tx) => tx.afterCommit(() => (rounds += 1)),
    });
    new RequestedRides(world.database, events, world.jobs, standby, search, requests).onModuleInit();
  });

  const request = (ride: Ride) => world.transaction((tx) => events.publish(tx, rideAwaitsDriver, ride));
  const runJobs = () => world.recordedJobs.run(world.clock.now());
  const enqueued = (name: string) =>
    world.recordedJobs.enqueued.filter((job) => job.name === name).map(({ data, at }) => ({ ...data, at }));
  const justAfter = (at: Date) => new Date(at.getTime() + 1);

  it('is searched for from the moment it is created when it is immediate', async () => {
    const ride = world.add();
    await request(ride);
    const ends = [{ rideId: ride.id, at: justAfter(world.clock.in(10)) }];
    expect(enqueued(endSearch.name)).toEqual(ends);
    expect(rounds).toBe(1);
    await runJobs();
    expect(rounds).toBe(1);
  });

  it('is searched for again when its driver gave it back, for the full time', async () => {
    const ride = world.add({ pendingSince: world.clock.in(3), waitingSince: world.clock.now() });
    world.clock.forward(3);
    await request(ride);
    expect(enqueued(endSearch.name)).toEqual([{ rideId: ride.id, at: justAfter(world.clock.in(10)) }]);
  });

  it('goes to its standby list first when it is scheduled, and is then not searched for', async () => {
    const ride = world.addScheduled(90);
    await world.wait(ride.id, DAN, EVA);
    await request(ride);
    expect(world.ride(ride.id).driverId).toBeNull();
    await runJobs();
    expect(world.ride(ride.id)).toMatchObject({ status: 'confirmed', driverId: DAN });
    expect([world.recordedJobs.enqueued, rounds]).toEqual([[], 0]);
  });

  it('is searched for when nobody on its standby list can serve it', async () => {
    const [soon, later] = [world.addScheduled(90), world.addScheduled(180)];
    await world.wait(soon.id, EVA);
    world.exclusions.set(EVA, 'documents_expired');
    for (const ride of [soon, later]) await request(ride);
    await runJobs();
    expect(world.answers(soon.id)).toEqual([[DAN, 'open']]);
    expect(enqueued(seekDriver.name)).toEqual([{ rideId: later.id, at: world.clock.in(60) }]);
    expect(enqueued(endSearch.name)).toEqual([
      { rideId: soon.id, at: justAfter(world.clock.in(100)) },
      { rideId: later.id, at: justAfter(world.clock.in(190)) },
    ]);
    expect(rounds).toBe(2);
  });

  it('is not searched for when it was cancelled before its job ran', async () => {
    const ride = world.addScheduled(90);
    await world.wait(ride.id, DAN);
    await request(ride);
    world.rows.change(ride.id, { status: 'cancelled' });
    await runJobs();
    expect(world.ride(ride.id)).toMatchObject({ status: 'cancelled', driverId: null });
    expect([world.recordedJobs.enqueued, world.answers(ride.id)]).toEqual([[], []]);
  });

  it.each([
    { isBegun: true, ends: [] },
    { isBegun: undefined, ends: [1] },
  ])('is searched for by a job of an earlier version that says of the search: $isBegun', async ({ isBegun, ends }) => {
    const ride = world.add();
    const name = 'seek-a-driver-when-ride-is-requested';
    world.recordedJobs.enqueued.push({ name, data: { rideId: ride.id, isBegun } });
    await runJobs();
    const at = justAfter(world.clock.in(10));
    expect(enqueued(endSearch.name)).toEqual(ends.map(() => ({ rideId: ride.id, at })));
    expect(rounds).toBe(1);
  });
});
