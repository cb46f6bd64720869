import type { LatLng } from '@groupride/geo';
import { only } from '../../platform/testing/stand-ins';
import type { MappingFacade } from '../mapping/mapping.facade';
import { PickupEstimates } from './pickup-estimates';
import { OpenOffersService } from './open-offers.service';
import { DAN, DispatchWorld, EVA, signedIn } from './testing/dispatch-world';

const NODA = { lat: 35.2401, lng: -80.8087 };

describe('the requests that a driver is offered', () => {
  let world: DispatchWorld;
  let service: OpenOffersService;
  /** The questions about travel costs, each with its start and the pickups. */
  let routed: { from: LatLng; to: readonly LatLng[] }[];

  beforeEach(() => {
    world = new DispatchWorld();
    routed = [];
    const mapping = only<MappingFacade>({
      travelCostsFrom: async (from, to) => {
        routed.push({ from, to });
        return to.map((_, index) => ({ meters: 3_000 + 1_000 * index, seconds: 240 + 60 * index, estimated: false }));
      },
    });
    service = new OpenOffersService(
      ...([world.drivers, world.offers, new PickupEstimates(world.drivers, mapping), world.clock] as const),
    );
  });

  const list = (driverId = DAN) => service.list(signedIn(driverId), driverId);
  const locate = (position: LatLng) =>
    world.driverStates.set(DAN, {
      applicationStatus: 'approved',
      isOnline: true,
      lat: 0,
      lng: 0,
      credibleLat: position.lat,
      credibleLng: position.lng,
    });

  it('show what the driver earns, where it goes and how long they can be answered', async () => {
    const ride = world.add({ pickupAddress: '201 N Tryon St', createdAt: world.clock.now() });
    world.add({ status: 'completed' });
    await world.offer(ride.id, DAN, 15);
    world.clock.forward(5 / 60);
    const { offer } = (await world.offers.offered(1))!;
    expect(await list()).toEqual([
      {
        id: ride.id,
        offerId: 1,
        riderName: 'Pat',
        riderTrips: 1,
        groupSize: 4,
        rideType: 'GroupX',
        pickupLocation: 'Uptown',
        pickupAddress: '201 N Tryon St',
        pickup: { lat: 35.2271, lng: -80.8431 },
        dropoffLocation: 'Airport',
        dropoffAddress: null,
        destination: { lat: 35.214, lng: -80.9431 },
        // 80% of the base fare
        estimatedFare: '$32.00',
        totalFare: '50.00',
        paymentMethod: 'card',
        distance: 7.5,
        duration: 15,
        pickupDistance: 0.7,
        pickupMinutes: 2,
        scheduledAt: null,
        hourlyDuration: null,
        requestTime: ride.createdAt.toISOString(),
        offeredAt: offer.createdAt.toISOString(),
        expiresAt: world.clock.in(10 / 60).toISOString(),
        expiresInMs: 10_000,
      },
    ]);
  });

  it('are only those that the driver can still answer, the first one first', async () => {
    const [declined, later, first, ahead, others] = [1, 2, 3, 4, 5].map(() => world.add());
    await world.offer(declined!.id, DAN);
    await world.transaction((tx) => world.offers.close(tx, { rideId: declined!.id, driverId: DAN }, 'declined'));
    await world.offer(first!.id, DAN, 60);
    await world.offer(later!.id, DAN);
    await world.transaction((tx) => world.offers.make(tx, ahead!.id, DAN, 0, world.clock.in(30), true));
    await world.offer(others!.id, EVA);
    expect((await list()).map(({ id }) => id)).toEqual([first!.id, later!.id]);
    world.clock.forward(15 / 60);
    expect((await list()).map(({ id }) => id)).toEqual([first!.id]);
  });

  it('have the time by road from the last plausible position, asked for all of them at once', async () => {
    locate(NODA);
    const [near, far] = [world.add(), world.add({ pickupLat: 35.3, pickupLng: -80.7 })];
    for (const { id } of [near, far]) await world.offer(id, DAN);
    expect(await list()).toMatchObject([
      { id: near.id, pickupDistance: 1.9, pickupMinutes: 4 },
      { id: far.id, pickupDistance: 2.5, pickupMinutes: 5 },
    ]);
    const pickups = [
      { lat: 35.2271, lng: -80.8431 },
      { lat: 35.3, lng: -80.7 },
    ];
    expect(routed).toEqual([{ from: NODA, to: pickups }]);
  });

  it('are routed only when there are any', async () => {
    locate(NODA);
    expect(await list()).toEqual([]);
    expect(routed).toEqual([]);
  });

  it('are nobody else’s business', async () => {
    await world.offer(world.add().id, DAN);
    await expect(service.list(signedIn(EVA), DAN)).rejects.toMatchObject({ code: 'not_found' });
  });
});
