import type { RideRequestView } from '@groupride/contracts';
import { Logger } from '@nestjs/common';
import { jest } from '@jest/globals';
import { only } from '../../platform/testing/stand-ins';
import type { RealtimeFacade } from '../realtime/realtime.facade';
import { OfferPushes } from './offer-pushes';
import type { Offer } from './offers.repository';
import type { PickupEstimates } from './pickup-estimates';
import { DAN, DispatchWorld } from './testing/dispatch-world';

let world: DispatchWorld;
let pushes: OfferPushes;
let sent: { to: number; message: string; payload: object }[];
let estimate: () => { meters: number; seconds: number };

beforeEach(() => {
  world = new DispatchWorld();
  sent = [];
  estimate = () => ({ meters: 3000, seconds: 240 });
  pushes = new OfferPushes(
    world.offers,
    only<PickupEstimates>({ of: async () => [estimate()] }),
    only<RealtimeFacade>({ toDriver: (to, message, payload) => void sent.push({ to, message, payload }) }),
    world.clock,
  );
});
afterEach(() => void jest.restoreAllMocks());

const settled = () => new Promise((resolve) => setImmediate(resolve));
/** Makes an offer, which lasts so many seconds, and pushes it. */
async function push(seconds = 15): Promise<Offer> {
  const ride = world.add({ pickupAddress: '201 N Tryon St' });
  await world.offer(ride.id, DAN, seconds);
  const [offer] = world.offers.ofRide(ride.id);
  pushes.offerCreated(offer!);
  await settled();
  return offer!;
}

describe('an offer', () => {
  it('is shown in the app of its driver', async () => {
    const { id, rideId } = await push();
    expect(sent).toMatchObject([{ to: DAN, message: 'newRideRequest', payload: { id: rideId, offerId: id } }]);
    expect(sent[0]!.payload as RideRequestView).toMatchObject({ pickupMinutes: 4, expiresInMs: 15_000 });
  });

  it('is not pushed when it was taken back in the meantime, which is no failure', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const ride = world.add();
    await world.offer(ride.id, DAN);
    const [offer] = world.offers.ofRide(ride.id);
    await world.transaction((tx) => world.offers.takeBackOpen(tx, ride.id));
    pushes.offerCreated(offer!);
    await settled();
    expect([sent, warn.mock.calls]).toEqual([[], []]);
  });

  it('is not pushed when it ends while the way to the pickup is looked up', async () => {
    estimate = () => {
      void world.transaction((tx) => world.offers.withdrawOpen(tx, { driverId: DAN }, 'assigned'));
      return { meters: 3000, seconds: 240 };
    };
    await push();
    expect(sent).toEqual([]);
  });

  it('that cannot be pushed is logged, because the app also polls', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const failure = new Error('no answer');
    estimate = () => {
      throw failure;
    };
    const { id } = await push();
    expect(warn.mock.calls).toEqual([[{ err: failure, offer: id }]]);
    expect(sent).toEqual([]);
  });

  it('disappears from the app when it is withdrawn', async () => {
    const offer = await push();
    sent.length = 0;
    pushes.offersWithdrawn(offer);
    const payload = { id: offer.rideId, offerId: offer.id };
    expect(sent).toEqual([{ to: DAN, message: 'rideRequestGone', payload }]);
  });
});

it('tells the other devices of a driver who accepts', () => {
  pushes.rideAccepted(DAN);
  expect(sent).toEqual([{ to: DAN, message: 'driverChanged', payload: { driverId: DAN } }]);
});
