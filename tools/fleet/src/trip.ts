import { DEMO_REASONS } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';
import type { Bell } from './bell';
import { routeBetween, type Car } from './car';
import { isApiError, type GroupRideClient } from '@groupride/client';
import type { Clock } from './clock';
import { BOARDING_SECONDS, CITY_SPEED, departureAt } from './domain/pacing';
import { nextStep } from './domain/steps';
import type { Radio } from './radio';
import type { ShownCodes } from './shown-codes';
import type { RideView } from './views';

/** Time between the last passenger's code and the departure. */
const SETTLE_MS = 3000;
/** The reason given by a demo driver who starts without verifying everyone. */
export const UNCHECKED_REASON = DEMO_REASONS.en.unchecked;

export interface TripSetting {
  readonly api: GroupRideClient;
  readonly driverId: number;
  readonly car: Car;
  readonly clock: Clock;
  /** How many times faster than real traffic the driver drives. */
  readonly speed: number;
  readonly radio: Radio;
  /** Rings when the ride may have changed. */
  readonly bell: Bell;
  readonly codes: ShownCodes;
  readonly signal: AbortSignal;
  readonly log: (what: string, details?: Readonly<Record<string, unknown>>) => void;
}

/** When to depart for the ride (milliseconds since 1970): immediately, unless it is scheduled. */
export function departureOf(ride: RideView, from: LatLng, speed: number): number {
  if (!ride.scheduledAt) return 0;
  return departureAt(Date.parse(ride.scheduledAt), distanceMeters(from, ride.pickup) / (CITY_SPEED * speed));
}

/**
 * Drives a ride from its current status until it is over, is taken away, or has to wait for its start.
 * @throws UnreachableError, ApiError when the API is unreachable or refuses; the ride can be continued later
 */
export async function playRide(first: RideView, setting: TripSetting): Promise<void> {
  const { clock, car, radio, signal, speed } = setting;
  radio.follow(first.id);
  try {
    let ride: RideView | null = first;
    while (ride && !signal.aborted) {
      switch (nextStep(ride, departureOf(ride, car.position, speed), clock.now())) {
        case 'set_out':
          ride = await change(setting, ride, 'set out', () =>
            setting.api.patch('/api/rides/{rideId}/status', {
              path: { rideId: first.id },
              body: { status: 'en_route' },
            }),
          );
          break;
        case 'drive_to_pickup':
          ride = (await driveTo(setting, ride, ride.pickup))
            ? await change(setting, ride, 'arrived at the pickup', () =>
                setting.api.patch('/api/rides/{rideId}/status', {
                  path: { rideId: first.id },
                  body: { status: 'arrived' },
                }),
              )
            : await current(setting, ride);
          break;
        case 'board':
          ride = await board(setting, ride);
          break;
        case 'drive_to_destination':
          ride = (await driveTo(setting, ride, ride.destination))
            ? await complete(setting, ride)
            : await current(setting, ride);
          break;
        default:
          return;
      }
      if (ride === null) setting.log('ride was taken away', { ride: first.id });
    }
  } finally {
    radio.follow(null);
  }
}

/** The current state of the ride; null if it no longer belongs to this driver. */
async function current({ api, driverId, signal }: TripSetting, ride: RideView): Promise<RideView | null> {
  if (signal.aborted) return ride;
  const active = await api.get('/api/drivers/{driverId}/active-ride', { path: { driverId } });
  return active?.id === ride.id ? active : null;
}

/** Somebody else may have changed the ride at the same time; then its current state counts. */
async function change(
  setting: TripSetting,
  ride: RideView,
  what: string,
  request: () => Promise<RideView>,
): Promise<RideView | null> {
  try {
    const changed = await request();
    setting.log(what, { ride: ride.id });
    return changed;
  } catch (error) {
    if (isApiError(error, 'ride_state_conflict', 'not_found', 'forbidden')) return current(setting, ride);
    throw error;
  }
}

/** @returns whether the car arrived; false if the ride changed meanwhile or the driver stops */
async function driveTo(setting: TripSetting, ride: RideView, goal: LatLng): Promise<boolean> {
  const { api, car, bell, clock, driverId, radio, signal } = setting;
  const { path, speed } = await routeBetween(api, car.position, goal);
  const metersPerSecond = speed * setting.speed;
  setting.log('drives', {
    ride: ride.id,
    to: goal === ride.pickup ? ride.pickupLocation : ride.dropoffLocation,
    meters: Math.round(path.length),
  });
  return car.drive(path, metersPerSecond, signal, async (at) => {
    radio.sendPosition(ride.id, at, metersPerSecond, clock.now());
    await car.store(api, driverId, { heading: at.heading, speed: Math.min(metersPerSecond, 120) });
    if (!bell.heard()) return true;
    const now = await current(setting, ride);
    return now?.status === ride.status && now.arrivedAt === ride.arrivedAt;
  });
}

/**
 * Waits at the pickup and scans the codes that passengers show. Leaves when everyone is verified or had enough time,
 * but not before the scheduled time.
 */
async function board(setting: TripSetting, ride: RideView): Promise<RideView | null> {
  const { bell, clock, signal, speed } = setting;
  const scheduled = ride.scheduledAt ? Date.parse(ride.scheduledAt) : 0;
  let until = Math.max(clock.now() + (BOARDING_SECONDS * 1000) / speed, scheduled);
  while (clock.now() < until && !signal.aborted) {
    if (!(await bell.wait(Math.min(until - clock.now(), 60_000), signal))) continue;
    if ((await scanShown(setting, ride)) && (await isEveryoneVerified(setting, ride)))
      until = Math.max(clock.now() + SETTLE_MS, scheduled);
    const now = await current(setting, ride);
    if (now?.status !== 'en_route') return now;
  }
  if (signal.aborted) return ride;
  const reason = (await isEveryoneVerified(setting, ride)) ? {} : { reason: UNCHECKED_REASON };
  return change(setting, ride, 'started the trip', () =>
    setting.api.patch('/api/rides/{rideId}/status', {
      path: { rideId: ride.id },
      body: { status: 'in_progress', ...reason },
    }),
  );
}

async function isEveryoneVerified({ api }: TripSetting, { id }: RideView): Promise<boolean> {
  return (await api.get('/api/rides/{rideId}/members', { path: { rideId: id } })).every(({ verified }) => verified);
}

/** @returns whether a passenger was verified */
async function scanShown({ api, codes, log }: TripSetting, { id }: RideView): Promise<boolean> {
  let verified = false;
  for (const qr of codes.take(id)) {
    try {
      const { name } = await api.post('/api/rides/{rideId}/verify', { path: { rideId: id }, body: { qr } });
      log('verified a passenger', { ride: id, name });
      verified = true;
    } catch (error) {
      // The code was scanned before, has expired, or the ride has changed; the next code is tried.
      if (!isApiError(error)) throw error;
      log('could not verify', { ride: id, code: error.code });
    }
  }
  return verified;
}

async function complete(setting: TripSetting, ride: RideView): Promise<RideView | null> {
  const body = ride.paymentMethod === 'cash' ? { amount: ride.totalCost } : {};
  // Sends the final position first, because the server compares the destination with the last known one.
  const { lat, lng } = setting.car.position;
  await setting.api.patch('/api/drivers/{driverId}/location', {
    path: { driverId: setting.driverId },
    body: { lat, lng },
  });
  return change(setting, ride, 'completed the trip', () =>
    setting.api.post('/api/rides/{rideId}/complete', { path: { rideId: ride.id }, body }),
  );
}
