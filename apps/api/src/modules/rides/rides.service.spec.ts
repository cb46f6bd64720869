import type { RideStatus } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { principal } from '../../platform/testing/stand-ins';
import { rideAwaitsDriver, rideChanged } from './rides.events';
import { SYSTEM, type Actor, type Amendment, type Move, type RidesFacade } from './rides.facade';
import { RidesWorld } from './testing/rides-world';
import { someNewRide } from './testing/some-ride';

const ORGANIZER = 11;
const MEMBER = 12;
const DRIVER = 90;
const MISSING = 404;

describe('rides', () => {
  let world: RidesWorld;
  let rides: RidesFacade;

  beforeEach(() => {
    world = new RidesWorld(async (_rideId, userId) => userId === ORGANIZER || userId === MEMBER);
    ({ rides } = world);
  });

  const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => world.database.transaction(work);
  const move = (rideId: number, to: RideStatus, as: Actor['as'], more: Partial<Move> = {}) =>
    inTransaction((tx) => rides.move(tx, { rideId, to, actor: { as, userId: 1 }, event: 'driver_set_out', ...more }));
  const amend = (rideId: number, more: Partial<Amendment> = {}) =>
    inTransaction((tx) =>
      rides.amend(tx, { rideId, actor: SYSTEM, event: 'split_changed', set: {}, from: ['pending'], ...more }),
    );

  it('begin with an event of their organizer', async () => {
    const { id } = await inTransaction((tx) => rides.create(tx, someNewRide(ORGANIZER)));
    expect(await world.history(id)).toMatchObject([
      { number: 1, type: 'ride_created', actorKind: 'rider', actorId: ORGANIZER, status: null },
    ]);
    expect(world.events.of(rideChanged)).toEqual([{ rideId: id, number: 1, type: 'ride_created', status: null }]);
  });

  describe('when they move', () => {
    it('follow the table of transitions, which says who may cause what', async () => {
      const { id } = world.add({ status: 'pending' });
      await expect(move(id, 'in_progress', 'driver')).rejects.toMatchObject({
        code: 'ride_state_conflict',
        more: { extra: { status: 'pending' } },
      });
      await expect(move(id, 'en_route', 'organizer')).rejects.toMatchObject({ code: 'ride_state_conflict' });
      expect(await world.stored(id)).toMatchObject({ status: 'pending', lastEvent: 0 });
      expect(world.events.published).toEqual([]);
      expect(await move(id, 'en_route', 'driver', { set: { driverId: DRIVER } })).toMatchObject({
        status: 'en_route',
        driverId: DRIVER,
        lastEvent: 1,
      });
    });

    it('are refused by a condition of the move, with the status that they have', async () => {
      const { id } = world.add({ status: 'en_route', driverId: DRIVER });
      await expect(move(id, 'pending', 'driver', { onlyOfDriver: DRIVER + 1 })).rejects.toMatchObject({
        code: 'ride_state_conflict',
        more: { extra: { status: 'en_route' } },
      });
      expect(await world.stored(id)).toMatchObject({ status: 'en_route', driverId: DRIVER });
    });

    it('are not found when they do not exist', async () => {
      await expect(move(MISSING, 'cancelled', 'organizer')).rejects.toMatchObject({ code: 'not_found' });
      await expect(amend(MISSING)).rejects.toMatchObject({ code: 'not_found' });
      const note = { rideId: MISSING, type: 'tip_given', actor: SYSTEM } as const;
      await expect(inTransaction((tx) => rides.note(tx, note))).rejects.toMatchObject({ code: 'not_found' });
      await expect(inTransaction((tx) => rides.lock(tx, MISSING))).rejects.toMatchObject({ code: 'not_found' });
    });

    it('record what is noted before the event of the move, and publish both', async () => {
      const { id } = world.add({ status: 'awaiting_payment' });
      const noted = { type: 'payment_authorized', actor: { as: 'organizer', userId: ORGANIZER } } as const;
      await move(id, 'pending', 'system', { event: 'ride_requested', reason: 'paid', noted });
      expect(await world.history(id)).toMatchObject([
        { number: 1, type: 'payment_authorized', actorKind: 'rider', actorId: ORGANIZER, status: null, reason: null },
        { number: 2, type: 'ride_requested', actorKind: 'system', status: 'pending', reason: 'paid' },
      ]);
      expect(world.events.of(rideChanged)).toEqual([
        { rideId: id, number: 1, type: 'payment_authorized', status: null },
        { rideId: id, number: 2, type: 'ride_requested', status: 'pending' },
      ]);
    });

    it('tell those who wait for them when they look for a driver, also after they lost one', async () => {
      const { id } = world.add({ status: 'awaiting_payment' });
      await move(id, 'pending', 'system', { event: 'ride_requested' });
      expect(world.events.take()).toEqual(['ride_changed', 'ride_requested', 'ride_awaits_driver']);
      await move(id, 'en_route', 'driver', { event: 'driver_assigned', set: { driverId: DRIVER } });
      expect(world.events.take()).toEqual(['ride_changed', 'driver_assigned', 'ride_notice']);
      await move(id, 'pending', 'driver', { event: 'driver_released', set: { driverId: null } });
      expect(world.events.of(rideAwaitsDriver)).toMatchObject([
        { id, status: 'pending', driverId: null, lastEvent: 3 },
      ]);
      expect(world.events.take()).toEqual(['ride_changed', 'ride_requested', 'ride_notice', 'ride_awaits_driver']);
    });

    it('tell that a pledge looks for a driver only the first time', async () => {
      const { id } = world.add({ status: 'awaiting_payment', splitMode: 'pledge', pledgeState: 'reached' });
      await move(id, 'pending', 'system', { event: 'ride_requested' });
      expect(world.events.take()).toContain('pledge_requested');
      await move(id, 'confirmed', 'driver', { event: 'driver_assigned' });
      await move(id, 'pending', 'driver', { event: 'driver_released' });
      expect(world.events.take()).not.toContain('pledge_requested');
    });
  });

  it('change their price or split only in the statuses asked for', async () => {
    const { id } = world.add({ status: 'pending' });
    await expect(amend(id, { from: ['confirmed'], set: { groupSize: 2 } })).rejects.toMatchObject({
      code: 'ride_state_conflict',
    });
    expect(world.events.published).toEqual([]);
    expect(await amend(id, { set: { groupSize: 2 } })).toMatchObject({ groupSize: 2, status: 'pending', lastEvent: 1 });
    expect(world.events.of(rideChanged)).toEqual([{ rideId: id, number: 1, type: 'split_changed', status: null }]);
  });

  it('record members as riders', async () => {
    const { id } = world.add({});
    const note = { rideId: id, type: 'member_joined', actor: { as: 'member', userId: MEMBER } } as const;
    expect(await inTransaction((tx) => rides.note(tx, note))).toBe(1);
    expect(await world.history(id)).toMatchObject([{ actorKind: 'rider', actorId: MEMBER, data: {}, reason: null }]);
    expect(world.events.take()).toEqual(['ride_changed', 'member_joined', 'ride_notice']);
  });

  it('record an arrival once, and that the driver is back', async () => {
    const { id } = world.add({ status: 'en_route', driverId: DRIVER });
    const at = (minute: number) => new Date(Date.UTC(2027, 0, 4, 12, minute));
    const arrive = (driverId: number) =>
      inTransaction((tx) =>
        rides.markArrived(tx, { rideId: id, driverId, actorId: 9, at: at(0), data: { late: true } }),
      );
    const restart = (minute: number) =>
      inTransaction((tx) => rides.restartWait(tx, { rideId: id, driverId: DRIVER, at: at(minute) }));
    expect(await arrive(DRIVER + 1)).toBe(false);
    expect([await arrive(DRIVER), await arrive(DRIVER)]).toEqual([true, false]);
    expect([await restart(0), await restart(5)]).toEqual([false, true]);
    expect(await world.history(id)).toMatchObject([
      { type: 'driver_arrived', actorKind: 'driver', actorId: 9, data: { late: true } },
      { type: 'driver_arrived', actorKind: 'system', actorId: null, data: { driverId: DRIVER, returned: true } },
    ]);
  });

  describe('for a viewer', () => {
    it('give the role that comes first: organizer, driver, member, operations', async () => {
      const ride = world.add({ organizerId: ORGANIZER, driverId: DRIVER });
      const viewer = (userId: number, more = {}) => rides.viewerOf(principal(userId, more), ride);
      expect(await viewer(ORGANIZER, { isAdmin: true })).toBe('organizer');
      expect(await viewer(20, { driverId: DRIVER, isAdmin: true })).toBe('driver');
      expect(await viewer(MEMBER, { isAdmin: true, driverId: DRIVER + 1 })).toBe('member');
      expect(await viewer(20, { isAdmin: true })).toBe('admin');
      await expect(viewer(20)).rejects.toMatchObject({ code: 'not_found' });
    });

    it('have no driver among those who do not drive', async () => {
      const { id } = world.add({ organizerId: ORGANIZER, driverId: null });
      await expect(rides.authorize(principal(20), id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(rides.authorize(principal(ORGANIZER), MISSING)).rejects.toMatchObject({ code: 'not_found' });
      expect(await rides.authorize(principal(MEMBER), id)).toMatchObject({ ride: { id }, viewer: 'member' });
    });

    it('show the events that this person may see', async () => {
      const { id } = world.add({ organizerId: ORGANIZER, driverId: DRIVER });
      for (const type of ['ride_created', 'offer_made', 'payment_authorized', 'progress_asked'] as const)
        await inTransaction((tx) => rides.note(tx, { rideId: id, type, actor: SYSTEM }));
      const seen = async (userId: number, more = {}, after = 0) =>
        (await rides.eventViews(principal(userId, more), id, after)).map(({ type }) => type);
      expect(await seen(ORGANIZER)).toEqual(['ride_created', 'offer_made', 'payment_authorized']);
      expect(await seen(MEMBER)).toEqual(['ride_created']);
      expect(await seen(20, { driverId: DRIVER })).toEqual(['ride_created', 'offer_made']);
      expect(await seen(20, { isAdmin: true }, 2)).toEqual(['payment_authorized', 'progress_asked']);
      await expect(seen(20)).rejects.toMatchObject({ code: 'not_found' });
    });
  });
});
