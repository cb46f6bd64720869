import { instantToZoned } from '@groupride/geo';
import { announceJobs } from './announce-jobs';
import type { Api } from './api';
import { expectStatus, type Driver, type Person } from './people';

export const UPTOWN = { name: 'Uptown', lat: 35.2271, lng: -80.8431 };
export const AIRPORT = { name: 'Charlotte Douglas International Airport', lat: 35.2214, lng: -80.9435 };

export interface Booking {
  groupSize?: number;
  rideType?: string;
  paymentMethod?: 'card' | 'cash';
  splitMode?: 'cover' | 'sponsor' | 'custom' | 'pledge';
  pledge?: { minRiders: number; deadline: string };
  shares?: { seat: number; amount: string }[];
  promoCode?: string;
  /** Minutes from now until a scheduled ride starts. */
  startsIn?: number;
  /** Hours of a ride that is booked by the hour. */
  hours?: number;
  /** From Uptown to the airport when left out. */
  pickup?: { name: string; lat: number; lng: number };
  destination?: { name: string; lat: number; lng: number };
  invitees?: { name: string; channel: 'phone' | 'email'; to: string }[];
}

/** A moment as date and time in the city. */
function cityTime(at: Date): { scheduledDate: string; scheduledTime: string } {
  const { date, time } = instantToZoned(at, 'America/New_York');
  return { scheduledDate: date, scheduledTime: time };
}

export async function quote(
  who: Person,
  {
    groupSize = 4,
    rideType = 'GroupX',
    promoCode,
    startsIn,
    hours,
    pickup = UPTOWN,
    destination = AIRPORT,
  }: Booking = {},
) {
  const schedule =
    startsIn === undefined ? {} : { bookingType: 'scheduled', ...cityTime(new Date(Date.now() + startsIn * 60_000)) };
  const { body } = await expectStatus(
    who.client.post('/api/calculate-pricing', {
      groupSize,
      rideType,
      pickup,
      destination,
      ...(promoCode ? { promoCode } : {}),
      ...schedule,
      ...(hours ? { isHourlyBooking: true, hourlyDuration: hours } : {}),
    }),
    200,
  );
  return body;
}

/** A ride from Uptown to the airport; cash unless said otherwise, so that it looks for a driver at once. */
export async function book(who: Person, booking: Booking = {}) {
  const { quoteId } = await quote(who, booking);
  const { body } = await expectStatus(
    who.client.post('/api/rides', {
      quoteId,
      paymentMethod: booking.paymentMethod ?? 'cash',
      ...(booking.splitMode ? { splitMode: booking.splitMode } : {}),
      ...(booking.shares ? { shares: booking.shares } : {}),
      ...(booking.pledge ? { pledge: booking.pledge } : {}),
      ...(booking.invitees ? { invitees: booking.invitees } : {}),
    }),
    201,
  );
  return body;
}

/** Opens a join link and takes the seat at the share it shows. */
export async function joinBy(who: Person, token: string) {
  const { body: preview } = await expectStatus(who.client.get(`/api/join/${token}`), 200);
  return who.client.post(`/api/join/${token}`, { share: preview.share });
}

/** Sends a driver's position, as the device does on the way. */
export async function driveTo({ client, driverId }: Driver, { lat, lng }: { lat: number; lng: number }): Promise<void> {
  await expectStatus(client.patch(`/api/drivers/${driverId}/location`, { lat, lng }), 204);
}

/** Simulates minutes in which nothing was received from a driver's device. */
export async function silence(api: Api, { driverId }: Driver, minutes: number): Promise<void> {
  await api.query(
    `UPDATE drivers SET position_at = position_at - $2 * interval '1 minute', credible_at = credible_at - $2 * interval '1 minute' WHERE id = $1`,
    [driverId, minutes],
  );
  await api.query(`UPDATE driven_points SET at = at - $2 * interval '1 minute' WHERE driver_id = $1`, [
    driverId,
    minutes,
  ]);
}

