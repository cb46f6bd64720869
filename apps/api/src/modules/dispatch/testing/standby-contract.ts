import type { StandbyRepository } from '../standby.repository';
import type { DispatchContractWorld } from './dispatch-contract-world';

const NOW = new Date('2026-05-04T12:00:00Z');
const LATER = new Date('2026-05-04T13:00:00Z');

/** Contract tests for every repository of standby lists. @param open runs before each test */
export function describeStandby(
  name: string,
  open: () => Promise<{ standby: StandbyRepository; world: DispatchContractWorld }>,
): void {
  describe(name, () => {
    let standby: StandbyRepository;
    let world: DispatchContractWorld;
    let organizerId: number;
    let rideId: number;
    let dan: number;
    let eva: number;

    const join = (driverId: number, { of = rideId, at = NOW } = {}) =>
      world.transaction((tx) => standby.join(tx, of, driverId, at));
    const places = async (rideIds = [rideId]) =>
      (await standby.lists(rideIds)).map((each) => [each.rideId, each.driverId, each.place]);

    beforeEach(async () => {
      ({ standby, world } = await open());
      organizerId = await world.newUser();
      rideId = await world.newRide(organizerId);
      dan = await world.newDriver();
      eva = await world.newDriver();
    });

    it('puts drivers at the end of the list, whatever their clock says', async () => {
      await join(eva, { at: LATER });
      await join(dan);
      expect(await standby.lists([rideId])).toEqual([
        { rideId, driverId: eva, joinedAt: LATER, place: 1 },
        { rideId, driverId: dan, joinedAt: NOW, place: 2 },
      ]);
    });

    it('leaves drivers who join again at their place', async () => {
      await join(dan);
      await join(eva);
      await join(dan, { at: LATER });
      expect(await standby.lists([rideId])).toMatchObject([{ driverId: dan, joinedAt: NOW }, { driverId: eva }]);
    });

    it('moves others up when a driver leaves, who is last after joining again', async () => {
      await join(dan);
      await join(eva);
      expect(await standby.leave(rideId, dan)).toBe(true);
      expect(await places()).toEqual([[rideId, eva, 1]]);
      await join(dan);
      expect(await places()).toEqual([
        [rideId, eva, 1],
        [rideId, dan, 2],
      ]);
    });

    it('says when a driver was not on the list, also within a transaction', async () => {
      await join(dan);
      const another = await world.newRide(organizerId);
      expect([await standby.leave(another, dan), await standby.leave(rideId, eva)]).toEqual([false, false]);
      const left = await world.transaction(async (tx) => [
        await standby.leave(rideId, dan, tx),
        await standby.leave(rideId, dan, tx),
        await standby.lists([rideId], tx),
      ]);
      expect(left).toEqual([true, false, []]);
    });

    it('counts the places of each ride by themselves', async () => {
      const another = await world.newRide(organizerId);
      await join(eva, { of: another });
      await join(dan);
      await join(dan, { of: another });
      expect(await places([another, rideId])).toEqual([
        [rideId, dan, 1],
        [another, eva, 1],
        [another, dan, 2],
      ]);
      expect(await places([another])).toHaveLength(2);
      expect(await places([])).toEqual([]);
    });

    it('knows for which rides of others that have not begun a driver waits', async () => {
      const [confirmed, mine, begun] = [
        await world.newRide(organizerId),
        await world.newRide(organizerId),
        await world.newRide(organizerId),
      ];
      await world.change(confirmed, { status: 'confirmed', driverId: eva });
      await world.change(mine, { status: 'confirmed', driverId: dan });
      await world.change(begun, { status: 'en_route', driverId: eva });
      for (const id of [rideId, confirmed, mine, begun]) await join(dan, { of: id });
      expect((await standby.ridesOf(dan)).sort((a, b) => a - b)).toEqual([rideId, confirmed]);
      expect(await standby.ridesOf(eva)).toEqual([]);
    });
  });
}
