import { INITIAL_VEHICLE_RULES, classesFor } from '@groupride/contracts';
import { only } from '../../platform/testing/stand-ins';
import type { AheadFacade } from '../drivers/ahead.facade';
import type { Ride } from '../rides/rides.facade';
import type { AheadCandidate, AheadEligibility } from './ahead-eligibility.service';
import { AheadMatching } from './ahead-matching.service';
import type { AheadOffering } from './ahead-offering.service';
import type { DecisionContext } from './decision-recorder';
import type { DispatchLeaseRepository } from './dispatch-lease.repository';
import { DAN, DispatchWorld, EVA } from './testing/dispatch-world';

const HOUR = 60;

let world: DispatchWorld;
let service: AheadMatching;
/** What is known about the drivers of each ride. */
let drivers: Map<number, AheadCandidate[]>;
let estimated: boolean;
/** The rides of each question. */
let asked: number[][];
/** Starts of rides about which nobody may be asked now. */
let tooLate: Set<Date>;
/** Decisions in order: the ride and the driver who is offered it, or null. */
let decided: (number | null)[][];
let contexts: DecisionContext[];
let limited: number;
let periods: unknown[][];

beforeEach(() => {
  world = new DispatchWorld();
  [drivers, asked, tooLate, decided, contexts, periods] = [new Map(), [], new Set(), [], [], []];
  [limited, estimated] = [0, false];
  const decide = (context: DecisionContext, driverId: number | null) => {
    decided.push([context.rideId, driverId]);
    contexts.push(context);
  };
  service = new AheadMatching(
    world.database,
    only<AheadFacade>({
      unmatchedRides: (period, limit) => {
        periods.push([period, limit]);
        return { sql: '', parameters: [] };
      },
    }),
    only<AheadEligibility>({
      of: async (rides, driverId) => {
        if (driverId !== null) throw new Error('all drivers are meant');
        asked.push(rides.map(({ id }) => id));
        return { candidates: new Map(rides.map(({ id }) => [id, drivers.get(id) ?? []])), estimated };
      },
      classesFor: ({ rideType, groupSize }) => classesFor(INITIAL_VEHICLE_RULES, rideType, groupSize),
    }),
    only<AheadOffering>({
      isTimeToAsk: (scheduledAt) => !tooLate.has(scheduledAt),
      offer: async (_tx, context, driverId) => decide(context, driverId),
      recordNoDriverFound: async (_tx, context) => decide(context, null),
    }),
    only<DispatchLeaseRepository>({ limitIdleTime: async () => void (limited += 1) }),
    world.clock,
  );
});

const candidate = (driverId: number, more: Partial<AheadCandidate> = {}): AheadCandidate => ({
  rideId: 0,
  driverId,
  seats: 4,
  vehicleClass: 'car',
  lat: 0,
  lng: 0,
  ridesAhead: 0,
  exclusion: null,
  alike: 1,
  seconds: 600,
  ...more,
});
const round = (rides: readonly Ride[], mayContinue: () => boolean = () => true, aheadRequested = 0) =>
  service.round(async () => mayContinue(), rides, aheadRequested);
const addRide = (hours = 48) => world.addScheduled(hours * HOUR);
const ranked = () => contexts[0]!.candidates.free.map(({ driverId, score }) => [driverId, score]);

