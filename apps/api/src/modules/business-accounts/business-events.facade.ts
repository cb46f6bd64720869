import type { EventTransportList, EventTransportsQuery, EventTransportView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

/** Rides that were booked together, as their account sees them. */
export abstract class BusinessEventsFacade {
  abstract list(accountId: number, query: EventTransportsQuery): Promise<EventTransportList>;
  /** @throws ApiError not_found */
  abstract view(accountId: number, eventId: number, tx?: Transaction): Promise<EventTransportView>;
}
