import type { Decision, DecisionsRepository } from '../decisions.repository';
import type { DispatchContractWorld } from './dispatch-contract-world';

const NOW = new Date('2026-05-04T12:00:00Z');
const NOBODY = 999_999;

/** Contract tests for every repository of decisions. @param open runs before each test */
export function describeDecisions(
  name: string,
  open: () => Promise<{ decisions: DecisionsRepository; world: DispatchContractWorld }>,
): void {
  describe(name, () => {
    let decisions: DecisionsRepository;
    let world: DispatchContractWorld;
    let rideId: number;
    let dan: number;

    const decision = (more: Partial<Decision> = {}): Decision => ({
      rideId,
      at: NOW,
      driverId: null,
      ridesTogether: 2,
      minutesEstimated: true,
      candidates: [],
      sharedVehicles: [],
      leftOut: { offline: 3 },
      fingerprint: 'offline',
      ...more,
    });
    const add = (more: Partial<Decision> = {}) => world.transaction((tx) => decisions.add(tx, decision(more)));
    const stored = async (of = rideId) =>
      (await decisions.ofRide(of, 10)).map(({ driverId, leftOut }) => [driverId, ...Object.keys(leftOut)]);

    beforeEach(async () => {
      ({ decisions, world } = await open());
      rideId = await world.newRide(await world.newUser());
      dan = await world.newDriver();
    });

    it('shows the newest ones of a ride first', async () => {
      const candidate = { driverId: dan, seats: 7, vehicleClass: 'van', fit: 'right_sized', seconds: 90 } as const;
      const vehicle = { driverId: dan, rideIds: [1], seconds: null, addedSeconds: null, result: 'no_seats' } as const;
      await add();
      await add({
        driverId: dan,
        minutesEstimated: false,
        candidates: [{ ...candidate, score: 90, result: 'offered' }],
        sharedVehicles: [vehicle],
        leftOut: { busy: 1 },
      });
      await add({ rideId: await world.newRide(await world.newUser()) });
      const [newest, oldest] = await decisions.ofRide(rideId, 10);
      expect(newest).toMatchObject({
        rideId,
        at: NOW,
        driverId: dan,
        ridesTogether: 2,
        minutesEstimated: false,
        leftOut: { busy: 1 },
        candidates: [{ ...candidate, score: 90, result: 'offered' }],
        sharedVehicles: [vehicle],
      });
      expect(oldest).toMatchObject({ driverId: null, candidates: [], leftOut: { offline: 3 } });
      expect(await decisions.ofRide(rideId, 1)).toMatchObject([{ id: newest!.id }]);
      expect(await decisions.ofRide(NOBODY, 10)).toEqual([]);
    });

    it('does not repeat that nobody was found for the same reasons', async () => {
      for (const _ of [1, 2]) await add();
      expect(await stored()).toEqual([[null, 'offline']]);
      await add({ fingerprint: 'busy', leftOut: { busy: 1 } });
      await add();
      expect(await stored()).toEqual([
        [null, 'offline'],
        [null, 'busy'],
        [null, 'offline'],
      ]);
    });

    it('keeps every decision for a driver, and what came after it', async () => {
      await add();
      for (const _ of [1, 2]) await add({ driverId: dan });
      await add();
      expect(await stored()).toEqual([
        [null, 'offline'],
        [dan, 'offline'],
        [dan, 'offline'],
        [null, 'offline'],
      ]);
    });

    it('knows the reasons of the last decision of each ride, if nobody was found', async () => {
      const [offered, undecided] = [
        await world.newRide(await world.newUser()),
        await world.newRide(await world.newUser()),
      ];
      await add({ fingerprint: 'busy' });
      await add();
      await add({ rideId: offered });
      await add({ rideId: offered, driverId: dan });
      expect([...(await decisions.lastFingerprints([rideId, offered, undecided]))]).toEqual([[rideId, 'offline']]);
      expect((await decisions.lastFingerprints([])).size).toBe(0);
    });

    it('names drivers who exist', async () => {
      expect(await decisions.driversNamed([NOBODY, dan])).toEqual([{ id: dan, name: 'Pat', vehicle: 'Van' }]);
      expect(await decisions.driversNamed([])).toEqual([]);
    });
  });
}
