import { randomUUID } from 'node:crypto';
import { DEMO_REASONS } from '@groupride/contracts';
import { distanceMeters } from '@groupride/geo';
import { signIn } from './accounts';
import { isApiError, type GroupRideClient } from '@groupride/client';
import type { Clock } from './clock';
import { backoffMs } from './domain/pacing';
import type { Log } from './log';
import type { Person } from './roster';
import type { SessionStore } from './sessions';
import type { Place, RideView } from './views';

/** Interval at which passengers check their ride. */
const LOOK_MS = 3_000;
/** Interval at which a passenger at the pickup shows the code again, in case the driver missed it. */
const SHOW_AGAIN_MS = 20_000;
/** A ride is cancelled if no driver accepts it within this time. */
const PATIENCE_MS = 180_000;
/** A ride is cancelled if its driver has not arrived within this time, because that driver's program was stopped. */
const PICKUP_PATIENCE_MS = 900_000;
/** Shortest and longest time between two rides of a group. */
const PAUSE_MS = { least: 20_000, most: 60_000 };
/** Shorter trips are not booked. */
const WORTH_A_RIDE_METERS = 2_000;
const SEATS = { least: 2, most: 4 };

export interface GroupSetting {
  /** Origin of the rider application. */
  readonly origin: string;
  readonly apiUrl: string;
  readonly clock: Clock;
  readonly sessions: SessionStore;
  readonly signal: AbortSignal;
  readonly log: Log;
  /** Returns a number from 0 to 1, like `Math.random`. */
  readonly random: () => number;
}

export interface Passenger {
  readonly person: Person;
  readonly api: GroupRideClient;
}

/**
 * Friends who book rides together, one after the other, until the setting's signal is aborted. The first one is the
 * organizer.
 */
export class DemoGroup {
  constructor(
    private readonly people: readonly Person[],
    private readonly setting: GroupSetting,
  ) {}

  async run(): Promise<void> {
    const { clock, signal, log, random } = this.setting;
    for (let failures = 0; !signal.aborted;) {
      try {
        const passengers = await this.gather();
        for (failures = 0; !signal.aborted;) {
          await rideTogether(passengers, this.setting);
          await clock.sleep(PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least), signal);
        }
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        const reason = error instanceof Error ? error.message : String(error);
        log(this.people[0]?.email ?? 'group', 'failed', { reason });
        await clock.sleep(backoffMs(failures, random()), signal);
      }
    }
  }

  private async gather(): Promise<Passenger[]> {
    const passengers: Passenger[] = [];
    for (const person of this.people) {
      const { client } = await signIn(person, { ...this.setting, signUp: true });
      passengers.push({ person, api: client });
    }
    return passengers;
  }
}

type RideSetting = Pick<GroupSetting, 'clock' | 'signal' | 'log' | 'random'>;

/**
 * Takes one ride from booking to review, or continues one that a restart interrupted.
 * @throws UnreachableError, ApiError when the API is unreachable or refuses; the ride can be continued later
 */
export async function rideTogether(passengers: readonly Passenger[], setting: RideSetting): Promise<void> {
  const [organizer, ...friends] = passengers;
  if (!organizer) return;
  const rides = await organizer.api.get('/api/users/{userId}/rides', { path: { userId: 'me' } });
  let ride = rides.find(({ status, you }) => you === 'organizer' && !isOver(status)) ?? null;
  ride ??= await book(organizer, setting);
  if (!ride) return;
  await joinAll(organizer, friends, ride, setting.log);
  const shownAt = new Map<string, number>();
  for (const since = setting.clock.now(); !isOver(ride.status) && !setting.signal.aborted;) {
    await setting.clock.sleep(LOOK_MS, setting.signal);
    ride = await organizer.api.get('/api/rides/{rideId}', { path: { rideId: ride.id } });
    if (
      isWaiting(ride) &&
      setting.clock.now() - since > (ride.status === 'pending' ? PATIENCE_MS : PICKUP_PATIENCE_MS)
    ) {
      await organizer.api.post('/api/rides/{rideId}/cancel', {
        path: { rideId: ride.id },
        body: { reason: DEMO_REASONS.en.noDemoDriver },
      });
      setting.log(organizer.person.email, 'cancelled the ride', { ride: ride.id });
      return;
    }
    if (ride.status === 'en_route' && ride.arrivedAt)
      for (const passenger of passengers) await showCode(passenger, ride.id, shownAt, setting);
  }
  if (ride.status === 'completed') for (const passenger of passengers) await review(passenger, ride.id, setting);
}

