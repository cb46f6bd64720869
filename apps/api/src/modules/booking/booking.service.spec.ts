import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { RideBooking, RideView } from '@groupride/contracts';
import type { Database, Transaction } from '../../platform/database/database';
import type { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { only, principal } from '../../platform/testing/stand-ins';
import { ApiError } from '../../platform/http/api-error';
import { providerUnavailable } from '../../platform/stripe/provider-error';
import type { PaymentIntents } from '../authorizations/authorizations.facade';
import type { RidesFacade, Ride } from '../rides/rides.facade';
import { BookingService } from './booking.service';
import type { RideCreation } from './ride-creation.service';

const ANA = principal(7);
const CARD: RideBooking = { quoteId: 'q', paymentMethod: 'card', startPayment: true };
type Confirmable = Awaited<ReturnType<Awaited<ReturnType<PaymentIntents['prepare']>>>>;
const INTENT = only<Confirmable>({
  id: 3,
  amount: 4250,
  nextAmount: null,
  state: 'created',
  clientSecret: 'pi_1_secret',
  mode: 'payment',
  authorizeAt: null,
  recoverBefore: null,
});

class World {
  readonly steps: string[] = [];
  /** What the provider answers to the start of the payment. */
  answer: () => Promise<Confirmable> = async () => INTENT;

  private readonly booking = new BookingService(
    only<Database>({
      transaction: async (work) => {
        const result = await work(only<Transaction>({}));
        this.steps.push('committed');
        return result;
      },
    }),
    only<Idempotency>({ once: (_tx, _user, _key, _request, work) => work() }),
    only<RidesFacade>({ view: async () => only<RideView>({ id: 12 }) }),
    only<RideCreation>({ payerOf: async () => null, create: async () => only<Ride>({ id: 12 }) }),
    only<PaymentIntents>({
      prepare: async (_tx: Transaction, _who: Principal, rideId: number) => {
        this.steps.push(`read the payment of ride ${rideId}`);
        return () => {
          this.steps.push('asked the provider');
          return this.answer();
        };
      },
    }),
  );

  book(booking: RideBooking, who = ANA) {
    return this.booking.book(who, booking, 'key');
  }
}

describe('a booking that starts its payment', () => {
  it('answers with the client secret', async () => {
    const world = new World();
    expect(await world.book(CARD)).toMatchObject({
      id: 12,
      payment: { paymentId: 3, clientSecret: 'pi_1_secret', amount: '42.50', state: 'created', mode: 'payment' },
    });
    expect(world.steps).toEqual(['read the payment of ride 12', 'committed', 'asked the provider']);
  });

  it.each([
    ['the provider is away', providerUnavailable()],
    ['something else fails', new Error('lost')],
  ])('books all the same when %s', async (_, error) => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const world = new World();
    world.answer = () => Promise.reject(error);
    expect(await world.book(CARD)).toEqual({ id: 12, payment: null });
    expect(logged.mock.calls).toEqual(error instanceof ApiError ? [] : [[error]]);
    logged.mockRestore();
  });

  it('does not wait longer than three seconds for the provider', async () => {
    jest.useFakeTimers();
    const world = new World();
    world.answer = () => new Promise(() => undefined);
    const booked = world.book(CARD);
    let isBooked = false;
    void booked.then(() => (isBooked = true));
    await jest.advanceTimersByTimeAsync(2_999);
    expect(isBooked).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await booked).toEqual({ id: 12, payment: null });
    jest.useRealTimers();
  });

  it('needs the scope for payments when a token makes it', async () => {
    const world = new World();
    const token = (scopes: NonNullable<Principal['token']>['scopes']) =>
      principal(7, { token: { id: 1, scopes, version: '1', expiresAt: new Date() } });
    await expect(world.book(CARD, token(['rides:write']))).rejects.toMatchObject({ code: 'scope_missing' });
    expect(world.steps).toEqual([]);
    expect(await world.book(CARD, token(['rides:write', 'payments:write']))).toMatchObject({
      payment: { paymentId: 3 },
    });
  });
});

it.each<RideBooking>([
  { quoteId: 'q', paymentMethod: 'card' },
  { quoteId: 'q', paymentMethod: 'cash', startPayment: true },
])('a booking of %j leaves the provider alone', async (booking) => {
  const world = new World();
  expect(await world.book(booking)).toEqual({ id: 12, payment: null });
  expect(world.steps).toEqual(['committed']);
});
