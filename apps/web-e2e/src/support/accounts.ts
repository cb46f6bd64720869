import { randomUUID } from 'node:crypto';
import type { BookingType, JoinPreview, PaymentMethod, PricingView, RideType, RideView } from '@groupride/contracts';
import { request, type APIRequestContext } from '@playwright/test';
import { requireAddresses } from './addresses';
import { Api, placeNamed, signedIn, type Session } from './api';
import type { Person } from './people';

interface Booking {
  readonly paymentMethod?: PaymentMethod;
  readonly inDays?: number;
  /** Makes it a pledge. */
  readonly minRiders?: number;
  /** Books by the hour. */
  readonly hours?: number;
  readonly rideType?: RideType;
}

const DAY = 24 * 3_600_000;

/** Somebody with an account, whose session a browser can take over. */
export class Account {
  private constructor(
    private readonly context: APIRequestContext,
    readonly api: Api,
  ) {}

  static async of(person: Person): Promise<Account> {
    const context = await request.newContext();
    const api = new Api(context, requireAddresses().rider);
    await signedIn(person, api);
    return new Account(context, api);
  }

  session(): Promise<Session> {
    return this.api.session();
  }

  bookCash(trip: { pickup: string; destination: string }): Promise<RideView> {
    return this.book(trip, { paymentMethod: 'cash' });
  }

  async bookPaid(trip: { pickup: string; destination: string }, booking: Booking = {}): Promise<RideView> {
    const ride = await this.book(trip, { ...booking, paymentMethod: 'card' });
    await this.pay(ride.id);
    return ride;
  }

  async book(
    trip: { pickup: string; destination: string },
    { paymentMethod = 'cash', inDays, minRiders, hours, rideType = 'GroupX' }: Booking,
  ): Promise<RideView> {
    const [pickup, destination] = await Promise.all(
      [trip.pickup, trip.destination].map((name) => placeNamed(this.api, name)),
    );
    const bookingType: BookingType = inDays === undefined ? 'now' : 'scheduled';
    const { quoteId } = await this.api.post<PricingView>('/calculate-pricing', {
      groupSize: 4,
      rideType,
      pickup,
      destination,
      bookingType,
      ...(inDays === undefined ? {} : { scheduledDate: dateIn(inDays), scheduledTime: '12:00' }),
      ...(hours === undefined ? {} : { isHourlyBooking: true, hourlyDuration: hours }),
    });
    const pledge = { minRiders, deadline: new Date(Date.now() + 2 * DAY).toISOString() };
    return this.api.post<RideView>(
      '/rides',
      { quoteId, paymentMethod, ...(minRiders === undefined ? {} : { splitMode: 'pledge', pledge }) },
      { 'idempotency-key': randomUUID() },
    );
  }

  /** Confirms the payment at the card sandbox, as the provider's form does. */
  private async pay(rideId: number): Promise<void> {
    const { paymentPublishableKey } = await this.api.get<{ paymentPublishableKey: string }>('/config');
    const { clientSecret, paymentId } = await this.api.post<{ clientSecret: string; paymentId: number }>(
      '/create-payment-intent',
      { rideId },
    );
    const [id = ''] = clientSecret.split('_secret');
    const answer = await this.context.post(`${requireAddresses().sandbox}/v1/payment_intents/${id}/confirm`, {
      headers: { authorization: `Bearer ${paymentPublishableKey}` },
      form: { client_secret: clientSecret, payment_method: 'pm_card_visa' },
    });
    if (!answer.ok()) throw new Error(`the card sandbox answered ${answer.status()}: ${await answer.text()}`);
    await this.api.post(`/payments/${paymentId}/refresh`);
  }
}

/** A day of the city's calendar. */
const dateIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(Date.now() + days * DAY));

let guests = 0;

/** Takes a seat by a link, without an account. */
export async function joinAsGuest(token: string): Promise<Session> {
  const context = await request.newContext();
  const api = new Api(context, requireAddresses().rider);
  const { share } = await api.get<JoinPreview>(`/join/${token}`);
  guests += 1;
  await api.post(`/join/${token}/guest`, { name: 'Gus Guest', contact: `gus.${guests}@people.groupride.test`, share });
  return context.storageState();
}
