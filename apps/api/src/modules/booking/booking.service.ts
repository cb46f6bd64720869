import { Injectable, Logger } from '@nestjs/common';
import type { BookedRideView, PaymentIntentView, RideBooking } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { scopeMissing } from '../../platform/http/scope';
import { PaymentIntents, presentIntent } from '../authorizations/authorizations.facade';
import { RidesFacade } from '../rides/rides.facade';
import { RideCreation } from './ride-creation.service';

type StartPayment = Awaited<ReturnType<PaymentIntents['prepare']>>;

/** How long a booking waits for the card provider. The payment is then started in the background, and asking for it again returns the same intent. */
const PROVIDER_PATIENCE_MS = 3_000;

/** Turns a quote into a ride that waits for its payment, in one transaction. */
@Injectable()
export class BookingService {
  private readonly logger = new Logger(BookingService.name);

  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly rides: RidesFacade,
    private readonly creation: RideCreation,
    private readonly intents: PaymentIntents,
  ) {}

  /**
   * @param key `Idempotency-Key`: requests with the same key and body book once and get the same ride
   * @throws ApiError scope_missing, account_blocked, and the errors of creating the ride
   */
  async book(who: Principal, booking: RideBooking, key: string | undefined): Promise<BookedRideView> {
    const { startPayment: startsPayment = false, paymentMethod } = booking;
    if (startsPayment && who.token?.scopes.includes('payments:write') === false) throw scopeMissing('payments:write');
    const accountId = await this.creation.payerOf(who, booking);
    const { ride, start } = await this.database.transaction(async (tx) => {
      const request = { call: 'createRide', ...booking };
      const { rideId } = await this.idempotency.once(tx, who.userId, key, request, async () => ({
        rideId: (await this.creation.create(tx, who, accountId, booking)).id,
      }));
      return {
        start: startsPayment && paymentMethod === 'card' ? await this.intents.prepare(tx, who, rideId) : null,
        ride: await this.rides.view(who, rideId, tx),
      };
    });
    return { ...ride, payment: start && (await this.started(start)) };
  }

  /** @returns null when nothing is due, or the provider does not answer: the ride is booked all the same */
  private async started(start: StartPayment): Promise<PaymentIntentView | null> {
    const intent = start().then(presentIntent, (error: unknown) => {
      // The card provider's errors have been logged.
      if (!(error instanceof ApiError)) this.logger.error(error);
      return null;
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), PROVIDER_PATIENCE_MS)));
    const first = await Promise.race([intent, tooLate]);
    clearTimeout(timer);
    return first;
  }
}
