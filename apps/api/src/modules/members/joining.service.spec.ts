import { jest } from '@jest/globals';
import type { RideStatus } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { principal } from '../../platform/testing/stand-ins';
import type { Ride } from '../rides/rides.facade';
import { memberAdded } from './members.events';
import { MembersWorld, ORGANIZER } from './testing/members-world';

const ANA = 12;
const DRIVER = 90;
const ana = principal(ANA);

describe('joining a ride', () => {
  let world: MembersWorld;
  let ride: Ride;
  let token: string;
  let pledgeSeats: number[];

  const begin = async (more: Partial<Ride> = {}) => {
    ride = await world.book(more);
    token = (await world.joinLinks.linkOf(ride.id)).token;
  };
  const join = (who: Principal, share = '12.50') => world.joining.join(who, token, { share });
  const people = async () => (await world.members.list(ride.id)).map(({ userId, seat }) => [userId, seat]);
  const types = async () => (await world.history(ride.id)).map(({ type }) => type);

  beforeEach(async () => {
    world = new MembersWorld();
    pledgeSeats = [];
    world.members.onPledgeSeats(async (_tx, rideId) => void pledgeSeats.push(rideId));
    await begin();
  });

  it('takes the first open seat at the share that was shown', async () => {
    expect(await join(ana)).toMatchObject({ id: ride.id });
    const seat = (await world.seatOf(ride.id, ANA))!;
    expect(seat).toMatchObject({ seat: 1, agreed: 1250, isOrganizer: false, status: 'confirmed' });
    expect(await world.history(ride.id)).toMatchObject([
      { type: 'member_joined', actorKind: 'rider', actorId: ANA, data: { memberId: seat.id } },
    ]);
    expect(world.events.of(memberAdded)).toEqual([{ rideId: ride.id, userId: ANA }]);
  });

  it('is refused when the link was turned off while the ride was locked by somebody else', async () => {
    const lock = world.rides.lock.bind(world.rides);
    jest.spyOn(world.rides, 'lock').mockImplementation(async (tx, rideId) => {
      await world.links.revoke(tx, rideId);
      return lock(tx, rideId);
    });
    const refused = { code: 'join_link_invalid', more: { extra: { reason: 'revoked' } } };
    await expect(join(ana)).rejects.toMatchObject(refused);
    expect(await people()).toEqual([[ORGANIZER, 0]]);
  });

  it('again leads to the ride without another seat, whatever it costs now', async () => {
    await join(ana);
    expect(await join(ana, '99.00')).toMatchObject({ id: ride.id });
    expect(await people()).toEqual([
      [ORGANIZER, 0],
      [ANA, 1],
    ]);
    expect(await types()).toEqual(['member_joined']);
  });

  it('takes a seat of the price that was shown where seats cost different amounts', async () => {
    await begin({ splitMode: 'custom', customShares: [1000, 1500, 1000] });
    await join(ana, '15.00');
    await join(principal(13), '10.00');
    expect(await people()).toEqual([
      [ORGANIZER, 0],
      [ANA, 2],
      [13, 1],
    ]);
    await expect(join(principal(14), '15.00')).rejects.toMatchObject({
      code: 'share_changed',
      more: { extra: { share: '10.00' } },
    });
  });

  it('is refused at another share than the seat costs', async () => {
    await expect(join(ana, '12.00')).rejects.toMatchObject({
      code: 'share_changed',
      more: { extra: { share: '12.50' } },
    });
    expect(await people()).toEqual([[ORGANIZER, 0]]);
    expect(await types()).toEqual([]);
  });

  it('is refused when every seat is taken, and possible again when somebody left', async () => {
    for (const userId of [13, 14, 15]) await join(principal(userId));
    await expect(join(ana)).rejects.toMatchObject({ code: 'ride_full' });
    await world.joining.leave(principal(14), ride.id);
    await join(ana);
    expect(await world.seatOf(ride.id, ANA)).toMatchObject({ seat: 2 });
  });

  it('is not for blocked accounts, nor for the driver of the ride', async () => {
    world.blocked.add(ANA);
    await expect(join(ana)).rejects.toMatchObject({ code: 'account_blocked' });
    await begin({ status: 'en_route', driverId: DRIVER });
    await expect(join(principal(20, { driverId: DRIVER }))).rejects.toMatchObject({ code: 'ride_closed_to_joining' });
    await join(principal(20, { driverId: DRIVER + 1 }));
    expect(await people()).toContainEqual([20, 1]);
  });

  it('is possible from the payment until the trip starts', async () => {
    const answers: Partial<Record<RideStatus, string>> = {};
    for (const status of ['awaiting_payment', 'pending', 'confirmed', 'en_route', 'in_progress'] as const) {
      await begin({ status });
      answers[status] = await join(ana).then(
        () => 'joined',
        ({ code }: { code: string }) => code,
      );
    }
    expect(answers).toEqual({
      awaiting_payment: 'ride_closed_to_joining',
      in_progress: 'ride_closed_to_joining',
      pending: 'joined',
      confirmed: 'joined',
      en_route: 'joined',
    });
  });

  it('leads nowhere once the ride has ended', async () => {
    for (const status of ['completed', 'cancelled'] as const) {
      await begin({ status });
      const refused = { code: 'join_link_invalid', more: { extra: { reason: status } } };
      await expect(join(ana)).rejects.toMatchObject(refused);
      await expect(world.joining.preview(null, token)).rejects.toMatchObject(refused);
    }
  });

  describe('that is a pledge', () => {
    const pledge = (more: Partial<Ride> = {}): Partial<Ride> => ({
      status: 'awaiting_payment',
      bookingType: 'scheduled',
      scheduledAt: world.clock.in(600),
      splitMode: 'pledge',
      pledgeState: 'open',
      pledgeMinRiders: 2,
      pledgeTotals: [4000, 4500],
      pledgeDeadline: world.clock.in(60),
      ...more,
    });

    it('agrees to the highest share that anybody can pay, and has consequences for the pledge', async () => {
      await begin(pledge());
      await expect(join(ana, '15.00')).rejects.toMatchObject({ code: 'share_changed' });
      await join(ana, '20.00');
      expect(await world.seatOf(ride.id, ANA)).toMatchObject({ seat: 1, agreed: 2000 });
      expect(pledgeSeats).toEqual([ride.id]);
      await join(principal(13), '20.00');
      await expect(join(principal(14), '20.00')).rejects.toMatchObject({ code: 'ride_full' });
    });

    it('ends at the deadline and when the ride is booked', async () => {
      await begin(pledge({ status: 'pending', pledgeState: 'requested' }));
      await expect(join(ana, '20.00')).rejects.toMatchObject({ code: 'pledge_closed' });
      await begin(pledge());
      world.clock.forward(60);
      await expect(join(ana, '20.00')).rejects.toMatchObject({ code: 'pledge_closed' });
      expect(pledgeSeats).toEqual([]);
    });

    it('waits for the payment of the organizer', async () => {
      ride = world.add(pledge({ organizerId: ORGANIZER }));
      await world.take(ride.id, ORGANIZER, { isOrganizer: true, seat: 0 });
      token = (await world.joinLinks.linkOf(ride.id)).token;
      await expect(join(ana, '20.00')).rejects.toMatchObject({ code: 'ride_closed_to_joining' });
    });
  });

  describe('is previewed', () => {
    it('with what the next seat costs, and how many are left', async () => {
      await begin({ splitMode: 'custom', customShares: [1000, 1500, 0] });
      await world.take(ride.id, 13, { seat: 1 });
      expect(await world.joining.preview(null, token)).toMatchObject({
        rideId: ride.id,
        share: '15.00',
        seatsLeft: 2,
        joined: false,
        open: true,
        pledge: null,
      });
    });

    it('as closed to strangers when it is full, and as open to those in it', async () => {
      for (const userId of [ANA, 13, 14]) await world.take(ride.id, userId);
      expect(await world.joining.preview(principal(15), token)).toMatchObject({ seatsLeft: 0, open: false });
      expect(await world.joining.preview(ana, token)).toMatchObject({ seatsLeft: 0, open: true, joined: true });
    });

    it('after its end only by those who were in it', async () => {
      await begin({ status: 'completed' });
      await world.take(ride.id, ANA);
      expect(await world.joining.preview(ana, token)).toMatchObject({ joined: true, open: false, status: 'completed' });
      await expect(world.joining.preview(principal(13), token)).rejects.toMatchObject({ code: 'join_link_invalid' });
    });
  });
});
