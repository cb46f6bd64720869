import { only } from '../../platform/testing/stand-ins';
import type { Ride } from '../rides/rides.facade';
import type { CandidatesService } from './candidates.service';
import type { RideCandidates } from './domain/candidates';
import type { DispatchLeaseRepository } from './dispatch-lease.repository';
import { MatchingService } from './matching.service';
import { seekDriver } from './offering.service';
import { DAN, DispatchWorld, EVA, searchFor } from './testing/dispatch-world';
import { WaitingRequestsService } from './waiting-requests.service';

describe('a round that matches requests with drivers', () => {
  let world: DispatchWorld;
  let service: MatchingService;
  /** Of each request, the drivers who are free for it, the best first. */
  let free: Map<number, number[]>;
  let locked: Set<number>;
  let neverDecided: Set<number>;

  const candidatesOf = (ride: Ride): RideCandidates => {
    const { candidates } = searchFor(ride, world.clock.now());
    const ids = free.get(ride.id) ?? [];
    return {
      ...candidates,
      free: ids.map((driverId, place) => ({ ...candidates.free[0]!, driverId, score: 100 * (place + 1) })),
      counts: ids.length > 0 ? {} : { offline: 1 },
    };
  };
  /** Makes a round, and records the requests for which nobody was found. @returns whether another round is needed */
  const round = async (undecided: readonly Ride[], { held = [] as number[], mayContinue = true } = {}) => {
    const { isAnotherNeeded, noDriverFound } = await service.round(
      async () => mayContinue,
      { considered: new Map(), held: new Set(held), isAnotherNeeded: false },
      { shared: [], undecided, reachable: [], ahead: [], neverDecided },
    );
    for (const each of noDriverFound) await world.decisions.addUnlessChanged(each);
    return isAnotherNeeded;
  };
  const decided = () => world.decisions.all.map(({ rideId, driverId }) => [rideId, driverId]);

  beforeEach(() => {
    world = new DispatchWorld();
    free = new Map();
    [locked, neverDecided] = [new Set(), new Set()];
    const candidates = only<CandidatesService>({
      ofRound: async (rides) => new Map(rides.map((ride) => [ride.id, candidatesOf(ride)])),
      lock: async (_tx, _rideId, driverId) => (locked.has(driverId) ? null : { meters: 800, isAsleep: false }),
    });
    const lease = only<DispatchLeaseRepository>({ limitIdleTime: async () => undefined });
    service = new MatchingService(
      world.database,
      new WaitingRequestsService(world.drivers, world.offers, lease, world.config),
      ...([candidates, world.offering, world.decisions] as const),
      lease,
      world.clock,
    );
  });

  it('offers each request to another driver, so that all are served', async () => {
    const [first, second] = [world.add(), world.add()];
    free.set(first.id, [DAN, EVA]).set(second.id, [DAN]);
    expect(await round([first, second])).toBe(false);
    expect(world.answers(first.id)).toEqual([[EVA, 'open']]);
    expect(world.answers(second.id)).toEqual([[DAN, 'open']]);
    expect(world.decisions.all[0]).toMatchObject({
      ridesTogether: 2,
      candidates: [{ driverId: DAN, result: 'matched_elsewhere' }, { result: 'offered' }],
    });
  });

  it('is followed by another one when requests are left that others could serve', async () => {
    const [first, second] = [world.add(), world.add({ pendingSince: world.clock.in(-5) })];
    free.set(first.id, [DAN]).set(second.id, [DAN]);
    expect(await round([first, second])).toBe(true);
    // The one that has waited longer is served.
    expect(decided().toSorted((a, b) => a[0]! - b[0]!)).toEqual([
      [first.id, null],
      [second.id, DAN],
    ]);
    expect(world.answers(first.id)).toEqual([]);
  });

  it('writes that nobody was found only when the reasons are others than before', async () => {
    const ride = world.add();
    neverDecided.add(ride.id);
    await round([ride]);
    expect(decided()).toEqual([[ride.id, null]]);
    neverDecided.clear();
    await round([ride]);
    expect(decided()).toHaveLength(1);
  });

  it('decides nothing about a request that has been offered to somebody meanwhile', async () => {
    const [offered, cancelled] = [world.add(), world.add()];
    const read = [world.ride(offered.id), world.ride(cancelled.id)];
    free.set(offered.id, [DAN]).set(cancelled.id, [EVA]);
    await world.offer(offered.id, 95);
    world.rows.change(cancelled.id, { status: 'cancelled' });
    await round(read);
    expect(decided()).toEqual([]);
    expect([world.answers(offered.id), world.answers(cancelled.id)]).toEqual([[[95, 'open']], []]);
  });

  it('tries again soon when the driver is locked', async () => {
    const ride = world.add();
    free.set(ride.id, [DAN]);
    locked.add(DAN);
    await round([ride]);
    expect(world.enqueued()).toEqual([{ name: seekDriver.name, rideId: ride.id }]);
    expect(decided()).toEqual([]);
  });

  it('writes nothing once another process has taken over', async () => {
    const ride = world.add();
    free.set(ride.id, [DAN]);
    const unmatched = world.add();
    expect(await round([ride, unmatched], { mayContinue: false })).toBe(false);
    expect([world.answers(ride.id), decided()]).toEqual([[], []]);
  });

  it('leaves out requests that joined a vehicle, and those whose search has ended', async () => {
    const [held, ended] = [world.add(), world.add({ pendingSince: world.clock.in(-11) })];
    free.set(held.id, [DAN]).set(ended.id, [EVA]);
    expect(await round([held, ended], { held: [held.id] })).toBe(false);
    expect(decided()).toEqual([]);
  });
});
