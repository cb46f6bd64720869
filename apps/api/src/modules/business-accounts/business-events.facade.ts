import type { EventTransportList, EventTransportsQuery, EventTransportView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

/** Event transports, as the account that pays for them sees them. */
export abstract class BusinessEventsFacade {
  abstract list(accountId: number, query: EventTransportsQuery): Promise<EventTransportList>;
  /** @param readerId the service that reads the event transport @throws ApiError not_found */
  abstract view(accountId: number, eventId: number, readerId: number, tx?: Transaction): Promise<EventTransportView>;
}
