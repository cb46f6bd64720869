import type { Exclusion, Language } from '@groupride/contracts';
import { only } from '../../platform/testing/stand-ins';
import { testCity } from '../city/testing/test-city';
import type { IdentityFacade, Person } from '../identity/identity.facade';
import type { PushFacade, PushMessage } from '../push/push.facade';
import type { RealtimeFacade } from '../realtime/realtime.facade';
import type { Ride } from '../rides/rides.facade';
import type { AheadEligibility } from './ahead-eligibility.service';
import { AheadOfferNotifications } from './ahead-offer-notifications';
import { AheadOffering } from './ahead-offering.service';
import { DecisionRecorder } from './decision-recorder';
import { expireOffer } from './offering.service';
import { DAN, DispatchWorld, EVA, searchFor } from './testing/dispatch-world';

const TWO_DAYS = 2 * 24 * 60;

let world: DispatchWorld;
let service: AheadOffering;
let ride: Ride;
/** Reasons that keep drivers from being asked, though they could serve the ride. */
let notToBeAsked: Map<number, Exclusion>;
/** Notifications of phones, with the account that they are for. */
let notified: (PushMessage & { userId: number })[];
/** Messages to driver apps. */
let sent: string[];
let language: Language | null;

beforeEach(() => {
  world = new DispatchWorld();
  [notToBeAsked, notified, sent, language] = [new Map(), [], [], 'en'];
  const eligibility = only<AheadEligibility>({
    exclusion: async (tx, of, driverId, asks) =>
      (asks && notToBeAsked.get(driverId)) || world.eligibility.exclusion(tx, of, driverId),
  });
  const notifications = new AheadOfferNotifications(
    testCity(),
    only<IdentityFacade>({ find: async () => language && only<Person>({ language }) }),
    only<PushFacade>({
      send: async (_tx, userId, _topic, message) => void notified.push({ userId, ...(await message()) }),
    }),
    only<RealtimeFacade>({ toDriver: (driverId, message) => void sent.push(`${message} to ${driverId}`) }),
    world.clock,
  );
  service = new AheadOffering(
    ...([world.drivers, world.rides, world.offers, new DecisionRecorder(world.decisions), eligibility] as const),
    ...([notifications, world.jobs] as const),
  );
  // Noon on a Monday in Charlotte.
  world.clock.forward(5 * 60);
  ride = world.addScheduled(TWO_DAYS);
});

const offer = (driverId = DAN) =>
  world.transaction((tx) => service.offer(tx, searchFor(ride, world.clock.now()), driverId));
/** Everything that an offer leaves behind. */
const traces = () => [
  world.offers.ofRide(ride.id),
  world.history,
  world.enqueued(),
  world.decisions.all,
  notified,
  sent,
];
const nothing = [[], [], [], [], [], []];

