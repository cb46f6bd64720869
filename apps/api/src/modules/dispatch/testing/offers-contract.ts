import { brokenUniqueness } from '../../../platform/database/database';
import type { OffersRepository } from '../offers.repository';
import type { DispatchContractWorld } from './dispatch-contract-world';

const NOW = new Date('2026-05-04T12:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

/** Contract tests for every repository of offers. @param open runs before each test, with no ride that waits */
export function describeOffers(
  name: string,
  open: () => Promise<{ offers: OffersRepository; world: DispatchContractWorld }>,
): void {
  describe(name, () => {
    let offers: OffersRepository;
    let world: DispatchContractWorld;
    let organizerId: number;
    let rideId: number;
    let dan: number;
    let eva: number;

    const inTx: DispatchContractWorld['transaction'] = (work) => world.transaction(work);
    const make = (driverId: number, { of = rideId, until = minutes(1), ahead = false } = {}) =>
      inTx((tx) => offers.make(tx, of, driverId, 1200, until, ahead));
    const accept = (driverId: number, at = NOW) => inTx((tx) => offers.accept(tx, rideId, driverId, at));
    const statuses = async (of = rideId) =>
      (await world.offersOf(of)).map(({ driverId, status }) => [driverId, status]);
    const drivers = (of: { driverId: number }[]) => of.map(({ driverId }) => driverId).sort((a, b) => a - b);

    beforeEach(async () => {
      ({ offers, world } = await open());
      organizerId = await world.newUser();
      rideId = await world.newRide(organizerId);
      dan = await world.newDriver();
      eva = await world.newDriver();
    });

    it('asks a driver about a ride once at a time, and again after an answer', async () => {
      const first = await make(dan);
      expect(first).toMatchObject({ rideId, driverId: dan, status: 'open', pickupMeters: 1200, expiresAt: minutes(1) });
      const broken = await make(dan).catch((error: unknown) => brokenUniqueness(error));
      expect(broken).toBe('offers_one_open_per_ride_and_driver');
      expect(await statuses()).toEqual([[dan, 'open']]);
      await make(eva);
      await inTx((tx) => offers.close(tx, { offerId: first.id }, 'expired'));
      expect((await make(dan)).id).not.toBe(first.id);
    });

    it('ends an open offer once, by its id or by its driver', async () => {
      const { id } = await make(dan);
      await make(eva);
      const expire = () => inTx((tx) => offers.close(tx, { offerId: id }, 'expired', 'went_offline'));
      expect(await expire()).toMatchObject({ id, driverId: dan, status: 'expired' });
      expect(await expire()).toBeNull();
      const decline = (driverId: number) => inTx((tx) => offers.close(tx, { rideId, driverId }, 'declined'));
      expect(await decline(dan)).toBeNull();
      expect(await decline(eva)).toMatchObject({ driverId: eva, status: 'declined' });
      expect(await world.offersOf(rideId)).toEqual([
        { driverId: dan, status: 'expired', cause: 'went_offline', ahead: false },
        { driverId: eva, status: 'declined', cause: null, ahead: false },
      ]);
    });

    it('accepts an open offer once, until it runs out', async () => {
      expect(await accept(dan)).toBeNull();
      await make(dan);
      await make(eva);
      expect(await accept(dan, minutes(1))).toBeNull();
      expect(await accept(dan)).toMatchObject({ rideId, driverId: dan, status: 'accepted' });
      expect(await accept(dan)).toBeNull();
      expect(await statuses()).toEqual([
        [dan, 'accepted'],
        [eva, 'open'],
      ]);
    });

    it('accepts no offer of a driver who is a member of the ride', async () => {
      await make(dan);
      await make(eva);
      await world.takeSeat(rideId, dan);
      expect(await accept(dan)).toBeNull();
      expect(await accept(eva)).toMatchObject({ driverId: eva });
    });

    it('withdraws the open offers of a ride', async () => {
      const another = await world.newRide(organizerId);
      await make(dan);
      await make(eva, { ahead: true });
      await make(dan, { of: another });
      const withdraw = () => inTx((tx) => offers.withdrawOpen(tx, { rideId }));
      const withdrawn = await withdraw();
      expect(drivers(withdrawn)).toEqual([dan, eva]);
      expect(withdrawn.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
      expect(await withdraw()).toEqual([]);
      expect(await statuses(another)).toEqual([[dan, 'open']]);
    });

    it('withdraws the open offers of a driver, but none that were made ahead', async () => {
      const [another, ahead] = [await world.newRide(organizerId), await world.newRide(organizerId)];
      await make(dan);
      await make(dan, { of: another });
      await make(dan, { of: ahead, ahead: true });
      await make(eva);
      const withdrawn = await inTx((tx) => offers.withdrawOpen(tx, { driverId: dan }));
      expect(withdrawn.map((offer) => offer.rideId).sort((a, b) => a - b)).toEqual([rideId, another]);
      expect(await statuses(ahead)).toEqual([[dan, 'open']]);
      expect(await statuses()).toEqual([
        [dan, 'withdrawn'],
        [eva, 'open'],
      ]);
    });

    it('withdraws the open offers of those who joined the ride', async () => {
      await make(dan);
      await make(eva);
      await world.takeSeat(rideId, dan);
      const withdraw = () => inTx((tx) => offers.withdrawOfMembers(tx, rideId));
      expect(drivers(await withdraw())).toEqual([dan]);
      expect(await withdraw()).toEqual([]);
      expect(await world.offersOf(rideId)).toMatchObject([
        { driverId: dan, status: 'withdrawn', cause: 'joined' },
        { driverId: eva, status: 'open', cause: null },
      ]);
    });

    it('removes open offers that are taken back, and leaves the answered ones', async () => {
      await make(dan);
      await inTx((tx) => offers.close(tx, { rideId, driverId: dan }, 'declined'));
      await make(eva);
      const takeBack = () => inTx((tx) => offers.takeBackOpen(tx, rideId));
      expect(drivers(await takeBack())).toEqual([eva]);
      expect(await takeBack()).toEqual([]);
      expect(await statuses()).toEqual([[dan, 'declined']]);
    });

    it('knows whether a ride is offered to somebody, and to whom first', async () => {
      const found = () => inTx(async (tx) => [await offers.hasOpen(tx, rideId), await offers.openDriver(tx, rideId)]);
      expect(await found()).toEqual([false, null]);
      await make(eva);
      await make(dan);
      expect(await found()).toEqual([true, eva]);
      await inTx((tx) => offers.close(tx, { rideId, driverId: eva }, 'declined'));
      expect(await found()).toEqual([true, dan]);
      await accept(dan);
      expect(await found()).toEqual([false, null]);
    });

    it('remembers that a driver gave the ride back, with the reason', async () => {
      await make(dan);
      await accept(dan);
      await inTx((tx) => offers.withdrawAccepted(tx, rideId, dan, 'stopped_coming'));
      await inTx((tx) => offers.withdrawAccepted(tx, rideId, dan));
      expect(await world.offersOf(rideId)).toEqual([
        { driverId: dan, status: 'withdrawn', cause: 'stopped_coming', ahead: false },
      ]);
    });

    it('remembers once that a driver lost the ride who was never asked', async () => {
      for (const _ of [1, 2]) await inTx((tx) => offers.withdrawAccepted(tx, rideId, dan, 'taken_back'));
      expect(await world.offersOf(rideId)).toEqual([
        { driverId: dan, status: 'withdrawn', cause: 'taken_back', ahead: false },
      ]);
    });

    it.each(['joined', 'assigned'] as const)(
      'remembers the loss of a driver whose earlier offer was withdrawn as %s',
      async (cause) => {
        await make(dan);
        await inTx((tx) => offers.close(tx, { rideId, driverId: dan }, 'withdrawn', cause));
        await inTx((tx) => offers.withdrawAccepted(tx, rideId, dan, 'stopped_coming'));
        expect(await world.offersOf(rideId)).toMatchObject([
          { status: 'withdrawn', cause },
          { status: 'withdrawn', cause: 'stopped_coming' },
        ]);
      },
    );

    it('adds nothing when a driver who declined loses the ride', async () => {
      await make(dan);
      await inTx((tx) => offers.close(tx, { rideId, driverId: dan }, 'declined'));
      await inTx((tx) => offers.withdrawAccepted(tx, rideId, dan, 'taken_back'));
      expect(await world.offersOf(rideId)).toMatchObject([{ status: 'declined', cause: null }]);
    });

    it('records who took a ride, whether they were asked or not', async () => {
      await make(dan);
      await inTx((tx) => offers.recordTaken(tx, rideId, dan));
      await inTx((tx) => offers.recordTaken(tx, rideId, eva));
      expect(await world.offersOf(rideId)).toMatchObject([
        { driverId: dan, status: 'accepted', ahead: false },
        { driverId: eva, status: 'accepted', ahead: true },
      ]);
    });

    it('lists the open, unexpired offers of a driver, oldest first, and offers ahead separately', async () => {
      const [another, late, ahead] = [
        await world.newRide(organizerId),
        await world.newRide(organizerId),
        await world.newRide(organizerId),
      ];
      await world.change(await world.newRide(organizerId), { status: 'completed', driverId: dan, completedAt: NOW });
      await make(dan, { of: another });
      await make(dan);
      await make(dan, { of: late, until: NOW });
      await make(dan, { of: ahead, until: minutes(30), ahead: true });
      await make(eva, { of: late });
      const shown = await offers.openOfDriver(dan, NOW);
      expect(shown.map(({ ride }) => ride.id)).toEqual([another, rideId]);
      expect(shown[0]).toMatchObject({ offer: { driverId: dan }, organizerName: 'Pat', organizerTrips: 1 });
      expect([...(await offers.aheadOfDriver(dan, NOW))]).toEqual([[ahead, minutes(30)]]);
      expect([...(await offers.aheadOfDriver(dan, minutes(30)))]).toEqual([]);
    });

    it('finds an offer whatever became of it', async () => {
      const { id } = await make(dan);
      await inTx((tx) => offers.close(tx, { offerId: id }, 'expired'));
      expect(await offers.offered(id)).toMatchObject({ offer: { id, status: 'expired' }, ride: { id: rideId } });
      expect(await offers.offered(999_999)).toBeNull();
    });

    it('lists searches whose time is up and that no driver is asked about, longest-waiting first', async () => {
      const waitsSince = async (pendingSince: Date) => {
        const id = await world.newRide(organizerId);
        await world.change(id, { pendingSince });
        return id;
      };
      const [second, first, third] = [
        await waitsSince(minutes(-11)),
        await waitsSince(minutes(-30)),
        await waitsSince(minutes(-10.5)),
      ];
      await waitsSince(minutes(-10));
      await make(dan, { of: await waitsSince(minutes(-20)) });
      await world.change(await waitsSince(minutes(-20)), { status: 'confirmed', driverId: dan });
      expect(await offers.overdueSearches(NOW, 10, 10)).toEqual([first, second, third]);
      expect(await offers.overdueSearches(NOW, 10, 2)).toEqual([first, second]);
    });

    it('searches for a driver of a scheduled ride until ten minutes after its start', async () => {
      await world.change(rideId, {
        bookingType: 'scheduled',
        scheduledAt: minutes(0),
        pendingSince: minutes(-600),
      });
      expect(await offers.overdueSearches(minutes(10), 10, 10)).toEqual([]);
      expect(await offers.overdueSearches(minutes(11), 10, 10)).toEqual([rideId]);
    });

    it('counts immediate requests that nobody is asked about, up to a limit', async () => {
      const others = [];
      for (const _ of [1, 2, 3, 4]) others.push(await world.newRide(organizerId));
      expect(await offers.countWaitingRequests(10)).toBe(5);
      expect(await offers.countWaitingRequests(2)).toBe(2);
      await make(dan);
      await world.change(others[0]!, { bookingType: 'scheduled', scheduledAt: minutes(60) });
      await world.change(others[1]!, { status: 'en_route', driverId: dan });
      expect(await offers.countWaitingRequests(10)).toBe(2);
    });
  });
}
