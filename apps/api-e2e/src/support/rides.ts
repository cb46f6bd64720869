import type { Api } from './api';
import { expectStatus, type Person } from './people';

export const UPTOWN = { name: 'Uptown', lat: 35.2271, lng: -80.8431 };
export const AIRPORT = { name: 'Charlotte Douglas International Airport', lat: 35.2214, lng: -80.9435 };

export interface Booking {
  groupSize?: number;
  rideType?: string;
  paymentMethod?: 'card' | 'cash';
  splitMode?: 'cover' | 'sponsor';
  promoCode?: string;
}

export async function quote(who: Person, { groupSize = 4, rideType = 'GroupX', promoCode }: Booking = {}) {
  const { body } = await expectStatus(
    who.client.post('/api/calculate-pricing', { groupSize, rideType, pickup: UPTOWN, destination: AIRPORT, ...(promoCode ? { promoCode } : {}) }),
    200,
  );
  return body;
}

/** A ride from Uptown to the airport; cash unless said otherwise, so that it looks for a driver at once. */
export async function book(who: Person, booking: Booking = {}) {
  const { quoteId } = await quote(who, booking);
  const { body } = await expectStatus(
    who.client.post('/api/rides', { quoteId, paymentMethod: booking.paymentMethod ?? 'cash', ...(booking.splitMode ? { splitMode: booking.splitMode } : {}) }),
    201,
  );
  return body;
}

/** Asks again until the answer is good; the test's own time limit ends it. */
export async function until<T>(ask: () => Promise<T>, good: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (good(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Puts an open offer of a ride before drivers, as dispatch does one at a time, without waiting for it. */
export async function offerTo(api: Api, rideId: number, driverIds: readonly number[]): Promise<void> {
  await api.query(
    `INSERT INTO offers (ride_id, driver_id, pickup_meters, expires_at)
     SELECT $1, unnest($2::int[]), 100, now() + interval '5 minutes' ON CONFLICT DO NOTHING`,
    [rideId, driverIds],
  );
}