describe('offering a scheduled ride ahead', () => {
  it('asks one driver for half an hour', async () => {
    await offer();
    const [made] = world.offers.ofRide(ride.id);
    expect(made).toMatchObject({ driverId: DAN, status: 'open', ahead: true, pickupMeters: 0 });
    expect(made!.expiresAt).toEqual(world.clock.in(30));
    expect(world.recordedJobs.enqueued).toEqual([
      { name: expireOffer.name, data: { rideId: ride.id, offerId: made!.id }, at: world.clock.in(30) },
    ]);
    expect(world.history).toEqual([
      {
        rideId: ride.id,
        type: 'offer_made',
        actor: { as: 'system', userId: null },
        data: { driverId: DAN, offerId: made!.id, ahead: true },
      },
    ]);
    expect(world.ride(ride.id)).toMatchObject({ status: 'pending', driverId: null });
  });

  it('records why this driver was chosen', async () => {
    await offer(EVA);
    expect(world.decisions.all).toMatchObject([{ rideId: ride.id, driverId: EVA }]);
    expect(world.decisions.all[0]!.candidates.map(({ driverId, result }) => [driverId, result])).toEqual([
      [DAN, 'not_preferred'],
      [EVA, 'offered'],
    ]);
  });

  it('notifies the driver, with earnings, start and the end of the offer in the time of the city', async () => {
    await offer();
    expect(notified).toEqual([
      {
        userId: 1000 + DAN,
        topic: 'ride_offer',
        path: '/driver/scheduled',
        tag: `ahead-${ride.id}`,
        title: 'Scheduled ride for you · $32.00',
        body: 'Wednesday, January 6, 12:00 PM, from Uptown. It’s yours if you take it by 12:30 PM.',
        ttlSeconds: 30 * 60,
      },
    ]);
  });

  it('notifies the driver in their language, and in English when their account is unknown', async () => {
    language = 'es';
    await offer();
    language = null;
    ride = world.addScheduled(TWO_DAYS);
    await offer();
    expect(notified.map(({ title }) => title)).toEqual([
      'Viaje programado para ti · $32.00',
      'Scheduled ride for you · $32.00',
    ]);
  });

  it('tells the driver’s app only after the commit', async () => {
    await world.transaction(async (tx) => {
      await service.offer(tx, searchFor(ride, world.clock.now()), DAN);
      expect(sent).toEqual([]);
    });
    expect(sent).toEqual([`driverChanged to ${DAN}`]);
  });

  it.each([
    ['was cancelled', { status: 'cancelled' }],
    ['has a driver', { status: 'confirmed', driverId: EVA }],
    ['is no longer scheduled', { bookingType: 'now', scheduledAt: null }],
  ] as const)('does nothing for a ride that %s in the meantime', async (_, change) => {
    world.rows.change(ride.id, change);
    await offer();
    expect(traces()).toEqual(nothing);
  });

  it('asks nobody else while an offer is open', async () => {
    await world.offer(ride.id, EVA);
    await offer();
    expect(world.answers(ride.id)).toEqual([[EVA, 'open']]);
    expect([world.history, world.decisions.all, notified]).toEqual([[], [], []]);
  });

  it('asks no driver who does not want to be asked any more, or may not drive', async () => {
    world.driverStates.set(DAN, { applicationStatus: 'approved', isOnline: true, offersAhead: false });
    world.driverStates.set(EVA, { applicationStatus: 'suspended', isOnline: false });
    for (const driverId of [DAN, EVA]) await offer(driverId);
    expect(traces()).toEqual(nothing);
  });

  it('asks a driver who is offline', async () => {
    world.driverStates.set(DAN, { applicationStatus: 'approved', isOnline: false });
    await offer();
    expect(world.answers(ride.id)).toEqual([[DAN, 'open']]);
  });

  it('asks no driver who cannot serve the ride any more, or has not answered about it', async () => {
    world.exclusions.set(DAN, 'scheduled_ride');
    notToBeAsked.set(EVA, 'unanswered');
    for (const driverId of [DAN, EVA]) await offer(driverId);
    expect(traces()).toEqual(nothing);
  });

  it('asks nobody at night, nor when the search nearby begins before the offer would end', async () => {
    // 8:31 PM, when an offer would end after nine.
    world.clock.forward(8.5 * 60 + 1);
    await offer();
    ride = world.rows.change(ride.id, { scheduledAt: world.clock.in(15 * 60) });
    // The next morning, two and a half hours before the start.
    world.clock.forward(12.5 * 60);
    await offer();
    expect(traces()).toEqual(nothing);
    ride = world.rows.change(ride.id, { scheduledAt: world.clock.in(151) });
    await offer();
    expect(world.answers(ride.id)).toEqual([[DAN, 'open']]);
  });

  it('is possible during the day in the city, until the search nearby begins', () => {
    const now = world.clock.now();
    expect(service.isTimeToAsk(world.clock.in(TWO_DAYS), now)).toBe(true);
    expect(service.isTimeToAsk(world.clock.in(150), now)).toBe(false);
    // The next morning at 6:59 in Charlotte, which is later in UTC.
    world.clock.forward(19 * 60 - 1);
    expect(service.isTimeToAsk(world.clock.in(TWO_DAYS), world.clock.now())).toBe(false);
    world.clock.forward(1);
    expect(service.isTimeToAsk(world.clock.in(TWO_DAYS), world.clock.now())).toBe(true);
  });
});

describe('a scheduled ride for which there is nobody to ask', () => {
  const record = () => world.transaction((tx) => service.recordNoDriverFound(tx, searchFor(ride, world.clock.now())));

  it('is recorded with the reasons, and without an event or message', async () => {
    await record();
    expect(world.decisions.all).toMatchObject([{ rideId: ride.id, driverId: null, fingerprint: 'not_preferred' }]);
    expect([world.history, world.enqueued(), notified, sent]).toEqual([[], [], [], []]);
  });

  it('is not recorded when it has a driver, was cancelled or is offered to somebody in the meantime', async () => {
    world.rows.change(ride.id, { status: 'confirmed', driverId: EVA });
    await record();
    world.rows.change(ride.id, { status: 'cancelled', driverId: null });
    await record();
    world.rows.change(ride.id, { status: 'pending' });
    await world.offer(ride.id, EVA);
    await record();
    expect(world.decisions.all).toEqual([]);
  });
});
