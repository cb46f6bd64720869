import type { OfferStatus } from '@groupride/contracts';
import { principal } from '../../platform/testing/stand-ins';
import { DriverRatesService } from './driver-rates.service';
import { DAN, DispatchWorld, EVA, signedIn } from './testing/dispatch-world';
import { InMemoryDriverRates } from './testing/in-memory-driver-rates';

describe('the rates of a driver', () => {
  let world: DispatchWorld;
  let rates: InMemoryDriverRates;
  let service: DriverRatesService;

  beforeEach(() => {
    world = new DispatchWorld();
    rates = new InMemoryDriverRates();
    service = new DriverRatesService(rates, world.clock);
  });

  const offer = (status: OfferStatus, createdAt = world.clock.now()): number => {
    const rideId = rates.offers.length + 1;
    rates.offers.push({ rideId, driverId: DAN, status, ahead: false, createdAt });
    return rideId;
  };
  const giveBack = (rideId: number) =>
    void rates.events.push({ rideId, driverId: DAN, type: 'driver_released', by: 'driver' });
  const own = () => service.of(signedIn(DAN), DAN);

  it('are the share of answered offers that were accepted, and of accepted rides that were given back', async () => {
    const [first] = [offer('accepted'), offer('accepted'), offer('accepted')];
    giveBack(first!);
    for (const status of ['declined', 'expired', 'expired', 'expired'] as const) offer(status);
    expect(await own()).toEqual({
      days: 30,
      accepted: 3,
      declined: 1,
      missed: 3,
      released: 1,
      acceptanceRate: 43,
      cancellationRate: 33,
    });
  });

  it('are unknown when there is nothing to count', async () => {
    expect(await own()).toMatchObject({ acceptanceRate: null, cancellationRate: null });
    offer('expired');
    expect(await own()).toMatchObject({ acceptanceRate: 0, cancellationRate: null });
  });

  it('count the last 30 days', async () => {
    offer('accepted');
    world.clock.forward(30 * 24 * 60);
    expect(await own()).toMatchObject({ accepted: 1, acceptanceRate: 100 });
    world.clock.forward(1);
    expect(await own()).toMatchObject({ accepted: 0, acceptanceRate: null });
  });

  it('are shown to the driver and to operators who may see people', async () => {
    offer('accepted');
    const support = principal(5, { isAdmin: true, operatorRole: 'support' });
    expect(await service.of(support, DAN)).toMatchObject({ accepted: 1 });
    const viewer = principal(5, { isAdmin: true, operatorRole: 'viewer' });
    await expect(service.of(viewer, DAN)).rejects.toMatchObject({ code: 'role_not_allowed' });
    for (const who of [signedIn(EVA), principal(DAN)])
      await expect(service.of(who, DAN)).rejects.toMatchObject({ code: 'not_found' });
  });
});
