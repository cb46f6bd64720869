import type { RideStatus } from '@groupride/contracts';
import { principal } from '../../platform/testing/stand-ins';
import type { Ride } from '../rides/rides.facade';
import { memberLeft } from './members.events';
import { MembersWorld, ORGANIZER } from './testing/members-world';

const ANA = 12;
const DRIVER = 90;
const ana = principal(ANA);

describe('leaving a ride', () => {
  let world: MembersWorld;
  let ride: Ride;

  const begin = async (more: Partial<Ride> = {}) => {
    ride = await world.book({ driverId: DRIVER, ...more });
    await world.take(ride.id, ANA, { seat: 1 });
  };
  const leave = (who = ana) => world.joining.leave(who, ride.id);
  const isSeated = async () => (await world.seatOf(ride.id, ANA)) !== null;

  beforeEach(async () => {
    world = new MembersWorld();
    await begin();
  });

  it('gives up the seat, and ends the time of a guest', async () => {
    await leave();
    expect(await isSeated()).toBe(false);
    expect(await world.history(ride.id)).toMatchObject([{ type: 'member_left', actorKind: 'rider', actorId: ANA }]);
    expect(world.events.of(memberLeft)).toEqual([{ rideId: ride.id, userId: ANA }]);
    expect(world.guests.ended).toEqual([ANA]);
    await expect(leave()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not for the organizer, nor for people who are not members', async () => {
    await expect(leave(principal(ORGANIZER))).rejects.toMatchObject({ code: 'organizer_cannot_leave' });
    for (const who of [principal(20, { driverId: DRIVER }), principal(30, { isAdmin: true }), principal(30)])
      await expect(leave(who)).rejects.toMatchObject({ code: 'not_found' });
    expect(world.events.published).toEqual([]);
  });

  it('is possible until the trip starts', async () => {
    const left: RideStatus[] = [];
    for (const status of [
      'awaiting_payment',
      'pending',
      'confirmed',
      'en_route',
      'in_progress',
      'completed',
    ] as const) {
      world = new MembersWorld();
      await begin({ status });
      await leave().then(
        () => left.push(status),
        (error: unknown) => expect(error).toMatchObject({ code: 'ride_state_conflict', more: { extra: { status } } }),
      );
    }
    expect(left).toEqual(['awaiting_payment', 'pending', 'confirmed', 'en_route']);
  });

  it('is refused to somebody whom the driver marked as missing, whoever pays for the seat', async () => {
    const { id } = (await world.seatOf(ride.id, ANA))!;
    await world.database.transaction((tx) => world.members.markNoShow(tx, ride.id, id, world.clock.now()));
    await expect(leave()).rejects.toMatchObject({
      code: 'marked_no_show',
      detail: expect.not.stringContaining('share') as string,
    });
    expect(await isSeated()).toBe(true);
  });

  it('is refused to somebody who has boarded, who owes the share', async () => {
    const { id } = (await world.seatOf(ride.id, ANA))!;
    await world.database.transaction((tx) => world.members.verify(tx, id));
    await expect(leave()).rejects.toMatchObject({ code: 'already_verified' });
    expect(await isSeated()).toBe(true);
    expect(world.events.published).toEqual([]);
  });

  it('is refused to the passenger for whom a business account booked the ride, and possible for their company', async () => {
    ride = world.add({ status: 'pending', paymentMethod: 'account', organizerId: 40 });
    await world.take(ride.id, ANA, { seat: 0 });
    await world.take(ride.id, 13, { seat: 1 });
    await expect(leave()).rejects.toMatchObject({ code: 'passenger_cannot_leave' });
    await leave(principal(13));
    expect((await world.members.list(ride.id)).map(({ userId }) => userId)).toEqual([ANA]);
  });

  describe('that is a pledge', () => {
    let pledgeSeats: number[];

    const pledge = (more: Partial<Ride> = {}): Partial<Ride> => ({
      status: 'awaiting_payment',
      bookingType: 'scheduled',
      scheduledAt: world.clock.in(600),
      driverId: null,
      splitMode: 'pledge',
      pledgeState: 'reached',
      pledgeMinRiders: 2,
      pledgeTotals: [4000, 4500],
      pledgeDeadline: world.clock.in(60),
      ...more,
    });

    beforeEach(() => {
      pledgeSeats = [];
      world.members.onPledgeSeats(async (_tx, rideId) => void pledgeSeats.push(rideId));
    });

    it('has consequences for the pledge', async () => {
      await begin(pledge());
      await leave();
      expect(pledgeSeats).toEqual([ride.id]);
    });

    it('is refused from the deadline on, once it is closed, and once the ride is booked', async () => {
      for (const more of [
        { pledgeDeadline: world.clock.now() },
        { pledgeClosedAt: world.clock.now() },
        { status: 'pending' as const },
      ]) {
        await begin(pledge(more));
        await expect(leave()).rejects.toMatchObject({ code: 'pledge_closed' });
        expect(await isSeated()).toBe(true);
      }
      expect(pledgeSeats).toEqual([]);
    });
  });
});
