import type { Transaction } from '../../platform/database/database';
import type { Ride } from '../rides/rides.facade';
import { memberAdded, memberLeft, shareConsentNeeded } from './members.events';
import { MembersWorld, ORGANIZER } from './testing/members-world';

const ANA = 12;
const BEN = 13;

describe('the people in a ride', () => {
  let world: MembersWorld;
  beforeEach(() => void (world = new MembersWorld()));

  const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => world.database.transaction(work);
  const seat = (rideId: number, userId: number, number: number) => ({
    rideId,
    userId,
    isOrganizer: false,
    seat: number,
    agreed: 1250,
  });

  it('begin with the organizer, who has seat 0 until the payment confirms it', async () => {
    const { id } = world.add({ organizerId: ORGANIZER });
    const organizer = await inTransaction((tx) => world.members.addOrganizer(tx, id, ORGANIZER, 2000));
    expect(organizer).toMatchObject({ isOrganizer: true, seat: 0, agreed: 2000, status: 'pending' });
    expect(organizer.code).toMatch(/^\d{6}$/);
    expect(world.events.of(memberAdded)).toEqual([{ rideId: id, userId: ORGANIZER }]);
  });

  it('have one seat each', async () => {
    const { id } = await world.book();
    await inTransaction((tx) => world.members.add(tx, seat(id, ANA, 1)));
    world.events.take();
    await expect(inTransaction((tx) => world.members.add(tx, seat(id, ANA, 2)))).rejects.toMatchObject({
      code: 'already_member',
    });
    expect(world.events.published).toEqual([]);
  });

  it('lose a seat that they did not pay for in time, by the system', async () => {
    const { id } = await world.book();
    const ana = await world.take(id, ANA);
    await inTransaction((tx) => world.members.drop(tx, id, ana));
    expect(await world.seatOf(id, ANA)).toBeNull();
    expect(await world.history(id)).toMatchObject([{ type: 'member_left', actorKind: 'system' }]);
    expect(world.events.of(memberLeft)).toEqual([{ rideId: id, userId: ANA }]);
    await inTransaction((tx) => world.members.drop(tx, id, ana));
    expect(await world.history(id)).toHaveLength(1);
    expect(world.guests.ended).toEqual([ANA]);
  });

  it('get other seats all at once', async () => {
    const { id } = await world.book();
    const [ana, ben] = [await world.take(id, ANA), await world.take(id, BEN)];
    const moves = [ana, ben].map((member, index) => ({ memberId: member.id, seat: 8 - index }));
    await inTransaction((tx) => world.members.reseat(tx, moves));
    expect((await world.members.list(id)).map((member) => member.seat)).toEqual([0, 8, 7]);
  });

  it('cannot change in a pledge as long as nothing follows from it', async () => {
    const pledge = { splitMode: 'pledge' } as Ride;
    await expect(inTransaction((tx) => world.members.seatsChanged(tx, pledge))).rejects.toThrow(
      'nothing was registered',
    );
    await inTransaction((tx) => world.members.seatsChanged(tx, { splitMode: 'cover' } as Ride));
    const changed: number[] = [];
    world.members.onPledgeSeats(async (_tx, rideId) => void changed.push(rideId));
    await inTransaction((tx) => world.members.seatsChanged(tx, { ...pledge, id: 7 }));
    expect(changed).toEqual([7]);
  });

  describe('after a change of the price', () => {
    const askAgain = (ride: Ride) => inTransaction((tx) => world.members.askAgain(tx, ride));
    const asked = () => world.events.of(shareConsentNeeded);

    it('are asked when their share is above what they agreed to, once per amount', async () => {
      const ride = await world.book({ splitMode: 'custom', customShares: [1500, 1000, 0] });
      const ana = await world.take(ride.id, ANA, { seat: 1 });
      await world.take(ride.id, BEN, { seat: 2 });
      await askAgain(ride);
      await askAgain(ride);
      expect(asked()).toEqual([
        { rideId: ride.id, number: ride.lastEvent + 1, userId: ANA, agreed: 1250, share: 1500 },
      ]);
      expect(await world.history(ride.id)).toMatchObject([
        {
          type: 'share_consent_needed',
          actorKind: 'system',
          data: { memberId: ana.id, agreed: '12.50', share: '15.00' },
        },
      ]);
      expect(await world.seatOf(ride.id, ANA)).toMatchObject({ agreed: 1250, asked: 1500, declined: null });
      expect(await world.seatOf(ride.id, BEN)).toMatchObject({ asked: null });
      await askAgain({ ...ride, customShares: [1600, 1000, 0] });
      expect(asked()).toHaveLength(2);
    });

    it('are asked again when their share rises again to an amount that they did not decline', async () => {
      const ride = await world.book({ splitMode: 'custom', customShares: [1500, 1600, 0] });
      await world.take(ride.id, ANA, { seat: 1 });
      const ben = await world.take(ride.id, BEN, { seat: 2 });
      await inTransaction((tx) => world.seats.setConsent(tx, ben.id, { agreed: 1250, asked: 1600, declined: 1600 }));
      const fallen = { ...ride, customShares: [1250, 1250, 0] };
      for (const each of [ride, fallen, fallen, ride]) await askAgain(each);
      const again = { rideId: ride.id, userId: ANA, agreed: 1250, share: 1500 };
      expect(asked()).toEqual([1, 2].map((after) => ({ ...again, number: ride.lastEvent + after })));
      expect(await world.seatOf(ride.id, ANA)).toMatchObject({ agreed: 1250, asked: 1500 });
      expect(await world.seatOf(ride.id, BEN)).toMatchObject({ asked: null, declined: 1600 });
    });

    it('are not asked where only the organizer or a business account pays', async () => {
      for (const paymentMethod of ['cash', 'account'] as const) {
        const ride = await world.book({ paymentMethod, splitMode: 'custom', customShares: [4000, 0, 0] });
        await world.take(ride.id, ANA, { seat: 1 });
        await askAgain(ride);
      }
      expect(asked()).toEqual([]);
    });

    it('keep what they declined before', async () => {
      const ride = await world.book({ splitMode: 'custom', customShares: [1600, 0, 0] });
      const ana = await world.take(ride.id, ANA, { seat: 1 });
      await inTransaction((tx) => world.seats.setConsent(tx, ana.id, { agreed: 1250, asked: 1500, declined: 1500 }));
      await askAgain(ride);
      expect(await world.seatOf(ride.id, ANA)).toMatchObject({ agreed: 1250, asked: 1600, declined: 1500 });
    });

    it('are not asked as organizers, whose hold covers the ride', async () => {
      const ride = await world.book({ splitMode: 'custom', customShares: [0, 0, 0], totalCost: 9000 });
      await askAgain(ride);
      expect(asked()).toEqual([]);
    });
  });
});
