import type { OfferStatus } from '@groupride/contracts';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { DriverRatesRepository } from '../driver-rates.repository';
import type { RatedEvent, RatedOffer } from './in-memory-driver-rates';

const SINCE = new Date('2026-05-04T12:00:00Z');
const NONE = { accepted: 0, declined: 0, missed: 0, released: 0 };

export interface DriverRatesContractWorld extends RepositoryWorld {
  newDriver(): Promise<number>;
  add(offer: RatedOffer): Promise<void>;
  record(event: RatedEvent): Promise<void>;
}

/** Contract tests for every repository of drivers' rates. @param open runs before each test */
export function describeDriverRates(
  name: string,
  open: () => Promise<{ rates: DriverRatesRepository; world: DriverRatesContractWorld }>,
): void {
  describe(name, () => {
    let rates: DriverRatesRepository;
    let world: DriverRatesContractWorld;
    let dan: number;

    beforeEach(async () => {
      ({ rates, world } = await open());
      dan = await world.newDriver();
    });

    const offer = async (status: OfferStatus, more: Partial<RatedOffer> = {}): Promise<number> => {
      const rideId = await world.newRide(await world.newUser());
      await world.add({ rideId, driverId: dan, status, ahead: false, createdAt: SINCE, ...more });
      return rideId;
    };
    const record = (rideId: number, type: RatedEvent['type'], by: RatedEvent['by'] = 'driver', driverId = dan) =>
      world.record({ rideId, driverId, type, by });
    const answered = () => rates.answered(dan, SINCE);

    it('counts how offers were answered, and not those that are open or were withdrawn', async () => {
      expect(await answered()).toEqual(NONE);
      for (const status of ['accepted', 'accepted', 'accepted', 'declined', 'declined', 'expired'] as const)
        await offer(status);
      for (const status of ['open', 'withdrawn'] as const) await offer(status);
      expect(await answered()).toEqual({ accepted: 3, declined: 2, missed: 1, released: 0 });
    });

    it('counts offers from this time on', async () => {
      await offer('accepted');
      await offer('accepted', { createdAt: new Date(SINCE.getTime() - 1) });
      expect(await answered()).toMatchObject({ accepted: 1 });
    });

    it('counts a ride that the driver accepted and gave back as both', async () => {
      const rideId = await offer('withdrawn');
      await record(rideId, 'driver_assigned');
      expect(await answered()).toEqual({ ...NONE, accepted: 1 });
      await record(rideId, 'driver_released');
      expect(await answered()).toEqual({ ...NONE, accepted: 1, released: 1 });
    });

    it('counts a ride that was taken back from the driver as given back', async () => {
      const rideId = await offer('accepted');
      await record(rideId, 'driver_released', 'system');
      expect(await answered()).toEqual({ ...NONE, accepted: 1, released: 1 });
    });

    it('counts no ride as given back that was not accepted', async () => {
      await record(await offer('declined'), 'driver_released', 'system');
      expect(await answered()).toEqual({ ...NONE, declined: 1 });
    });

    it('counts offers ahead only when they were accepted, because they need no answer', async () => {
      for (const status of ['open', 'declined', 'expired', 'accepted'] as const) await offer(status, { ahead: true });
      expect(await answered()).toEqual({ ...NONE, accepted: 1 });
    });

    it('counts nothing that another driver did', async () => {
      const eve = await world.newDriver();
      const rideId = await offer('declined');
      await offer('accepted', { driverId: eve });
      await record(rideId, 'driver_assigned', 'driver', eve);
      await record(rideId, 'driver_released', 'driver', eve);
      const accepted = await offer('accepted');
      await record(accepted, 'driver_released', 'driver', eve);
      await record(accepted, 'driver_released', 'system', eve);
      expect(await answered()).toEqual({ ...NONE, declined: 1, accepted: 1 });
    });
  });
}
