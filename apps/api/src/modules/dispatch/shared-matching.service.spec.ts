import type { Language } from '@groupride/contracts';
import { uniquenessError } from '../../platform/database/testing/uniqueness-error';
import { only } from '../../platform/testing/stand-ins';
import type { IdentityFacade, Person } from '../identity/identity.facade';
import type { Insertion, SharedVehicle } from '../pool/pool.facade';
import type { PushFacade, PushMessage } from '../push/push.facade';
import type { RealtimeFacade } from '../realtime/realtime.facade';
import type { Ride } from '../rides/rides.facade';
import type { DispatchLeaseRepository } from './dispatch-lease.repository';
import type { ConsideredVehicle } from './domain/candidates';
import { seekDriver } from './offering.service';
import { SharedMatchingService } from './shared-matching.service';
import type { SharedOptions, SharedVehicles } from './shared-vehicles.service';
import { StopNotifications } from './stop-notifications';
import { DAN, DispatchWorld, EVA, searchFor } from './testing/dispatch-world';
import { WaitingRequestsService } from './waiting-requests.service';

let world: DispatchWorld;
let service: SharedMatchingService;
let notifications: StopNotifications;
/** The drivers whose vehicles each group can join, best first. */
let possible: Map<number, number[]>;
let locked: Set<number>;
/** What happens when a group joins the vehicle of a driver; by default, the ride gets this driver. */
let joining: Map<number, () => boolean>;
let asked: number[][];
let limited: number;
let notified: (PushMessage & { userId: number })[];
/** Messages to driver apps. */
let sent: string[];
let language: Language;

const considered = (driverId: number): ConsideredVehicle => ({
  driverId,
  rideIds: [driverId * 10],
  seconds: 60,
  addedSeconds: 120,
  result: 'not_preferred',
});
const tooFull: ConsideredVehicle = { ...considered(95), seconds: null, addedSeconds: null, result: 'no_seats' };

const optionsOf = (ride: Ride): SharedOptions => {
  const driverIds = possible.get(ride.id) ?? [];
  const insertion: Insertion = { stops: [], times: [], addedSeconds: 120, pickupSeconds: 60 };
  return {
    ride,
    candidates: searchFor(ride, world.clock.now()).candidates,
    possible: driverIds.map((driverId) => ({ vehicle: only<SharedVehicle>({ driverId }), insertion })),
    considered: [...driverIds.map(considered), tooFull],
  };
};

beforeEach(() => {
  world = new DispatchWorld();
  [possible, locked, joining, asked, notified, sent] = [new Map(), new Set(), new Map(), [], [], []];
  [limited, language] = [0, 'en'];
  const vehicles = only<SharedVehicles>({
    of: async (rides) => {
      asked.push(rides.map(({ id }) => id));
      return rides.map(optionsOf);
    },
    lock: async (_tx, _rideId, driverId) => !locked.has(driverId),
    join: async (_tx, { id }, { vehicle: { driverId } }) => {
      const hasJoined = joining.get(driverId)?.() ?? true;
      if (hasJoined) world.rows.change(id, { status: 'en_route', driverId });
      return hasJoined;
    },
  });
  notifications = new StopNotifications(
    world.drivers,
    only<IdentityFacade>({ find: async () => only<Person>({ language }) }),
    only<PushFacade>({
      send: async (_tx, userId, _topic, message) => void notified.push({ userId, ...(await message()) }),
    }),
    only<RealtimeFacade>({ toDriver: (driverId, message) => void sent.push(`${message} to ${driverId}`) }),
  );
  const lease = only<DispatchLeaseRepository>({ limitIdleTime: async () => void (limited += 1) });
  service = new SharedMatchingService(
    world.database,
    new WaitingRequestsService(world.drivers, world.offers, lease, world.config),
    ...([vehicles, world.offering] as const),
    ...([lease, notifications, world.clock] as const),
  );
});

const addPool = (more: Partial<Ride> = {}) => world.add({ rideType: 'GroupPool', ...more });
const round = async (rides: readonly Ride[], mayContinue: () => boolean = () => true) => {
  const outcome = await service.round(async () => mayContinue(), rides);
  return { ...outcome, considered: [...outcome.considered.keys()], held: [...outcome.held] };
};
const driversOf = (rides: readonly Ride[]) => rides.map(({ id }) => world.ride(id).driverId);

