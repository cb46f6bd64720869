import type { RideStatus } from '@groupride/contracts';
import type { DriversRepository, NewDriver } from '../drivers.repository';
import type { DriversContractWorld } from './drivers-contract-world';

const NOW = new Date('2026-05-04T12:00:00Z');
const SEEN_SINCE = new Date('2026-05-04T11:59:00Z');
const NOBODY = 999_999;

/** Contract tests for every repository of drivers. @param open runs before each test, with nobody online */
export function describeDrivers(
  name: string,
  open: () => Promise<{ drivers: DriversRepository; world: DriversContractWorld }>,
): void {
  describe(name, () => {
    let drivers: DriversRepository;
    let world: DriversContractWorld;

    const inTx: DriversContractWorld['transaction'] = (work) => world.transaction(work);
    const application = (userId: number, more: Partial<NewDriver> = {}): NewDriver => ({
      userId,
      name: 'Dana Driver',
      phone: '7045550100',
      vehicle: 'Ford Transit 2022',
      licensePlate: 'ABC123',
      seats: 14,
      vehicleClass: 'van',
      ...more,
    });
    const apply = async (userId: number, more: Partial<NewDriver> = {}) =>
      inTx((tx) => drivers.insert(tx, application(userId, more)));
    const decide = (driverId: number, status: 'approved' | 'rejected' | 'suspended', reason: string | null = null) =>
      inTx((tx) => drivers.setApplicationStatus(tx, driverId, status, reason));
    const setOnline = (driverId: number, online: boolean, at = NOW) =>
      inTx((tx) => drivers.setOnline(tx, driverId, online, at));
    const approved = async () => {
      const { id } = (await apply(await world.newUser()))!;
      await decide(id, 'approved');
      return id;
    };
    const atWork = async (at = NOW) => {
      const id = await approved();
      await setOnline(id, true, at);
      await inTx((tx) => drivers.savePosition(tx, id, { lat: 35.22, lng: -80.84, heading: null, speed: null }, at));
      return id;
    };
    const newRide = async () => world.newRide(await world.newUser());
    const give = async (driverId: number, status: RideStatus) => {
      const rideId = await newRide();
      await world.giveRide(rideId, driverId, { status });
      return rideId;
    };
    const find = async (driverId: number) => (await drivers.find(driverId))!;

    beforeEach(async () => void ({ drivers, world } = await open()));

    it('begins with an application, offline and without ratings', async () => {
      const userId = await world.newUser();
      const driver = (await apply(userId))!;
      expect(driver).toMatchObject({
        userId,
        name: 'Dana Driver',
        phone: '7045550100',
        seats: 14,
        vehicleClass: 'van',
        isOnline: false,
        applicationStatus: 'applied',
        applicationReason: null,
        rating: '5.0',
        ratingCount: 0,
        totalTrips: 0,
        lat: null,
        credibleLat: null,
        lastSeenAt: null,
        unreachableFrom: null,
        offersAhead: false,
      });
    });

    it('finds name and phone of the account, and the phone of the application until there is one', async () => {
      const userId = await world.newUser();
      const { id } = (await apply(userId))!;
      expect(await find(id)).toMatchObject({ name: 'Pat', phone: '7045550100' });
      await world.setPhone(userId, '7045550111');
      expect(await find(id)).toMatchObject({ name: 'Pat', phone: '7045550111' });
      expect(await inTx((tx) => drivers.lock(tx, id))).toMatchObject({ id, phone: '7045550111' });
    });

    it('finds and locks nobody who has not applied', async () => {
      const found = await inTx(async (tx) => [
        await drivers.find(NOBODY, tx),
        await drivers.lock(tx, NOBODY),
        await drivers.tryLock(tx, NOBODY),
        await drivers.setApplicationStatus(tx, NOBODY, 'approved', null),
        await drivers.setOnline(tx, NOBODY, true, NOW),
        await drivers.setDocumentsExpired(tx, NOBODY, true),
      ]);
      expect(found).toEqual([null, null, false, null, false, false]);
    });

    it('takes one application of a person, and replaces one that was rejected', async () => {
      const userId = await world.newUser();
      const { id } = (await apply(userId))!;
      expect(await apply(userId, { seats: 7 })).toBeNull();
      await decide(id, 'rejected', 'Too old a vehicle.');
      expect(await find(id)).toMatchObject({ applicationStatus: 'rejected', applicationReason: 'Too old a vehicle.' });
      const again = await apply(userId, { seats: 7, vehicle: 'Kia Carnival 2025' });
      expect(again).toMatchObject({ id, seats: 7, applicationStatus: 'applied', applicationReason: null });
      expect((await find(id)).vehicle).toBe('Kia Carnival 2025');
      await decide(id, 'approved');
      expect(await apply(userId)).toBeNull();
    });

    it('takes a driver offline who may no longer drive', async () => {
      const id = await approved();
      await setOnline(id, true);
      expect(await decide(id, 'approved')).toMatchObject({ id, isOnline: true });
      expect(await decide(id, 'suspended', 'Complaints.')).toMatchObject({
        id,
        isOnline: false,
        applicationStatus: 'suspended',
        applicationReason: 'Complaints.',
      });
    });

    it('remembers when a driver went online and offline', async () => {
      const id = await approved();
      expect(await setOnline(id, true)).toBe(true);
      expect(await find(id)).toMatchObject({ isOnline: true, lastSeenAt: NOW });
      const later = new Date('2026-05-04T13:00:00Z');
      expect(await setOnline(id, false, later)).toBe(true);
      expect(await find(id)).toMatchObject({ isOnline: false, lastSeenAt: later });
    });

    it.each<[RideStatus, boolean]>([
      ['confirmed', true],
      ['en_route', false],
      ['in_progress', false],
    ])('with a ride that is %s lets its driver go offline: %s', async (status, isAllowed) => {
      const id = await approved();
      await setOnline(id, true);
      await give(id, status);
      expect(await setOnline(id, false)).toBe(isAllowed);
      expect((await find(id)).isOnline).toBe(!isAllowed);
      expect(await setOnline(id, true)).toBe(true);
    });

    it('keeps drivers with expired documents offline until they are renewed', async () => {
      const id = await approved();
      await setOnline(id, true);
      const expire = (expired: boolean) => inTx((tx) => drivers.setDocumentsExpired(tx, id, expired));
      expect([await expire(false), await expire(true), await expire(true)]).toEqual([false, true, false]);
      expect((await find(id)).isOnline).toBe(false);
      expect(await setOnline(id, true)).toBe(false);
      expect(await setOnline(id, false)).toBe(true);
      expect(await expire(false)).toBe(true);
      expect((await find(id)).isOnline).toBe(false);
      expect(await setOnline(id, true)).toBe(true);
    });

    it('lists available drivers who were seen since, at most so many', async () => {
      const [first, second] = [await atWork(), await atWork()];
      await atWork(new Date(SEEN_SINCE.getTime() - 1));
      const [offline, driving, gone, suspended] = [await atWork(), await atWork(), await atWork(), await atWork()];
      await setOnline(offline, false);
      await give(driving, 'en_route');
      await drivers.ifMissing(gone);
      await decide(suspended, 'suspended');
      // Nobody knows where this one is.
      await setOnline(await approved(), true);
      const planned = await atWork();
      await give(planned, 'confirmed');
      const ids = async (limit: number) => (await drivers.available(SEEN_SINCE, limit)).map(({ id }) => id);
      expect(await ids(10)).toEqual([first, second, planned]);
      expect(await ids(2)).toEqual([first, second]);
    });

    it.each<RideStatus>(['confirmed', 'en_route', 'in_progress'])(
      'keeps the class of a vehicle while its driver has a ride that is %s',
      async (status) => {
        const id = await approved();
        await give(id, status);
        expect(await drivers.setVehicleClass(id, 'minibus')).toBe(false);
        expect((await find(id)).vehicleClass).toBe('van');
      },
    );

    it('keeps the class of a vehicle while a ride is offered to its driver', async () => {
      const [asked, free] = [await approved(), await approved()];
      await world.offer(await newRide(), asked);
      expect(await drivers.setVehicleClass(asked, 'minibus')).toBe(false);
      expect(await drivers.setVehicleClass(free, 'minibus')).toBe(true);
      expect([(await find(asked)).vehicleClass, (await find(free)).vehicleClass]).toEqual(['van', 'minibus']);
      expect(await drivers.setVehicleClass(NOBODY, 'van')).toBe(false);
    });

    it('averages ratings to one decimal, and takes them out again', async () => {
      const id = await approved();
      const rated = async (change: 'addRating' | 'removeRating', stars: number) => {
        await inTx((tx) => drivers[change](tx, id, stars));
        const { rating, ratingCount } = await find(id);
        return [rating, ratingCount];
      };
      expect(await rated('addRating', 4)).toEqual(['4.0', 1]);
      expect(await rated('addRating', 5)).toEqual(['4.5', 2]);
      expect(await rated('addRating', 5)).toEqual(['4.7', 3]);
      expect(await rated('removeRating', 4)).toEqual(['5.0', 2]);
      expect(await rated('removeRating', 5)).toEqual(['5.0', 1]);
      expect(await rated('removeRating', 5)).toEqual(['5.0', 0]);
    });

    it('counts the trips of one driver', async () => {
      const [id, another] = [await approved(), await approved()];
      for (const _ of [1, 2]) await inTx((tx) => drivers.countTrip(tx, id));
      expect([(await find(id)).totalTrips, (await find(another)).totalTrips]).toEqual([2, 0]);
    });

    it('knows who rides with a driver, and that the organizer may call during the ride', async () => {
      const id = await approved();
      const [organizerId, friendId] = [await world.newUser(), await world.newUser()];
      const rideId = await world.newRide(organizerId);
      await world.takeSeat(rideId, organizerId, 0);
      await world.takeSeat(rideId, friendId, 1);
      const relation = (userId: number) => drivers.relation(id, userId);
      expect(await relation(organizerId)).toEqual({ rides: false, mayCall: false });
      await world.giveRide(rideId, id, { status: 'confirmed' });
      expect(await relation(organizerId)).toEqual({ rides: true, mayCall: true });
      expect(await relation(friendId)).toEqual({ rides: true, mayCall: false });
      await world.leave(rideId, friendId);
      expect(await relation(friendId)).toEqual({ rides: false, mayCall: false });
      await world.giveRide(rideId, id, { status: 'completed' });
      expect(await relation(organizerId)).toEqual({ rides: true, mayCall: false });
    });

    it('lets the passenger call when a business account pays', async () => {
      const id = await approved();
      const passengerId = await world.newUser();
      const rideId = await newRide();
      await world.takeSeat(rideId, passengerId, 0);
      await world.giveRide(rideId, id, { status: 'en_route', paymentMethod: 'account' });
      expect(await drivers.relation(id, passengerId)).toEqual({ rides: true, mayCall: true });
    });
  });
}
