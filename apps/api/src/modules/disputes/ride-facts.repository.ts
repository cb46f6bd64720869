import type { RideFacts } from './domain/statement';

/** What is recorded about the ride of a disputed payment. */
export abstract class RideFactsRepository {
  abstract ofDispute(disputeId: string): Promise<RideFacts | null>;
}
