import type { Ride } from '../../rides/rides.facade';
import type { DemandRepository } from '../demand.repository';
import type { DispatchContractWorld } from './dispatch-contract-world';

const UNTIL = new Date('2026-05-04T14:00:00Z');

export interface DemandContractWorld extends DispatchContractWorld {
  /** Moves the pickup of a ride, and sets how many people are in the group. */
  place(rideId: number, ride: Pick<Ride, 'pickupLat' | 'pickupLng' | 'groupSize'>): Promise<void>;
  /** A run serves the ride. */
  putInRun(rideId: number): Promise<void>;
}

/**
 * Contract tests for every repository of demand.
 * @param open runs before each test, and leaves no ride without a driver
 */
export function describeDemand(
  name: string,
  open: () => Promise<{ demand: DemandRepository; world: DemandContractWorld }>,
): void {
  describe(name, () => {
    let demand: DemandRepository;
    let world: DemandContractWorld;

    beforeEach(async () => void ({ demand, world } = await open()));

    const add = async (pickupLat = 35.2271, pickupLng = -80.8431, groupSize = 4): Promise<number> => {
      const rideId = await world.newRide(await world.newUser());
      await world.place(rideId, { pickupLat, pickupLng, groupSize });
      return rideId;
    };
    const counts = async (seats = 14) => (await demand.waiting(seats, UNTIL)).map(({ waiting }) => waiting);

    it('counts groups by square, and gives the middle of each, the fullest first', async () => {
      await add(35.2101);
      await add(35.2271);
      await add(35.2299, -80.8376);
      expect(await demand.waiting(14, UNTIL)).toEqual([
        { lat: expect.closeTo(35.225), lng: expect.closeTo(-80.84375), waiting: 2 },
        { lat: expect.closeTo(35.215), lng: expect.closeTo(-80.84375), waiting: 1 },
      ]);
    });

    it('orders squares with as many groups from south to north, then from west to east', async () => {
      await add(35.234, -80.84);
      await add(35.214, -80.81);
      await add(35.214, -80.84);
      const squares = (await demand.waiting(14, UNTIL)).map(({ lat, lng }) => [lat.toFixed(3), lng.toFixed(5)]);
      expect(squares).toEqual([
        ['35.215', '-80.84375'],
        ['35.215', '-80.80625'],
        ['35.235', '-80.84375'],
      ]);
    });

    it('leaves out groups with more people than seats', async () => {
      await add(35.2271, -80.8431, 8);
      expect([await counts(7), await counts(8)]).toEqual([[], [1]]);
    });

    it('leaves out rides that begin at the end of the time, or later', async () => {
      const [before, at] = [await add(), await add()];
      const scheduled = (seconds: number) => ({
        ...({ bookingType: 'scheduled' } as const),
        scheduledAt: new Date(UNTIL.getTime() + seconds * 1000),
      });
      await world.change(before, scheduled(-1));
      await world.change(at, scheduled(0));
      expect(await counts()).toEqual([1]);
    });

    it('counts only rides that wait for a driver', async () => {
      const driverId = await world.newDriver();
      for (const status of ['confirmed', 'en_route', 'in_progress'] as const)
        await world.change(await add(), {
          status,
          driverId: status === 'confirmed' ? driverId : await world.newDriver(),
        });
      expect(await counts()).toEqual([]);
      await add();
      expect(await counts()).toEqual([1]);
    });

    it('leaves out groups of a run, whose next driver operations choose', async () => {
      await world.putInRun(await add());
      expect(await counts()).toEqual([]);
    });

    it('gives the fifty fullest squares', async () => {
      for (let square = 0; square < 51; square += 1) await add(35.004 + square * 0.01);
      await add(35.503);
      expect(await counts()).toEqual([2, ...Array.from({ length: 49 }, () => 1)]);
    });
  });
}