describe('a round that matches scheduled rides with drivers', () => {
  it('offers each ride to another driver, so that all are served', async () => {
    const [first, second] = [addRide(), addRide()];
    drivers.set(first.id, [candidate(DAN), candidate(EVA, { seconds: 700 })]).set(second.id, [candidate(DAN)]);
    await round([first, second]);
    expect(decided).toEqual([
      [first.id, EVA],
      [second.id, DAN],
    ]);
    expect(contexts.map(({ ridesTogether, now }) => [ridesTogether, now])).toEqual([
      [2, world.clock.now()],
      [2, world.clock.now()],
    ]);
    const [dan, eva] = contexts[0]!.candidates.free;
    expect([dan, eva].map((each) => contexts[0]!.otherwise(each!))).toEqual(['matched_elsewhere', 'matched_elsewhere']);
    expect(limited).toBe(2);
  });

  it('gives the ride that starts first to the only driver', async () => {
    const [later, sooner] = [addRide(72), addRide(24)];
    for (const { id } of [later, sooner]) drivers.set(id, [candidate(DAN)]);
    await round([later, sooner]);
    expect(decided).toEqual([
      [later.id, null],
      [sooner.id, DAN],
    ]);
  });

  it('prefers the nearer driver, unless they have rides ahead already', async () => {
    const ride = addRide();
    drivers.set(ride.id, [candidate(DAN, { ridesAhead: 2 }), candidate(EVA, { seconds: 1199 })]);
    await round([ride]);
    expect(decided).toEqual([[ride.id, EVA]]);
    expect(ranked()).toEqual([
      [EVA, 1199],
      [DAN, 1200],
    ]);
    expect(contexts[0]!.otherwise(contexts[0]!.candidates.free[1]!)).toBe('not_preferred');
  });

  it('takes half an hour for a pickup from an unknown place', async () => {
    const ride = addRide();
    drivers.set(ride.id, [candidate(EVA, { seconds: null }), candidate(DAN, { seconds: 1800 })]);
    await round([ride]);
    // Of two that are equal, the one with the lower number comes first.
    expect(ranked()).toEqual([
      [DAN, 1800],
      [EVA, 1800],
    ]);
  });

  it('records when nobody can be asked, with the reasons', async () => {
    const ride = addRide();
    estimated = true;
    drivers.set(ride.id, [candidate(DAN, { exclusion: 'documents_expired', alike: 3 })]);
    await round([ride]);
    expect(decided).toEqual([[ride.id, null]]);
    expect(contexts[0]).toMatchObject({
      ridesTogether: 1,
      candidates: { free: [], counts: { documents_expired: 3 }, minutesEstimated: true },
    });
  });

  it('writes nothing more once another process has taken over', async () => {
    const rides = [addRide(), addRide()];
    for (const { id } of rides) drivers.set(id, [candidate(DAN), candidate(EVA)]);
    const answers = [true, false];
    await round(rides, () => answers.shift()!);
    expect(decided).toHaveLength(1);
  });

  it('leaves out rides about which nobody may be asked now', async () => {
    const [ride, notNow] = [addRide(), addRide(3)];
    tooLate.add(notNow.scheduledAt!);
    await round([notNow, world.add()]);
    expect(asked).toEqual([]);
    await round([ride, notNow]);
    expect(asked).toEqual([[ride.id]]);
  });

  it('considers rides that start in two hours to two weeks, a hundred at most', () => {
    service.unmatched();
    const period = { from: world.clock.in(2 * HOUR), until: world.clock.in(14 * 24 * HOUR) };
    expect(periods).toEqual([[period, 100]]);
  });
});

describe('a scheduled ride for which no driver was found', () => {
  it('is looked at again after five minutes', async () => {
    const ride = addRide();
    await round([ride]);
    world.clock.forward(4);
    await round([ride]);
    expect(asked).toHaveLength(1);
    world.clock.forward(1);
    await round([ride]);
    expect(asked).toHaveLength(2);
  });

  it('is looked at in the next round when a driver may have become available', async () => {
    const ride = addRide();
    await round([ride]);
    await round([ride], () => true, 1);
    expect(asked).toHaveLength(2);
    await round([ride], () => true, 1);
    expect(asked).toHaveLength(2);
  });

  it('is looked at in the next round when its drivers were only needed elsewhere', async () => {
    const rides = [addRide(24), addRide(48)];
    for (const { id } of rides) drivers.set(id, [candidate(DAN)]);
    await round(rides);
    await round(rides);
    expect(asked).toHaveLength(2);
  });

  it('is looked at as soon as it waits again after somebody had it', async () => {
    const [ride, another] = [addRide(), addRide()];
    await round([ride]);
    await round([another]);
    await round([ride]);
    expect(asked).toEqual([[ride.id], [another.id], [ride.id]]);
  });
});
