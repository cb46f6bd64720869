import type { JoinPreview, RideView } from '@groupride/contracts';
import { acceptAt, approvedDriver, type Session } from '../support/api';
import { newPerson } from '../support/people';
import { Account, joinAsGuest } from '../support/accounts';

/** A page in a state of a ride, and who looks at it. */
export interface Scene {
  readonly session: Session | null;
  readonly paths: readonly string[];
  /** Takes what the scene needs off the road. */
  readonly end?: () => Promise<void>;
}

/** People, rides and links that some pages need, made again after a press has changed them. */
export interface Scenario {
  readonly name: string;
  /** Names of the scene's paths, in the same order. */
  readonly pages: readonly string[];
  readonly make: () => Promise<Scene>;
}

const TRIP = { pickup: 'NoDa', destination: 'South End' };

const signedOut = (name: string, paths: readonly string[]): Scenario => ({
  name,
  pages: paths,
  make: () => Promise.resolve({ session: null, paths }),
});

const member = (name: string, paths: readonly string[]): Scenario => ({
  name,
  pages: paths,
  make: async () => ({ session: await (await Account.of(newPerson('Rita Rider'))).session(), paths }),
});

/** Stands for the number of a ride or the token of a link in the name of a page. */
const ID = ':id';

const pagesOf = (id: number | string) => [`/ride/${id}`, `/rider-track?rideId=${id}`, `/ride/${id}/chat`];

/** A ride that is paid in cash, taken as far as its driver goes. */
const driven = (name: string, steps: readonly string[], paths = pagesOf): Scenario => ({
  name,
  pages: paths(ID),
  async make() {
    const rider = await Account.of(newPerson('Rita Rider'));
    const { api: driver, driver: who } = await approvedDriver(newPerson('Drew Driver'));
    const ride = await rider.bookCash(TRIP);
    await acceptAt(driver, who.id, ride.pickup, ride.id);
    const reason = 'Nobody has a phone at hand';
    for (const status of steps.filter((step) => step !== 'completed'))
      await driver.patch(`/rides/${ride.id}/status`, { status, reason });
    if (steps.includes('completed')) {
      const { lat, lng } = ride.destination;
      await driver.raw('PATCH', `/drivers/${who.id}/location`, { lat, lng });
      await driver.post(`/rides/${ride.id}/complete`, { amount: ride.totalCost });
    }
    return {
      session: await rider.session(),
      paths: paths(ride.id),
      end: async () => {
        await rider.api.raw('POST', `/rides/${ride.id}/cancel`, {});
        await driver.raw('PATCH', `/drivers/${who.id}/status`, { isOnline: false });
      },
    };
  },
});

/** A friend whose seat the organizer covered, and the organizer, after the trip: tips, ratings and settling up. */
const settling = (name: string, looks: 'organizer' | 'friend'): Scenario => ({
  name,
  pages: [`/ride/${ID}`, '/history', '/'],
  async make() {
    const [organizer, friend] = [
      await Account.of(newPerson('Olga Organizer')),
      await Account.of(newPerson('Rita Rider')),
    ];
    const { api: driver, driver: who } = await approvedDriver(newPerson('Drew Driver'));
    const ride = await organizer.bookPaid(TRIP);
    const { token } = await organizer.api.post<{ token: string }>(`/rides/${ride.id}/join-link`, {});
    const { share } = await friend.api.get<JoinPreview>(`/join/${token}`);
    await friend.api.post(`/join/${token}`, { share });
    await acceptAt(driver, who.id, ride.pickup, ride.id);
    for (const status of ['arrived', 'in_progress'])
      await driver.patch(`/rides/${ride.id}/status`, { status, reason: 'Nobody has a phone at hand' });
    const { lat, lng } = ride.destination;
    await driver.raw('PATCH', `/drivers/${who.id}/location`, { lat, lng });
    await driver.post(`/rides/${ride.id}/complete`, { amount: ride.totalCost });
    return {
      session: await { organizer, friend }[looks].session(),
      paths: [`/ride/${ride.id}`, '/history', '/'],
      end: async () => void (await driver.raw('PATCH', `/drivers/${who.id}/status`, { isOnline: false })),
    };
  },
});

const booked = (
  name: string,
  paths: (id: number | string) => string[],
  book: (rider: Account) => Promise<RideView>,
): Scenario => ({
  name,
  pages: paths(ID),
  async make() {
    const rider = await Account.of(newPerson('Rita Rider'));
    const ride = await book(rider);
    return {
      session: await rider.session(),
      paths: paths(ride.id),
      end: async () => void (await rider.api.raw('POST', `/rides/${ride.id}/cancel`, {})),
    };
  },
});

const guestPages = (id: number | string) => [`/ride/${id}`, `/payment?rideId=${id}`, `/ride/${id}/chat`];
const friendPages = (id: number | string) => [`/ride/${id}`, `/payment?rideId=${id}`, '/groups'];
const LINKS = [`/join/${ID}`, `/trip/${ID}`];

