import type { DecisionsRepository, NoDriverFound } from '../decisions.repository';
import type { DispatchLeaseRepository } from '../dispatch-lease.repository';
import type { OffersRepository } from '../offers.repository';
import type { DispatchContractWorld } from './dispatch-contract-world';

const NOW = new Date('2026-05-04T12:00:00Z');
const LAST_EVENT = 7;
const NOBODY = 999_999;

interface Opened {
  lease: DispatchLeaseRepository;
  decisions: DecisionsRepository;
  offers: OffersRepository;
  world: DispatchContractWorld;
}

/** Contract tests for the statement that ends a round. @param open runs before each test, and returns a lease that nobody has used */
export function describeRoundEnds(name: string, open: () => Promise<Opened>): void {
  describe(name, () => {
    let lease: DispatchLeaseRepository;
    let decisions: DecisionsRepository;
    let offers: OffersRepository;
    let world: DispatchContractWorld;
    let rideId: number;

    const newRide = async () => {
      const id = await world.newRide(await world.newUser());
      await world.change(id, { lastEvent: LAST_EVENT });
      return id;
    };
    beforeEach(async () => {
      ({ lease, decisions, offers, world } = await open());
      rideId = await newRide();
    });

    const found = (id = rideId, fingerprint = 'offline', lastEvent = LAST_EVENT): NoDriverFound => ({
      decision: {
        rideId: id,
        at: NOW,
        driverId: null,
        ridesTogether: 2,
        minutesEstimated: true,
        candidates: [],
        sharedVehicles: [],
        leftOut: { offline: 3 },
        fingerprint,
      },
      lastEvent,
    });
    /** Makes a round that finds nobody for these rides. @returns whether its request has been served */
    const end = async (rides: readonly NoDriverFound[], holder = 'a'): Promise<boolean> => {
      await lease.requestRound();
      await lease.take('a');
      const { requests } = (await lease.beginRound('a', { sql: 'SELECT 1 AS place WHERE false', parameters: [] }))!;
      await lease.finish(holder, requests, rides);
      return !(await lease.isRoundRequested());
    };
    const count = async (id = rideId) => (await decisions.ofRide(id, 10)).length;

    it('records all rides for which nobody was found', async () => {
      const other = await newRide();
      expect(await end([found(), found(other, 'busy')])).toBe(true);
      const { fingerprint: _, ...stored } = found().decision;
      expect(await decisions.ofRide(rideId, 10)).toMatchObject([stored]);
      expect(await count(other)).toBe(1);
      expect([...(await decisions.lastFingerprints([rideId, other]))].toSorted()).toEqual([
        [rideId, 'offline'],
        [other, 'busy'],
      ]);
    });

    it('does not record the same reasons again', async () => {
      for (const _ of [1, 2]) expect(await end([found()])).toBe(true);
      expect(await count()).toBe(1);
      expect(await end([found(rideId, 'busy')])).toBe(true);
      expect(await count()).toBe(2);
    });

    it('leaves a ride that has changed to the next round', async () => {
      const other = await newRide();
      await world.change(other, { lastEvent: LAST_EVENT + 1 });
      expect(await end([found(other), found()])).toBe(false);
      expect([await count(other), await count()]).toEqual([0, 1]);
      // The lease was given back, so that this round begins at once.
      expect(await end([found(other, 'offline', LAST_EVENT + 1)])).toBe(true);
      expect(await count(other)).toBe(1);
    });

    it('records nothing about a ride that is gone, offered to somebody or confirmed', async () => {
      const dan = await world.newDriver();
      expect(await end([found(NOBODY)])).toBe(false);
      await world.transaction((tx) => offers.make(tx, rideId, dan, 1200, NOW));
      expect(await end([found()])).toBe(false);
      await world.transaction((tx) => offers.close(tx, { rideId, driverId: dan }, 'declined'));
      await world.change(rideId, { status: 'confirmed', driverId: dan });
      expect(await end([found()])).toBe(false);
      expect(await count()).toBe(0);
    });

    it('writes nothing for a process that has lost the lease', async () => {
      expect(await end([found()], 'b')).toBe(false);
      expect(await count()).toBe(0);
      expect(await lease.extend('a')).toBe(true);
    });
  });
}
