import type { Language } from '@groupride/contracts';
import { jest } from '@jest/globals';
import { only } from '../../platform/testing/stand-ins';
import type { IdentityFacade, Person } from '../identity/identity.facade';
import type { PushFacade, PushMessage } from '../push/push.facade';
import { OfferNotifications } from './offer-notifications';
import type { Offer } from './offers.repository';
import { DAN, DispatchWorld } from './testing/dispatch-world';

let world: DispatchWorld;
let notifications: OfferNotifications;
let notified: (PushMessage & { userId: number })[];
let language: Language | null;

beforeEach(() => {
  world = new DispatchWorld();
  [notified, language] = [[], 'en'];
  notifications = new OfferNotifications(
    ...([world.drivers, world.rides] as const),
    only<IdentityFacade>({ find: async () => language && only<Person>({ language }) }),
    only<PushFacade>({
      send: async (_tx, userId, _topic, message) => void notified.push({ userId, ...(await message()) }),
    }),
    world.clock,
  );
});
afterEach(() => void jest.restoreAllMocks());

/** Makes an offer, which lasts so many seconds, and notifies its driver. */
async function notify(seconds = 15): Promise<Offer> {
  const ride = world.add({ pickupAddress: '201 N Tryon St' });
  await world.offer(ride.id, DAN, seconds);
  const offer = world.offers.ofRide(ride.id)[0]!;
  await world.transaction((tx) => notifications.notifyOffered(tx, offer, 240));
  return offer;
}

describe('the notification of an offer', () => {
  it('wakes a sleeping phone, where it can be accepted until it expires', async () => {
    const { id, rideId, expiresAt } = await notify();
    expect(notified).toEqual([
      {
        userId: 1000 + DAN,
        topic: 'ride_offer',
        path: '/driver',
        tag: `offer-${id}`,
        ttlSeconds: 15,
        title: 'New ride request · $32.00',
        body: '4 min to the pickup at Uptown (201 N Tryon St), then a 15 min trip.',
        offer: {
          rideId,
          driverId: DAN,
          expiresAt: expiresAt.getTime(),
          accept: 'Accept',
          failed: 'This request is no longer available.',
        },
      },
    ]);
  });

  it('is in the language of the driver, and in English when their account is unknown', async () => {
    language = 'es';
    await notify();
    language = null;
    await notify();
    expect(notified.map(({ offer }) => offer!.accept)).toEqual(['Aceptar', 'Accept']);
  });

  it('is kept by the push service for whole seconds, and for one at least', async () => {
    await notify(7.2);
    await notify(-3);
    expect(notified.map(({ ttlSeconds }) => ttlSeconds)).toEqual([8, 1]);
  });

  it('is not sent to a driver who does not exist any more', async () => {
    jest.spyOn(world.drivers, 'find').mockResolvedValue(null);
    await notify();
    expect(notified).toEqual([]);
  });
});