async function guestOf(ride: RideView, organizer: Account): Promise<Scene> {
  const { token } = await organizer.api.post<{ token: string }>(`/rides/${ride.id}/join-link`, {});
  return {
    session: await joinAsGuest(token),
    paths: guestPages(ride.id),
    end: async () => void (await organizer.api.raw('POST', `/rides/${ride.id}/cancel`, {})),
  };
}

/** Links of a ride, opened by somebody whom the product does not know. */
async function linksOf(ride: RideView, organizer: Account): Promise<Scene> {
  const { token } = await organizer.api.post<{ token: string }>(`/rides/${ride.id}/join-link`, {});
  const { url } = await organizer.api.post<{ url: string }>(`/rides/${ride.id}/trip-links`, {});
  return {
    session: null,
    paths: [`/join/${token}`, new URL(url).pathname],
    end: async () => void (await organizer.api.raw('POST', `/rides/${ride.id}/cancel`, {})),
  };
}

export const SCENARIOS: readonly Scenario[] = [
  signedOut('signed-out', ['/', '/landing', '/signin', '/signup', '/about', '/business', '/help', '/account-deleted']),
  signedOut('signed-out-more', [
    '/help/book-a-ride',
    '/terms',
    '/privacy',
    '/user-flow',
    '/test-flow',
    '/mapping',
    '/location-demo',
    '/first-ride-free',
    '/nowhere',
    '/join/unknown',
    '/trip/unknown',
    '/guest/unknown',
    '/driver',
    '/admin',
    '/invitations/stop/unknown',
    '/rider-track',
    '/guest',
    '/checkout',
  ]),
  member('member', ['/', '/groups', '/history', '/help/chat', '/rider-track', '/profile']),
  member(
    'profile',
    ['account', 'payment', 'places', 'safety', 'notifications', 'preferences', 'data'].map(
      (section) => `/profile/${section}`,
    ),
  ),
  booked(
    'unpaid',
    (id) => [`/payment?rideId=${id}`, `/ride/${id}`],
    (rider) => rider.book(TRIP, { paymentMethod: 'card' }),
  ),
  booked(
    'requested',
    (id) => [...pagesOf(id), `/payment-success?rideId=${id}`, '/', '/groups'],
    (rider) => rider.bookPaid(TRIP),
  ),
  booked(
    'scheduled',
    (id) => [`/ride/${id}`],
    (rider) => rider.bookPaid(TRIP, { inDays: 2 }),
  ),
  booked(
    'hourly',
    (id) => [`/ride/${id}`, '/groups'],
    (rider) => rider.bookPaid(TRIP, { inDays: 2, hours: 3 }),
  ),
  booked(
    'pool',
    (id) => [`/ride/${id}`],
    (rider) => rider.bookPaid(TRIP, { rideType: 'GroupPool' }),
  ),
  booked(
    'pledge',
    (id) => [`/ride/${id}`, '/groups'],
    (rider) => rider.bookPaid(TRIP, { inDays: 3, minRiders: 2 }),
  ),
  {
    name: 'pledge-links',
    pages: LINKS,
    async make() {
      const organizer = await Account.of(newPerson('Olga Organizer'));
      return linksOf(await organizer.bookPaid(TRIP, { inDays: 3, minRiders: 2 }), organizer);
    },
  },
  driven('accepted', []),
  driven('arrived', ['arrived']),
  driven('in-progress', ['arrived', 'in_progress']),
  driven('completed', ['arrived', 'in_progress', 'completed'], (id: number | string) => [
    `/ride/${id}`,
    `/ride/${id}/receipt`,
    `/ride/${id}/chat`,
    '/history',
    '/groups',
  ]),
  settling('settling-organizer', 'organizer'),
  settling('settling-friend', 'friend'),
  booked(
    'cancelled',
    (id) => [`/ride/${id}`, '/history'],
    async (rider) => {
      const ride = await rider.bookCash(TRIP);
      await rider.api.post(`/rides/${ride.id}/cancel`, {});
      return ride;
    },
  ),
  {
    name: 'friend',
    pages: friendPages(ID),
    async make() {
      const organizer = await Account.of(newPerson('Olga Organizer'));
      const ride = await organizer.bookPaid(TRIP);
      const { token } = await organizer.api.post<{ token: string }>(`/rides/${ride.id}/join-link`, {});
      const friend = await Account.of(newPerson('Rita Rider'));
      const { share } = await friend.api.get<JoinPreview>(`/join/${token}`);
      await friend.api.post(`/join/${token}`, { share });
      return {
        session: await friend.session(),
        paths: friendPages(ride.id),
        end: async () => void (await organizer.api.raw('POST', `/rides/${ride.id}/cancel`, {})),
      };
    },
  },
  {
    name: 'guest',
    pages: guestPages(ID),
    async make() {
      const organizer = await Account.of(newPerson('Olga Organizer'));
      return guestOf(await organizer.bookPaid(TRIP), organizer);
    },
  },
  {
    name: 'links',
    pages: LINKS,
    async make() {
      const organizer = await Account.of(newPerson('Olga Organizer'));
      return linksOf(await organizer.bookPaid(TRIP), organizer);
    },
  },
];