describe('a round for groups that wait for a shared vehicle', () => {
  it('adds a group to the best vehicle, without an offer', async () => {
    const ride = addPool();
    possible.set(ride.id, [EVA, DAN]);
    expect(await round([ride])).toEqual({ considered: [], held: [ride.id], isAnotherNeeded: false });
    expect(driversOf([ride])).toEqual([EVA]);
    expect([world.answers(ride.id), world.enqueued()]).toEqual([[], []]);
    expect(world.decisions.all).toMatchObject([{ rideId: ride.id, driverId: EVA, ridesTogether: 1 }]);
    expect(world.decisions.all[0]!.sharedVehicles).toEqual([
      { ...considered(EVA), result: 'joined' },
      considered(DAN),
      tooFull,
    ]);
    expect(limited).toBe(1);
  });

  it('adds no group that has changed since the round looked, such as its size', async () => {
    const ride = addPool();
    possible.set(ride.id, [DAN]);
    const seen = { ...ride };
    world.rows.change(ride.id, { groupSize: ride.groupSize + 1, lastEvent: ride.lastEvent + 1 });
    expect(await round([seen])).toEqual({ considered: [ride.id], held: [ride.id], isAnotherNeeded: false });
    expect(driversOf([ride])).toEqual([null]);
    expect(world.enqueued()).toEqual([{ name: seekDriver.name, rideId: ride.id }]);
  });

  it('adds no group that the driver joins until the group is locked', async () => {
    const ride = addPool();
    possible.set(ride.id, [DAN]);
    const lock = world.rides.lock.bind(world.rides);
    world.rides.lock = async (tx, rideId) => {
      locked.add(DAN);
      return lock(tx, rideId);
    };
    await round([ride]);
    expect(driversOf([ride])).toEqual([null]);
  });

  it('adds one group to each vehicle, and is followed by another one for the next group', async () => {
    const rides = [addPool(), addPool(), addPool()];
    const [first, second, third] = rides.map(({ id }) => id);
    possible.set(first!, [DAN]).set(second!, [DAN]).set(third!, [DAN, EVA]);
    expect(await round(rides)).toEqual({ considered: [second], held: [first, second, third], isAnotherNeeded: true });
    expect(driversOf(rides)).toEqual([DAN, null, EVA]);
  });

  it('leaves a group that fits nowhere to free drivers, with the vehicles that were considered', async () => {
    const ride = addPool();
    expect(await round([ride])).toEqual({ considered: [ride.id], held: [], isAnotherNeeded: false });
    expect((await service.round(async () => true, [ride])).considered.get(ride.id)).toEqual([tooFull]);
    expect([world.decisions.all, limited]).toEqual([[], 0]);
  });

  it.each([
    ['the driver is locked', () => void locked.add(DAN)],
    ['the stops of the vehicle have changed', () => void joining.set(DAN, () => false)],
  ])('decides later about a group when %s', async (_, happen) => {
    const [ride, other] = [addPool(), addPool()];
    possible.set(ride.id, [DAN]).set(other.id, [EVA]);
    happen();
    const outcome = { considered: [ride.id], held: [ride.id, other.id], isAnotherNeeded: false };
    expect(await round([ride, other])).toEqual(outcome);
    expect(driversOf([ride, other])).toEqual([null, EVA]);
    expect(world.enqueued()).toEqual([{ name: seekDriver.name, rideId: ride.id }]);
    expect(world.decisions.all.map(({ rideId }) => rideId)).toEqual([other.id]);
  });

  it('adds no group that was cancelled or is offered to somebody in the meantime', async () => {
    const read = [addPool(), addPool()];
    const [cancelled, offered] = read.map(({ id }) => id);
    possible.set(cancelled!, [DAN]).set(offered!, [EVA]);
    world.rows.change(cancelled!, { status: 'cancelled' });
    await world.offer(offered!, 95);
    expect((await round(read)).held).toEqual([cancelled, offered]);
    expect(driversOf(read)).toEqual([null, null]);
    expect([world.decisions.all, notified, sent]).toEqual([[], [], []]);
  });

  it('leaves a group to free drivers when the longer drive is in the way of a scheduled ride', async () => {
    const [long, short] = [addPool(), addPool()];
    possible.set(long.id, [DAN]).set(short.id, [DAN]);
    joining.set(DAN, () => {
      joining.clear();
      throw uniquenessError('rides_one_at_a_time_per_driver');
    });
    expect(await round([long, short])).toEqual({ considered: [long.id], held: [short.id], isAnotherNeeded: false });
    // The vehicle has not changed, so that another group can join it.
    expect(driversOf([long, short])).toEqual([null, DAN]);
    expect([world.decisions.all.length, world.enqueued()]).toEqual([1, []]);
  });

  it('reports other failures', async () => {
    const ride = addPool();
    possible.set(ride.id, [DAN]);
    joining.set(DAN, () => {
      throw uniquenessError('rides_one_active_per_driver');
    });
    await expect(round([ride])).rejects.toThrow('rides_one_active_per_driver');
  });

  it('writes nothing more once another process has taken over', async () => {
    const rides = [addPool(), addPool()];
    const [first, second] = rides.map(({ id }) => id);
    possible.set(first!, [DAN]).set(second!, [EVA]);
    const answers = [true, false];
    expect(await round(rides, () => answers.shift()!)).toMatchObject({ held: [first] });
    expect(driversOf(rides)).toEqual([DAN, null]);
  });

  it('looks at no vehicle for groups whose search has ended or that have a driver', async () => {
    const [ended, served] = [addPool(), addPool({ status: 'en_route', driverId: DAN })];
    world.clock.forward(10);
    await round([ended, served]);
    world.clock.forward(1);
    await round([ended, served]);
    expect(asked).toEqual([[ended.id]]);
  });
});

describe('the driver of a vehicle that a group joins', () => {
  const join = async (more: Partial<Ride> = {}) => {
    const ride = addPool({ groupSize: 3, ...more });
    possible.set(ride.id, [DAN]);
    await round([ride]);
    return ride;
  };

  it('is told how many join and where, in the app and on a sleeping phone', async () => {
    const ride = await join({ pickupAddress: '201 N Tryon St' });
    expect(sent).toEqual([`driverChanged to ${DAN}`]);
    expect(notified).toEqual([
      {
        userId: 1000 + DAN,
        topic: 'ride_offer',
        path: '/driver',
        tag: `stop-${ride.id}`,
        ttlSeconds: 600,
        title: 'Stop added',
        body: 'Another group of 3 joins you at Uptown (201 N Tryon St).',
      },
    ]);
  });

  it('is told in the app only after the commit', async () => {
    await world.transaction(async (tx) => {
      await notifications.stopAdded(tx, DAN, addPool());
      expect(sent).toEqual([]);
    });
    expect(sent).toEqual([`driverChanged to ${DAN}`]);
  });

  it('is told in their language', async () => {
    language = 'es';
    await join();
    expect(notified).toMatchObject([{ body: 'Otro grupo de 3 se une en Uptown.' }]);
  });
});
