import { Injectable } from '@nestjs/common';
import type {
  EventTransportBooking,
  EventTransportList,
  EventTransportsQuery,
  EventTransportView,
} from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import { BusinessEventsFacade } from '../business-accounts/business-events.facade';
import { EventRidesFacade } from './booking.facade';

/** Books many rides that a service requests at once. */
@Injectable()
export class EventTransports {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly accounts: BusinessAccountsFacade,
    private readonly rides: EventRidesFacade,
    private readonly events: BusinessEventsFacade,
  ) {}

  /**
   * Prices all rides first, because calculating routes is slow; then books and reserves them in one transaction.
   * @throws ApiError validation_failed that names each ride that cannot be booked, and the errors of booking one
   * account ride
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
    const quotes = (await this.rides.quote(who, booking.rides, accountId)).map(({ quoteId }) => quoteId!);
    return this.database.transaction(async (tx) => {
      const { eventId } = await this.idempotency.once(tx, who.userId, key, request, async () => ({
        eventId: (await this.rides.book(tx, who, accountId, booking, quotes)).eventId,
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
}
