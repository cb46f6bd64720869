// Creates the first rides of the demo city: booked, accepted, verified and completed through the API, without the real
// driving time.
import { distanceMeters, metersPerSecond } from '@groupride/geo';
import { isApiError, type GroupRideClient } from '@groupride/client';
import type { Clock } from '../clock';
import type { Place } from '../views';

export const PAST_RIDES = 3;
/** Another driver may be online and nearer; then the ride is cancelled, and there is one past ride fewer. */
const OFFER_PATIENCE_MS = 20_000;
/** Faster than a street allows, but slower than the server's plausibility limit. */
const DRIVEN_MPH = 90;
/**
 * The driver's first position may be far from where an earlier run left them; a new one is accepted only after a car
 * could have driven there.
 */
const DRIVE_PATIENCE_MS = 120_000;
/** Shorter trips are not booked. */
const SHORTEST_METERS = 1000;

interface Players {
  readonly rider: GroupRideClient;
  readonly driver: GroupRideClient;
  readonly clock: Clock;
  /** How many times faster than real traffic the driver drives. */
  readonly speed: number;
}

/** @returns the number of rides created now to reach {@link PAST_RIDES} */
export async function ensurePastRides(players: Players): Promise<number> {
  const { rider, driver } = players;
  const known = await rider.get('/api/users/{userId}/rides', { path: { userId: 'me' } });
  const missing = PAST_RIDES - known.length;
  if (missing <= 0) return 0;
  const { places } = await rider.get('/api/places');
  const { id } = await driver.get('/api/drivers/profile');
  let played = 0;
  let at: Place | null = null;
  for (const [pickup, destination] of tripsBetween(places, missing)) {
    if (at) await drive(players, id, at, pickup);
    at = pickup;
    if (!(await playRide(players, id, pickup, destination))) continue;
    at = destination;
    played++;
  }
  await driver.patch('/api/drivers/{driverId}/status', { path: { driverId: id }, body: { isOnline: false } });
  return played;
}

/** Round trips between the two nearest places that are far enough apart, to keep the driving time short. */
export function tripsBetween(places: readonly Place[], count: number): [Place, Place][] {
  const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other): [Place, Place] => [one, other]));
  const [nearest] = pairs
    .filter(([one, other]) => distanceMeters(one, other) > SHORTEST_METERS)
    .sort((a, b) => distanceMeters(...a) - distanceMeters(...b));
  if (!nearest) return [];
  const [one, other] = nearest;
  return Array.from({ length: count }, (_, index) => (index % 2 === 0 ? [one, other] : [other, one]));
}

/** Reports the car's position every second along a straight line, because nobody watches these rides. */
async function drive({ driver, clock, speed }: Players, driverId: number, from: Place, to: Place): Promise<void> {
  const seconds = distanceMeters(from, to) / (metersPerSecond(DRIVEN_MPH) * speed);
  const steps = Math.max(1, Math.ceil(seconds));
  for (let step = 1; step <= steps; step++) {
    await clock.sleep((seconds / steps) * 1000);
    const between = (one: number, other: number) => one + ((other - one) * step) / steps;
    await driver.patch('/api/drivers/{driverId}/location', {
      path: { driverId },
      body: {
        lat: between(from.lat, to.lat),
        lng: between(from.lng, to.lng),
      },
    });
  }
}

const placeOf = ({ name, lat, lng }: Place): Place => ({ name, lat, lng });

async function playRide(players: Players, driverId: number, pickup: Place, destination: Place): Promise<boolean> {
  const { rider, driver, clock } = players;
  await driver.patch('/api/drivers/{driverId}/location', {
    path: { driverId },
    body: { lat: pickup.lat, lng: pickup.lng },
  });
  await driver.patch('/api/drivers/{driverId}/status', { path: { driverId }, body: { isOnline: true } });
  await driver.post('/api/drivers/{driverId}/heartbeat', { path: { driverId }, body: { timestamp: clock.now() } });

  const quote = await rider.post('/api/calculate-pricing', {
    body: {
      groupSize: 4,
      rideType: 'GroupX',
      pickup: placeOf(pickup),
      destination: placeOf(destination),
      bookingType: 'now',
    },
  });
  if (!quote.quoteId) return false;
  const booked = await rider.post('/api/rides', { body: { quoteId: quote.quoteId, paymentMethod: 'cash' } });
  if (!(await waitForOffer(driver, clock, driverId, booked.id))) {
    await rider.post('/api/rides/{rideId}/cancel', {
      path: { rideId: booked.id },
      body: { reason: 'No demo driver was available' },
    });
    return false;
  }
  await driver.post('/api/rides/{rideId}/accept/{driverId}', { path: { rideId: booked.id, driverId } });
  const onceThere = async (place: Place, refusal: string, step: () => Promise<unknown>): Promise<void> => {
    const until = clock.now() + DRIVE_PATIENCE_MS;
    for (;;) {
      await driver.patch('/api/drivers/{driverId}/location', {
        path: { driverId },
        body: { lat: place.lat, lng: place.lng },
      });
      try {
        await step();
        return;
      } catch (error) {
        if (!isApiError(error, refusal) || clock.now() > until) throw error;
        await clock.sleep(500);
      }
    }
  };
  await onceThere(pickup, 'not_at_pickup', () =>
    driver.patch('/api/rides/{rideId}/status', { path: { rideId: booked.id }, body: { status: 'arrived' } }),
  );
  const { code } = await rider.get('/api/rides/{rideId}/verification', { path: { rideId: booked.id } });
  await driver.post('/api/rides/{rideId}/verify', { path: { rideId: booked.id }, body: { code } });
  await driver.patch('/api/rides/{rideId}/status', { path: { rideId: booked.id }, body: { status: 'in_progress' } });
  await drive(players, driverId, pickup, destination);
  await onceThere(destination, 'not_at_destination', () =>
    driver.post('/api/rides/{rideId}/complete', { path: { rideId: booked.id }, body: { amount: booked.totalCost } }),
  );
  return true;
}

async function waitForOffer(driver: GroupRideClient, clock: Clock, driverId: number, rideId: number): Promise<boolean> {
  const until = clock.now() + OFFER_PATIENCE_MS;
  while (clock.now() < until) {
    const offers = await driver.get('/api/rides/driver-requests/{driverId}', { path: { driverId } });
    if (offers.some((offer) => offer.id === rideId)) return true;
    await clock.sleep(200);
  }
  return false;
}
