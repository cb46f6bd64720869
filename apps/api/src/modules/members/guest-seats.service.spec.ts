import { principal } from '../../platform/testing/stand-ins';
import { guestAddressProved } from '../identity/guests.facade';
import { rideCancelled, tripCompleted } from '../rides/rides.events';
import type { Ride } from '../rides/rides.facade';
import { GuestSeatMover } from './guest-seat-mover.service';
import { GuestSeatsService } from './guest-seats.service';
import { memberAdded } from './members.events';
import { SeatMoves } from './seat-moves.facade';
import { MembersWorld } from './testing/members-world';

const DRIVER = 90;
const DAY = 24 * 60;

describe('people without an account', () => {
  let world: MembersWorld;
  let seats: GuestSeatsService;
  let moved: object[];
  let ride: Ride;
  let token: string;

  const begin = async (more: Partial<Ride> = {}) => {
    ride = await world.book({ driverId: DRIVER, ...more });
    token = (await world.joinLinks.linkOf(ride.id)).token;
  };
  const join = (contact = 'gina@example.test', browser = 'a', share = '12.50', guestId?: number) =>
    seats.join(token, { name: 'Gina', contact, share }, { browser, language: 'en', guestId });
  const people = async () => (await world.members.list(ride.id)).slice(1).map(({ userId }) => userId);
  const accounts = new Map([
    [30, principal(30)],
    [31, principal(31, { driverId: DRIVER })],
    [32, principal(32, { driverId: DRIVER + 1 })],
  ]);

  beforeEach(async () => {
    world = new MembersWorld();
    moved = [];
    const moves = new SeatMoves();
    moves.add(async (_tx, move) => void moved.push(move));
    Object.assign(world.identity, { principalOf: async (userId: number) => accounts.get(userId) ?? null });
    const mover = new GuestSeatMover(
      world.database,
      world.seats,
      world.rides,
      world.guests,
      world.identity,
      moves,
      world.events,
    );
    seats = new GuestSeatsService(world.database, world.joining, world.guests, mover, world.events, world.clock);
    seats.onModuleInit();
    await begin();
  });

  it('take a seat by the link, and get a link to it', async () => {
    const guestId = await join();
    expect(await people()).toEqual([guestId]);
    expect(world.guests.created).toMatchObject([
      {
        id: guestId,
        rideId: ride.id,
        name: 'Gina',
        browser: 'a',
        contact: { kind: 'email', email: 'gina@example.test' },
      },
    ]);
    expect(world.guests.sent).toEqual([guestId]);
    expect(await world.history(ride.id)).toMatchObject([{ type: 'member_joined', actorId: guestId }]);
  });

  it('join only under an address and at the share of the seat', async () => {
    await expect(join('nobody')).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(join('blocked@example.test')).rejects.toMatchObject({ code: 'account_blocked' });
    await expect(join('gina@example.test', 'a', '1.00')).rejects.toMatchObject({ code: 'share_changed' });
    expect(await people()).toEqual([]);
    expect(world.guests.sent).toEqual([]);
  });

  it('are led back to their seat in the browser in which they joined', async () => {
    const guestId = await join();
    expect(await join()).toBe(guestId);
    expect(world.guests.sent).toEqual([guestId]);
    expect(await people()).toEqual([guestId]);
  });

  it('get a link instead in another browser, because anybody could give their address', async () => {
    const guestId = await join();
    await expect(join('gina@example.test', 'b')).rejects.toMatchObject({ code: 'guest_link_sent' });
    expect(world.guests.sent).toEqual([guestId, guestId]);
    expect(await people()).toEqual([guestId]);
  });

  it('get a link also after leaving with an open call for help, and take a seat where they opened it', async () => {
    const guestId = await join();
    world.guests.left.add(guestId);
    await expect(join('gina@example.test', 'b')).rejects.toMatchObject({ code: 'guest_link_sent' });
    expect(world.guests.sent).toEqual([guestId, guestId]);
    expect(await join('gina@example.test', 'b', '12.50', guestId)).toBe(guestId);
    expect([...world.guests.left]).toEqual([]);
  });

  it('have time until 30 days after the start, and until a week after the ride has ended', async () => {
    await join();
    await begin({ bookingType: 'scheduled', scheduledAt: world.clock.in(10 * DAY) });
    await join();
    expect(world.guests.created.map(({ until }) => until)).toEqual([
      world.clock.in(30 * DAY),
      world.clock.in(40 * DAY),
    ]);
    const fact = { rideId: ride.id, number: 1, type: 'trip_completed', status: 'completed' } as const;
    await world.events.runReactions(tripCompleted, fact);
    await world.events.runReactions(rideCancelled, { ...fact, rideId: 8 });
    expect(world.guests.limits).toEqual([
      { rideId: ride.id, until: world.clock.in(7 * DAY) },
      { rideId: 8, until: world.clock.in(7 * DAY) },
    ]);
  });

  it('are sent links to all rides of their address', async () => {
    const first = await join();
    await begin();
    const second = await join();
    world.guests.sent.splice(0);
    await seats.sendLink('gina@example.test');
    expect(world.guests.sent).toEqual([first, second]);
    await expect(seats.sendLink('nobody')).rejects.toMatchObject({ code: 'validation_failed' });
  });

  describe('who prove that an address is theirs', () => {
    const prove = (guestId: number, accountId: number) =>
      world.events.runReactions(guestAddressProved, { guestId, accountId, rideId: ride.id });

    it('ride with their account from then on, and what belongs to the seat moves along', async () => {
      const guestId = await join();
      world.events.take();
      await prove(guestId, 30);
      expect(await people()).toEqual([30]);
      expect(moved).toEqual([{ rideId: ride.id, guestId, accountId: 30 }]);
      expect(world.guests.ended).toEqual([guestId]);
      expect(world.events.of(memberAdded)).toEqual([{ rideId: ride.id, userId: 30 }]);
      expect((await world.history(ride.id)).at(-1)).toMatchObject({ type: 'guest_signed_in', actorId: 30 });
      await prove(guestId, 30);
      expect(moved).toHaveLength(1);
    });

    it('keep the seat of the guest when the account has a seat, drives the ride or was deleted', async () => {
      const guestId = await join();
      await world.take(ride.id, 30);
      for (const accountId of [30, 31, 99]) await prove(guestId, accountId);
      expect(await people()).toEqual([guestId, 30]);
      expect([moved, world.guests.ended]).toEqual([[], []]);
    });

    it('ride with their account when the ride has no driver yet, and when they drive other rides', async () => {
      await begin({ status: 'pending', driverId: null });
      const guestId = await join();
      await prove(guestId, 30);
      expect(await people()).toEqual([30]);
      await begin();
      await prove(await join(), 32);
      expect(await people()).toEqual([32]);
    });
  });
});