/** Completes a trip at its destination, the airport. */
export async function completeTrip(driver: Driver, rideId: number, body: object = {}) {
  await driveTo(driver, AIRPORT);
  return driver.client.post(`/api/rides/${rideId}/complete`, body);
}

/** Milliseconds between two questions: short at first, because most answers are good soon. */
const PAUSE_MS = { first: 10, longest: 100 };

/** Shorter than a test's usual time limit, so that the error says what it waited for. */
const LONGEST_WAIT_MS = 50_000;

/**
 * Asks again until the answer is good. The test's own time limit may end sooner; nothing asks on long after it.
 * @param longest milliseconds
 */
export async function until<T>(
  ask: () => Promise<T>,
  good: (answer: T) => boolean,
  longest = LONGEST_WAIT_MS,
): Promise<T> {
  const end = performance.now() + longest;
  for (let pause = PAUSE_MS.first; ; pause = Math.min(2 * pause, PAUSE_MS.longest)) {
    const answer = await ask();
    if (good(answer)) return answer;
    if (performance.now() > end) throw new Error(`still no good answer: ${JSON.stringify(answer)?.slice(0, 2000)}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Offers a ride to drivers at once, without waiting for dispatch; takes the ride's lock, as dispatch does. */
export async function offerTo(api: Api, rideId: number, driverIds: readonly number[]): Promise<void> {
  await api.query(
    `WITH ride AS (SELECT id FROM rides WHERE id = $1 FOR UPDATE)
     INSERT INTO offers (ride_id, driver_id, pickup_meters, expires_at)
     SELECT ride.id, driver, 100, now() + interval '5 minutes' FROM ride, unnest($2::int[]) AS driver ON CONFLICT DO NOTHING`,
    [rideId, driverIds],
  );
}

/** Makes a queue's waiting jobs of a ride due now. @returns how many */
export async function hurry(api: Api, job: string, rideId: number): Promise<number> {
  return (await hurried(api, job, rideId)).length;
}

/** Like `hurry`, but waits for such a job first and until it has run, so that the next call does not find the same job. */
export async function hurryAndWait(api: Api, job: string, rideId: number): Promise<void> {
  const ids = await until(
    () => hurried(api, job, rideId),
    (found) => found.length > 0,
  );
  await until(
    () => api.query(`SELECT 1 FROM jobs.job WHERE id = ANY ($1) AND state < 'completed'`, [ids]),
    (left) => left.length === 0,
  );
}

async function hurried(api: Api, job: string, rideId: number): Promise<string[]> {
  const rows = await api.query<{ id: string }>(
    `UPDATE jobs.job SET start_after = now() WHERE name = $1 AND state < 'active' AND (data ->> 'rideId')::int = $2 RETURNING id`,
    [job, rideId],
  );
  if (rows.length > 0) await announceJobs(api, job);
  return rows.map(({ id }) => id);
}

/** Makes dispatch match the waiting rides, and waits for it. */
export async function roundsAreMade(api: Api): Promise<void> {
  const [{ id }] = (await api.query<{ id: string }>(`INSERT INTO round_requests DEFAULT VALUES RETURNING id`)) as [
    { id: string },
  ];
  await until(
    () => api.query(`SELECT 1 FROM round_requests WHERE id = $1`, [id]),
    (left) => left.length === 0,
  );
}

/** Makes the time to find a driver or to pay run out, so that the job cancels the ride. */
export async function timeIsUp(api: Api, who: Person, rideId: number) {
  await api.query(
    `UPDATE rides SET created_at = created_at - interval '1 hour', pending_since = pending_since - interval '1 hour' WHERE id = $1`,
    [rideId],
  );
  return until(
    async () => {
      await hurry(api, 'end-search-when-its-time-is-up', rideId);
      await hurry(api, 'give-up-ride-that-stays-unpaid', rideId);
      return (await expectStatus(who.client.get(`/api/rides/${rideId}`), 200)).body;
    },
    ({ status }) => status === 'cancelled',
  );
}
