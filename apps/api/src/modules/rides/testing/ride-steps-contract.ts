import { randomInt } from 'node:crypto';
import { entry, RideSteps, type OpenRides } from './rides-contract-world';

const at = (minute: number) => new Date(Date.UTC(2027, 0, 4, 12, minute));
const missingId = () => randomInt(1_000_000, 2_000_000);

/** Contract tests for what every repository of rides records of the steps of a ride. @param open runs before each test */
export function describeRideSteps(name: string, open: OpenRides): void {
  describe(name, () => {
    let steps: RideSteps;
    beforeEach(async () => {
      const { rides, world } = await open();
      steps = new RideSteps(rides, world);
    });

    it('numbers the events of a ride one after the other', async () => {
      const { id, organizerId } = await steps.book();
      await steps.book();
      await steps.move(id, 'pending', {
        events: [
          entry({ type: 'payment_authorized', data: { amount: 5000, card: undefined } }),
          entry({ status: 'pending' }),
        ],
      });
      expect(
        await steps.note(id, { type: 'offer_made', actorKind: 'rider', actorId: organizerId, reason: 'why' }),
      ).toBe(4);
      expect(await steps.note(missingId())).toBeNull();
      expect(await steps.stored(id)).toMatchObject({ status: 'pending', lastEvent: 4 });
      const known = { rideId: id, bookedBy: null };
      expect(await steps.rides.events(id, 1)).toMatchObject([
        { ...known, number: 2, type: 'payment_authorized', status: null, actorId: null, data: { amount: 5000 } },
        { ...known, number: 3, status: 'pending', actorKind: 'system' },
        { ...known, number: 4, status: null, actorKind: 'rider', actorId: organizerId, reason: 'why' },
      ]);
      expect(await steps.rides.events(id, 4)).toEqual([]);
    });

    it('finds one event by its number', async () => {
      const { id } = await steps.book();
      await steps.note(id, { data: { seats: 2 } });
      expect(await steps.rides.findEvent(id, 2)).toMatchObject({ rideId: id, number: 2, data: { seats: 2 } });
      expect((await steps.rides.findEvent(id, 2))!.at).toBeInstanceOf(Date);
      expect(await steps.rides.findEvent(id, 3)).toBeNull();
    });

    it('lists the rides that a driver has not ended, the one on the road first', async () => {
      const { rides, world } = steps;
      const { id: ended, driverId } = await steps.enRoute();
      await steps.move(ended, 'completed');
      const [first, second] = [await steps.book(), await steps.book()];
      for (const { id } of [second, first]) await steps.move(id, 'confirmed', { set: { driverId } });
      const now = await steps.book();
      await steps.move(now.id, 'in_progress', { set: { driverId } });
      await steps.enRoute();
      const listed = await world.transaction((tx) => rides.unfinishedOfDriver(tx, driverId));
      expect(listed.map(({ id }) => id)).toEqual([now.id, first.id, second.id]);
      const another = await world.newDriver();
      expect(await world.transaction((tx) => rides.unfinishedOfDriver(tx, another))).toEqual([]);
    });

    it('records the arrival of its driver once, on the way to the pickup', async () => {
      const { id, driverId } = await steps.enRoute();
      const arrive = (driver: number, minute: number) =>
        steps.world.transaction((tx) => steps.rides.markArrived(tx, id, driver, at(minute)));
      expect(await arrive(await steps.world.newDriver(), 1)).toBe(false);
      expect(await arrive(driverId, 2)).toBe(true);
      expect(await arrive(driverId, 3)).toBe(false);
      expect(await steps.stored(id)).toMatchObject({ arrivedAt: at(2), lastEvent: 2 });
      await steps.move(id, 'in_progress', { set: { arrivedAt: null } });
      expect(await arrive(driverId, 4)).toBe(false);
    });

    it('restarts the wait only after an arrival, and only at a later time', async () => {
      const { id, driverId } = await steps.enRoute();
      const { rides, world } = steps;
      const restart = (driver: number, minute: number) =>
        world.transaction((tx) => rides.restartWait(tx, id, driver, at(minute)));
      expect(await restart(driverId, 1)).toBe(false);
      await world.transaction((tx) => rides.markArrived(tx, id, driverId, at(2)));
      expect(await restart(await world.newDriver(), 5)).toBe(false);
      expect(await restart(driverId, 2)).toBe(false);
      expect(await restart(driverId, 5)).toBe(true);
      expect(await restart(driverId, 5)).toBe(false);
      expect(await restart(driverId, 4)).toBe(false);
      expect(await steps.stored(id)).toMatchObject({ arrivedAt: at(5) });
      await steps.move(id, 'in_progress');
      expect(await restart(driverId, 6)).toBe(false);
    });

    it('counts wrong codes until they lock boarding, and then from the beginning', async () => {
      const { rides, world } = steps;
      const { id } = await steps.book();
      const count = (minute: number, rideId = id) =>
        world.transaction((tx) => rides.countWrongCode(tx, rideId, 3, at(minute)));
      expect([await count(1), await count(2)]).toEqual([1, 2]);
      expect(await steps.stored(id)).toMatchObject({ wrongCodes: 2, codesLockedUntil: null });
      expect(await count(3)).toBe(3);
      expect(await steps.stored(id)).toMatchObject({ wrongCodes: 0, codesLockedUntil: at(3) });
      expect(await count(4)).toBe(1);
      expect(await steps.stored(id)).toMatchObject({ wrongCodes: 1, codesLockedUntil: at(3) });
      expect(await count(5, missingId())).toBe(0);
    });

    it('forgets wrong codes after a right one', async () => {
      const { rides, world } = steps;
      const { id } = await steps.book();
      await world.transaction(async (tx) => {
        await rides.countWrongCode(tx, id, 3, at(0));
        await rides.forgetWrongCodes(tx, id);
      });
      expect(await steps.stored(id)).toMatchObject({ wrongCodes: 0, codesLockedUntil: null });
    });

    it('tells when the latest arrival was reported, if that was later than it happened', async () => {
      const { id } = await steps.book();
      const reportedAt = () => steps.rides.lateArrivalReportedAt(id);
      const happened = { happenedAt: at(0).toISOString() };
      expect(await reportedAt()).toBeNull();
      await steps.note(id, { type: 'driver_set_out', data: happened });
      await steps.note(id, { type: 'driver_arrived', data: { happenedAt: undefined } });
      expect(await reportedAt()).toBeNull();
      await steps.note(id, { type: 'driver_arrived', data: happened });
      await steps.note(id);
      const { at: recordedAt } = (await steps.rides.findEvent(id, 4))!;
      expect(await reportedAt()).toEqual(recordedAt);
      expect(await steps.world.transaction((tx) => steps.rides.lateArrivalReportedAt(id, tx))).toEqual(recordedAt);
      await steps.note(id, { type: 'driver_arrived' });
      expect(await reportedAt()).toBeNull();
    });

    it('knows whether operations completed the trip', async () => {
      const { id } = await steps.book();
      const isByOperations = () => steps.rides.isCompletedByOperations(id);
      await steps.note(id, { type: 'trip_completed', actorKind: 'driver' });
      await steps.note(id, { type: 'trip_started', actorKind: 'admin' });
      expect(await isByOperations()).toBe(false);
      await steps.note(id, { type: 'trip_completed', actorKind: 'admin' });
      expect(await isByOperations()).toBe(true);
      expect(await steps.world.transaction((tx) => steps.rides.isCompletedByOperations(id, tx))).toBe(true);
    });

    it('knows who has a seat in the ride', async () => {
      const { id } = await steps.book();
      const userId = await steps.world.newUser();
      const isMember = () => steps.rides.isMember(id, userId);
      expect(await isMember()).toBe(false);
      await steps.world.takeSeat(id, userId);
      expect(await isMember()).toBe(true);
      await steps.world.leave(id, userId);
      expect(await isMember()).toBe(false);
    });
  });
}
