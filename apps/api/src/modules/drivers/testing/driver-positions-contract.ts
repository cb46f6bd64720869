import type { DriverFix } from '../drivers.facade';
import type { DriversRepository } from '../drivers.repository';
import type { DriversContractWorld } from './drivers-contract-world';

const NOW = new Date('2026-05-04T12:00:00Z');
const seconds = (count: number) => new Date(NOW.getTime() + count * 1000);
const at = (lat: number, lng = -80.845): DriverFix => ({ lat, lng, heading: 90, speed: 10 });
/** About 330 meters apart, in the same cell. */
const [HERE, NEAR] = [at(35.222), at(35.225)];
/** Over a kilometer away, and in another city. */
const [NEXT_CELL, FAR] = [at(35.232), at(36.1)];
const place = ({ lat, lng }: DriverFix) => ({ lat, lng });

/** Contract tests for where drivers are, and when they were last heard from. @param open runs before each test */
export function describeDriverPositions(
  name: string,
  open: () => Promise<{ drivers: DriversRepository; world: DriversContractWorld }>,
): void {
  describe(name, () => {
    let drivers: DriversRepository;
    let world: DriversContractWorld;
    let userId: number;
    let driverId: number;

    const inTx: DriversContractWorld['transaction'] = (work) => world.transaction(work);
    const goOnline = () => inTx((tx) => drivers.setOnline(tx, driverId, true, NOW));
    const save = (fix: DriverFix, when: Date) => inTx((tx) => drivers.savePosition(tx, driverId, fix, when));
    const withinCell = (fix: DriverFix, when: Date) =>
      drivers.savePositionWithinCell(driverId, fix, when, new Date(when.getTime() - 60_000));
    const seenAsExpected = (when: Date) => drivers.seenAsExpected(driverId, when, new Date(when.getTime() - 60_000));
    const seen = (when: Date) => inTx((tx) => drivers.seen(tx, driverId, when));
    const drive = async () => {
      const rideId = await world.newRide(await world.newUser());
      await world.giveRide(rideId, driverId, { status: 'in_progress' });
    };
    const stored = async () => (await drivers.find(driverId))!;
    const gap = async () => {
      const { unreachableFrom, unreachableUntil } = await stored();
      return [unreachableFrom, unreachableUntil];
    };

    beforeEach(async () => {
      ({ drivers, world } = await open());
      userId = await world.newUser();
      const vehicle = { vehicle: 'Ford Transit 2022', licensePlate: 'ABC123', seats: 14, vehicleClass: 'van' } as const;
      driverId = await inTx(async (tx) => {
        const driver = await drivers.insert(tx, { userId, name: 'Dana', phone: '7045550100', ...vehicle });
        await drivers.setApplicationStatus(tx, driver!.id, 'approved', null);
        return driver!.id;
      });
    });

    it('stores a position as it was reported', async () => {
      expect(await save(HERE, NOW)).toEqual(place(HERE));
      expect(await stored()).toMatchObject({ ...HERE, positionAt: NOW, credibleLat: HERE.lat, credibleAt: NOW });
    });

    it('stores a move within a cell, which affects no rides', async () => {
      await goOnline();
      await save(HERE, NOW);
      expect(await withinCell(NEAR, seconds(30))).toEqual(place(NEAR));
      expect(await stored()).toMatchObject({ lat: NEAR.lat, positionAt: seconds(30) });
    });

    it.each<[string, DriverFix, number]>([
      ['in another cell', NEXT_CELL, 50],
      ['after a minute without contact', NEAR, 61],
    ])('leaves a position to be stored with what follows from it %s', async (_, fix, after) => {
      await goOnline();
      await save(HERE, NOW);
      expect(await withinCell(fix, seconds(after))).toBeNull();
      expect(await stored()).toMatchObject({ lat: HERE.lat, positionAt: NOW });
      expect(await save(fix, seconds(after))).toEqual(place(fix));
    });

    it('leaves the first position of a driver at work to be stored with what follows from it', async () => {
      await goOnline();
      expect(await withinCell(HERE, NOW)).toBeNull();
      expect((await stored()).positionAt).toBeNull();
    });

    it('stores any position of a driver who is offline or drives somebody', async () => {
      expect(await withinCell(HERE, NOW)).toEqual(place(HERE));
      expect(await withinCell(NEXT_CELL, seconds(300))).toEqual(place(NEXT_CELL));
      await goOnline();
      await drive();
      expect(await withinCell(HERE, seconds(600))).toEqual(place(HERE));
    });

    it('does not count a position that the car cannot have come to', async () => {
      await goOnline();
      await save(HERE, NOW);
      expect(await withinCell(FAR, seconds(10))).toEqual(place(HERE));
      expect(await save(FAR, seconds(20))).toEqual(place(HERE));
      expect(await stored()).toMatchObject({ lat: FAR.lat, positionAt: seconds(20), credibleLat: HERE.lat });
      // Two hours later the car can be there.
      expect(await save(FAR, seconds(7200))).toEqual(place(FAR));
    });

    it('lets a position leap by some blocks once, and again after some time', async () => {
      await save(HERE, NOW);
      expect(await save(at(35.228), NOW)).toEqual(place(at(35.228)));
      expect(await save(at(35.222), NOW)).toEqual(place(at(35.228)));
      expect(await save(at(35.222), seconds(15))).toEqual(place(at(35.222)));
    });

    it('stores no position of an unknown driver', async () => {
      driverId = 999_999;
      expect([await withinCell(HERE, NOW), await save(HERE, NOW)]).toEqual([null, null]);
    });

    it('shows when no offer could reach a driver who was not heard from for a minute', async () => {
      await goOnline();
      await save(HERE, seconds(5));
      await save(HERE, seconds(65));
      expect(await gap()).toEqual([null, null]);
      await save(HERE, seconds(126));
      expect(await gap()).toEqual([seconds(65), seconds(126)]);
      await goOnline();
      expect(await gap()).toEqual([null, null]);
    });

    it('shows a gap only after a quarter of an hour when offers come by Web Push', async () => {
      await world.subscribe(userId);
      await goOnline();
      await seen(seconds(900));
      expect(await gap()).toEqual([null, null]);
      await seen(seconds(1_900));
      expect(await gap()).toEqual([seconds(1_800), seconds(1_900)]);
    });

    it('shows no gap while the driver drives somebody or is offline', async () => {
      await seen(NOW);
      await seen(seconds(500));
      await goOnline();
      await drive();
      await seen(seconds(1_000));
      expect(await gap()).toEqual([null, null]);
    });

    it('expects to hear of a driver at work every minute', async () => {
      await goOnline();
      expect(await seenAsExpected(seconds(60))).toBe(true);
      expect((await stored()).lastSeenAt).toEqual(seconds(60));
      expect(await seenAsExpected(seconds(121))).toBe(false);
      expect((await stored()).lastSeenAt).toEqual(seconds(60));
      await seen(seconds(121));
      expect(await seenAsExpected(seconds(130))).toBe(true);
    });

    it('brings back a driver whose page was closed with the next heartbeat', async () => {
      await goOnline();
      await drivers.ifMissing(driverId);
      expect(await seenAsExpected(seconds(5))).toBe(false);
      await seen(seconds(5));
      expect(await seenAsExpected(seconds(6))).toBe(true);
    });

    it('does not wait for heartbeats of drivers who are offline or drive somebody', async () => {
      expect(await seenAsExpected(NOW)).toBe(true);
      await goOnline();
      await drive();
      expect(await seenAsExpected(seconds(600))).toBe(true);
      expect(await drivers.seenAsExpected(999_999, NOW, NOW)).toBe(false);
    });

    it('hears of a driver who is offline only during a ride', async () => {
      await drivers.seenOnRide(driverId, NOW);
      expect((await stored()).lastSeenAt).toBeNull();
      await drive();
      await drivers.seenOnRide(driverId, NOW);
      expect(await stored()).toMatchObject({ isOnline: false, lastSeenAt: NOW });
    });
  });
}