const isWaiting = ({ status, arrivedAt }: RideView) => (status === 'pending' || status === 'en_route') && !arrivedAt;
const isOver = (status: RideView['status']) => status === 'completed' || status === 'cancelled';

async function book({ person, api }: Passenger, { random, log }: RideSetting): Promise<RideView | null> {
  const { places } = await api.get('/api/places');
  const trip = tripBetween(places, random);
  if (!trip) return null;
  const [pickup, destination] = trip;
  const groupSize = SEATS.least + Math.floor(random() * (SEATS.most - SEATS.least + 1));
  const quote = await api.post('/api/calculate-pricing', {
    body: { groupSize, rideType: 'GroupX', pickup, destination, bookingType: 'now' },
  });
  if (!quote.quoteId) return null;
  const ride = await api.post('/api/rides', { body: { quoteId: quote.quoteId, paymentMethod: 'cash' } });
  log(person.email, 'booked a ride', { ride: ride.id, from: pickup.name, to: destination.name, seats: groupSize });
  return ride;
}

/** @returns two places that are far enough apart; null if there are none */
export function tripBetween(places: readonly Place[], random: () => number): [Place, Place] | null {
  const start = Math.floor(random() * places.length);
  for (let turn = 0; turn < places.length; turn += 1) {
    const pickup = places[(start + turn) % places.length];
    if (!pickup) return null;
    const far = places.filter((place) => distanceMeters(place, pickup) > WORTH_A_RIDE_METERS);
    const destination = far[Math.floor(random() * far.length)];
    if (destination) return [placeOf(pickup), placeOf(destination)];
  }
  return null;
}

const placeOf = ({ name, lat, lng }: Place): Place => ({ name, lat, lng });

/** Friends who have joined before are still members. */
async function joinAll(organizer: Passenger, friends: readonly Passenger[], ride: RideView, log: Log): Promise<void> {
  if (friends.length === 0) return;
  const { token } = await organizer.api.post('/api/rides/{rideId}/join-link', { path: { rideId: ride.id }, body: {} });
  for (const { person, api } of friends) {
    try {
      const { share } = await api.get('/api/join/{token}', { path: { token } });
      await api.post('/api/join/{token}', { path: { token }, body: { share } });
      log(person.email, 'joined', { ride: ride.id });
    } catch (error) {
      // The ride may have started already, or the friend joined before the restart.
      if (!isApiError(error)) throw error;
      log(person.email, 'did not join', { ride: ride.id, code: error.code });
    }
  }
}

/**
 * Writes the code once in the chat, for drivers who type it, and shows the QR code to demo drivers until it is scanned.
 */
async function showCode(
  { person, api }: Passenger,
  rideId: number,
  shownAt: Map<string, number>,
  { clock, log }: RideSetting,
): Promise<void> {
  const last = shownAt.get(person.email);
  if (last !== undefined && clock.now() - last < SHOW_AGAIN_MS) return;
  shownAt.set(person.email, clock.now());
  try {
    const { code, verified } = await api.get('/api/rides/{rideId}/verification', { path: { rideId } });
    if (verified) return;
    if (last === undefined)
      await api.post('/api/rides/{rideId}/messages', {
        path: { rideId },
        body: {
          clientId: randomUUID(),
          text: `I’m at the pickup. My code is ${code}.`,
        },
      });
    await api.post('/api/rides/{rideId}/verification/demo-scan', { path: { rideId } });
    log(person.email, 'showed the code', { ride: rideId });
  } catch (error) {
    // The trip may have just started, or the friend could not join.
    if (!isApiError(error, 'ride_state_conflict', 'not_found', 'forbidden')) throw error;
  }
}

async function review({ person, api }: Passenger, rideId: number, { log, random }: RideSetting): Promise<void> {
  try {
    const rating = random() < 0.8 ? 5 : 4;
    await api.post('/api/rides/{rideId}/reviews', { path: { rideId }, body: { rating } });
    log(person.email, 'rated the driver', { ride: rideId, rating });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
