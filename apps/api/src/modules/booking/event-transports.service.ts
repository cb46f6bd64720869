import { Injectable } from '@nestjs/common';
import type {
  EventRide,
  EventTransportBooking,
  EventTransportList,
  EventTransportsQuery,
  EventTransportView,
  FieldProblem,
} from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { ApiError, fieldError } from '../../platform/http/api-error';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { BusinessAccountsFacade, type AccountRide } from '../business-accounts/business-accounts.facade';
import { BusinessEventsFacade } from '../business-accounts/business-events.facade';
import { PricingFacade } from '../pricing/pricing.facade';
import { AccountRides } from './account-rides.service';
import { atRide, problemsAt } from './event-problems';

/** Routes are calculated for so many rides at a time. */
const AT_ONCE = 5;

/** Many rides that a service books at once. */
@Injectable()
export class EventTransports {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly accounts: BusinessAccountsFacade,
    private readonly accountRides: AccountRides,
    private readonly pricing: PricingFacade,
    private readonly events: BusinessEventsFacade,
  ) {}

  /**
   * Prices are calculated first, because that takes routes; then everything is booked and reserved in one transaction.
   * @throws ApiError validation_failed naming each ride that cannot be booked, and what booking one ride on an account throws
   */
  async book(who: Principal, booking: EventTransportBooking, key: string | undefined): Promise<EventTransportView> {
    const accountId = await this.accounts.accountOf(who, 'business:write');
    if (key === undefined) throw fieldError('Idempotency-Key', 'is required', 'required');
    if (booking.rides.length === 0) throw fieldError('rides', 'name at least one ride');
    const request = { call: 'bookEventTransport', ...booking };
    const done = await this.database.transaction((tx) =>
      this.idempotency.answerOf<{ eventId: number }>(tx, who.userId, key, request),
    );
    if (done) return this.events.view(accountId, done.eventId, who.userId);
    const quotes = await this.quote(who, booking.rides);
    return this.database.transaction(async (tx) => {
      const { eventId } = await this.idempotency.once(tx, who.userId, key, request, async () => ({
        eventId: await this.bookAll(tx, who, accountId, booking, quotes),
      }));
      return this.events.view(accountId, eventId, who.userId, tx);
    });
  }

  async list(who: Principal, query: EventTransportsQuery): Promise<EventTransportList> {
    return this.events.list(await this.accounts.accountOf(who, 'business:read'), query);
  }

  /** @throws ApiError not_found */
  async find(who: Principal, eventId: number): Promise<EventTransportView> {
    return this.events.view(await this.accounts.accountOf(who, 'business:read'), eventId, who.userId);
  }

  /** @returns ids of quotes, in the order of the rides */
  private async quote(who: Principal, rides: readonly EventRide[]): Promise<string[]> {
    const quotes: string[] = [];
    const problems: FieldProblem[] = [];
    for (let first = 0; first < rides.length; first += AT_ONCE)
      await Promise.all(
        rides.slice(first, first + AT_ONCE).map(async (ride, offset) => {
          const index = first + offset;
          try {
            quotes[index] = await this.quoteOne(who, ride);
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            problems.push(...problemsAt(index, error));
          }
        }),
      );
    if (problems.length === 0) return quotes;
    problems.sort((one, other) => placeOf(one) - placeOf(other));
    throw new ApiError('validation_failed', `${problems[0]!.field}: ${problems[0]!.message}`, { errors: problems });
  }

  private async quoteOne(who: Principal, ride: EventRide): Promise<string> {
    this.accountRides.checkPassenger(ride.passenger, 'passenger');
    if (!ride.pickup) throw fieldError('pickup', 'is needed');
    if (!ride.destination) throw fieldError('destination', 'is needed');
    if (ride.pledge) throw fieldError('pledge', 'belongs to a ride that cards pay');
    const { quoteId } = await this.pricing.calculate(who, ride);
    return quoteId!;
  }

  private async bookAll(
    tx: Transaction,
    who: Principal,
    accountId: number,
    { eventName, rides }: EventTransportBooking,
    quotes: readonly string[],
  ): Promise<number> {
    const charges: AccountRide[] = [];
    for (const [index, { passenger, costCenter, reference }] of rides.entries()) {
      const booking = {
        ...{ quoteId: quotes[index]!, passenger },
        ...(costCenter ? { costCenter } : {}),
        ...(reference ? { reference } : {}),
      };
      const { charge } = await atRide(index, () => this.accountRides.create(tx, who, accountId, booking));
      charges.push(charge);
    }
    return (await this.accounts.reserve(tx, accountId, charges, { name: eventName }))!;
  }
}

const placeOf = ({ field }: FieldProblem): number => Number(field.split('.')[1]);
