import type { RideFacts } from './domain/statement';

/** Reads the recorded facts about the ride of a disputed payment. */
export abstract class RideFactsRepository {
  abstract ofDispute(disputeId: string): Promise<RideFacts | null>;
}
