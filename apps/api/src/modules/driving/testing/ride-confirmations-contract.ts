import type { RideConfirmationsRepository } from '../ride-confirmations.repository';
import type { DrivingContractWorld } from './driving-contract-world';

const at = (minute: number) => new Date(Date.UTC(2027, 0, 4, 12, minute));

/** Contract tests for every repository of ride confirmations. @param open runs before each test */
export function describeRideConfirmations(
  name: string,
  open: () => Promise<{ confirmations: RideConfirmationsRepository; world: DrivingContractWorld }>,
): void {
  describe(name, () => {
    let confirmations: RideConfirmationsRepository;
    let world: DrivingContractWorld;
    let driverId: number;
    let rideId: number;

    type Asked = Partial<Parameters<RideConfirmationsRepository['ask']>[1]>;
    const ask = (more: Asked = {}) => {
      const question = { rideId, driverId, moment: 'day_before', askedAt: at(0), dueAt: at(30), ...more } as const;
      return world.transaction((tx) => confirmations.ask(tx, question));
    };
    const confirm = (driver = driverId) => world.transaction((tx) => confirmations.confirm(tx, rideId, driver, at(10)));
    const isOverdue = (minute: number, driver = driverId) =>
      world.transaction((tx) => confirmations.isOverdue(tx, rideId, driver, at(minute)));
    const newRide = async () => {
      const id = await world.newRide(await world.newUser());
      await world.assign(id, { driverId, status: 'confirmed' });
      return id;
    };

    beforeEach(async () => {
      ({ confirmations, world } = await open());
      driverId = await world.newDriver();
      rideId = await newRide();
    });

    it('asks a driver once for every moment', async () => {
      expect([await ask(), await ask({ dueAt: at(40) })]).toEqual([true, false]);
      expect(await ask({ moment: 'hour_before' })).toBe(true);
      expect(await ask({ driverId: await world.newDriver() })).toBe(true);
      expect(await confirmations.open(driverId)).toEqual([{ rideId, dueAt: at(30) }]);
      await confirm();
      expect(await ask()).toBe(false);
    });

    it('asks no driver whom an engineer controls', async () => {
      for (const control of ['controlled', 'stalled'] as const) {
        driverId = await world.newDriver({ control });
        await world.assign(rideId, { driverId, status: 'confirmed' });
        expect(await ask()).toBe(false);
        expect(await confirmations.open(driverId)).toEqual([]);
      }
    });

    it('confirms all open questions at once and returns their moments', async () => {
      expect(await confirm()).toEqual([]);
      await ask({ moment: 'hour_before' });
      await ask({ moment: 'day_before' });
      expect(await confirm(await world.newDriver())).toEqual([]);
      expect(await confirm()).toEqual(['day_before', 'hour_before']);
      expect(await confirm()).toEqual([]);
      await ask({ moment: 'standby' });
      expect(await confirm()).toEqual(['standby']);
    });

    it('is overdue once the time to answer is over, until the answer', async () => {
      await ask();
      expect([await isOverdue(29), await isOverdue(30)]).toEqual([false, true]);
      expect(await isOverdue(30, await world.newDriver())).toBe(false);
      await confirm();
      expect(await isOverdue(60)).toBe(false);
    });

    it('lists rides with open questions by when they are due, each once', async () => {
      await ask({ dueAt: at(50) });
      await ask({ moment: 'hour_before', dueAt: at(40) });
      const sooner = await newRide();
      await ask({ rideId: sooner, dueAt: at(20) });
      const confirmed = await newRide();
      await ask({ rideId: confirmed, dueAt: at(10) });
      await world.transaction((tx) => confirmations.confirm(tx, confirmed, driverId, at(5)));
      expect(await confirmations.open(driverId)).toEqual([
        { rideId: sooner, dueAt: at(20) },
        { rideId, dueAt: at(40) },
      ]);
    });

    it('lists no rides that the driver has set out for or has lost', async () => {
      await ask();
      await world.assign(rideId, { driverId, status: 'en_route' });
      expect(await confirmations.open(driverId)).toEqual([]);
      const another = await world.newDriver();
      await world.assign(rideId, { driverId: another, status: 'confirmed' });
      expect(await confirmations.open(driverId)).toEqual([]);
      expect(await confirmations.open(another)).toEqual([]);
    });

    it('forgets the questions of an earlier acceptance when the driver gets the ride back', async () => {
      await ask();
      await ask({ moment: 'hour_before' });
      await world.assign(rideId, { driverId, status: 'confirmed', acceptedAt: at(20) });
      expect(await confirmations.open(driverId)).toEqual([]);
      expect(await isOverdue(60)).toBe(false);
      expect(await confirm()).toEqual([]);
      expect(await ask({ askedAt: at(20), dueAt: at(50) })).toBe(true);
      expect(await ask({ askedAt: at(25), dueAt: at(55) })).toBe(false);
      expect(await confirmations.open(driverId)).toEqual([{ rideId, dueAt: at(50) }]);
      expect([await isOverdue(49), await isOverdue(50)]).toEqual([false, true]);
      expect(await confirm()).toEqual(['day_before']);
    });
  });
}
