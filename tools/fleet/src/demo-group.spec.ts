import type { PlaceList } from '@groupride/contracts';
import { rideTogether, tripBetween, type Passenger } from './demo-group';
import { fakeClient } from './testing/fake-client';
import { FakeClock } from './testing/fake-clock';
import { conflict, DESTINATION, PICKUP, rideOf } from './testing/fake-trip';
import type { RideView } from './views';

const NEARBY = { name: 'Around the corner', lat: PICKUP.lat + 0.001, lng: PICKUP.lng };
const places: PlaceList = { places: [PICKUP, DESTINATION] } as PlaceList;

/** The API as passengers see it: one ride that advances by one status each time it is read. */
class FakeRides {
  readonly calls: string[] = [];
  readonly bodies: unknown[] = [];
  ride: RideView | null = null;
  readonly verified = new Set<string>();

  constructor(private readonly states: Partial<RideView>[]) {}

  of(name: string, number: number): Passenger {
    return {
      person: { email: `${name}@demo.test`, name, phone: `404555000${number}` } as Passenger['person'],
      api: fakeClient((method, path, body) => {
        this.calls.push(`${name} ${method} ${path}`);
        this.bodies.push(body);
        return this.answer(name, `${method} ${path}`);
      }),
    };
  }

  private answer(name: string, request: string): unknown {
    switch (request) {
      case 'GET /users/me/rides':
        return this.ride ? [{ ...this.ride, you: 'organizer' }] : [];
      case 'GET /places':
        return places;
      case 'POST /calculate-pricing':
        return { quoteId: 'q1' };
      case 'POST /rides':
        return (this.ride = rideOf({ status: 'pending' }));
      case 'POST /rides/7/join-link':
        return { token: 'let-me-in' };
      case 'GET /join/let-me-in':
        return { share: '12.00' };
      case 'GET /rides/7':
        return (this.ride = { ...(this.ride as RideView), ...this.states.shift() });
      case 'GET /rides/7/verification':
        return { code: name === 'ana' ? '1234' : '5678', verified: this.verified.has(name) };
      case 'POST /rides/7/reviews':
        if (name === 'ben') throw conflict();
        return {};
      default:
        return {};
    }
  }
}

const setting = (clock = new FakeClock()) => {
  const said: string[] = [];
  const stop = new AbortController();
  const log = (who: string, what: string) => void said.push(`${who.split('@')[0]} ${what}`);
  return { said, stop, clock, log, signal: stop.signal, random: () => 0.5 };
};
const callsOf = (rides: FakeRides, part: string) => rides.calls.filter((call) => call.includes(part));

describe('demo riders', () => {
  it('book a cash ride for two of them, show their codes to the driver, and rate the trip', async () => {
    const here = { status: 'en_route', arrivedAt: '2026-11-20T12:01:00Z' } as const;
    const rides = new FakeRides([{}, here, here, { status: 'in_progress' }, { status: 'completed' }]);
    const all = setting();
    await rideTogether([rides.of('ana', 1), rides.of('ben', 2)], all);
    expect(all.said).toEqual([
      'ana booked a ride',
      'ben joined',
      'ana showed the code',
      'ben showed the code',
      'ana rated the driver',
    ]);
    expect(rides.bodies[rides.calls.indexOf('ana POST /rides')]).toEqual({ quoteId: 'q1', paymentMethod: 'cash' });
    expect(rides.bodies[rides.calls.indexOf('ben POST /join/let-me-in')]).toEqual({ share: '12.00' });
    expect(callsOf(rides, 'demo-scan')).toHaveLength(2);
    expect(callsOf(rides, 'messages')).toHaveLength(2);
    expect(rides.bodies[rides.calls.indexOf('ben POST /rides/7/messages')]).toMatchObject({
      text: 'I’m at the pickup. My code is 5678.',
    });
  });

  it('show the code again after 20 seconds, without another message, until it is scanned', async () => {
    const here = { status: 'en_route', arrivedAt: '2026-11-20T12:01:00Z' } as const;
    const rides = new FakeRides([...Array<typeof here>(9).fill(here), { status: 'completed' }]);
    await rideTogether([rides.of('ana', 1)], setting());
    expect(callsOf(rides, 'demo-scan')).toHaveLength(2);
    expect(callsOf(rides, 'messages')).toHaveLength(1);

    const scanned = new FakeRides([here, { status: 'completed' }]);
    scanned.verified.add('ana');
    await rideTogether([scanned.of('ana', 1)], setting());
    expect(callsOf(scanned, 'demo-scan')).toEqual([]);
  });

  it('cancel a ride that no driver takes within three minutes', async () => {
    const rides = new FakeRides([]);
    const all = setting();
    const began = all.clock.now();
    await rideTogether([rides.of('ana', 1)], all);
    expect(rides.calls.at(-1)).toBe('ana POST /rides/7/cancel');
    expect(rides.bodies.at(-1)).toEqual({ reason: 'No demo driver was available' });
    expect(all.clock.now() - began).toBe(183_000);
  });

  it('cancel a ride whose driver does not come within a quarter of an hour', async () => {
    const rides = new FakeRides([{ status: 'en_route' }]);
    const all = setting();
    const began = all.clock.now();
    await rideTogether([rides.of('ana', 1)], all);
    expect(rides.calls.at(-1)).toBe('ana POST /rides/7/cancel');
    expect(all.clock.now() - began).toBe(903_000);
  });

  it('continue their current ride instead of booking another one', async () => {
    const rides = new FakeRides([{ status: 'completed' }]);
    rides.ride = rideOf({ status: 'in_progress' });
    await rideTogether([rides.of('ana', 1)], setting());
    expect(callsOf(rides, 'POST /rides')).toEqual(
      ['ana POST /rides/7/join-link', 'ana POST /rides/7/reviews'].slice(1),
    );
  });
});

describe('the trip of a group', () => {
  it('is between two places of the city that are worth a ride', () => {
    for (const at of [0, 0.3, 0.6, 0.99]) {
      const trip = tripBetween([PICKUP, NEARBY, DESTINATION], () => at);
      expect(trip?.map(({ name }) => name)).toContain(DESTINATION.name);
    }
  });

  it('does not exist when all places are close to each other', () => {
    expect(tripBetween([PICKUP, NEARBY], () => 0.5)).toBeNull();
    expect(tripBetween([], () => 0.5)).toBeNull();
  });
});
