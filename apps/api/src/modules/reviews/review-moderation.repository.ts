import type { AdminReview, ReviewState, ReviewSummary } from '@groupride/contracts';
import type { TimeRange } from '../../platform/http/city-days';
import type { Transaction } from '../../platform/database/database';

export interface ReviewFilter {
  rating: number | null;
  state: ReviewState | null;
  driverId: number | null;
  riderId: number | null;
  withComment: boolean;
  isAnswered: boolean | null;
  given: TimeRange;
  before: number | null;
  limit: number;
}

/** The people and the ride of a review that was changed. */
export interface ChangedReview {
  rideId: number;
  driverId: number;
  userId: number;
  rating: number;
}

export interface NewReply {
  by: number;
  text: string;
  /** The reply that this one replaces, empty for none; null: any. */
  replaces: string | null;
}

export abstract class ReviewModerationRepository {
  /** Newest first. */
  abstract list(filter: ReviewFilter): Promise<AdminReview[]>;
  abstract find(reviewId: number, tx?: Transaction): Promise<AdminReview | null>;
  abstract summary(): Promise<ReviewSummary>;
  /** @returns null when there is no such review, or it has a reply other than the replaced and the new one */
  abstract reply(tx: Transaction, reviewId: number, reply: NewReply): Promise<ChangedReview | null>;
  /** @returns null when it is already hidden */
  abstract hide(tx: Transaction, reviewId: number, by: number, reason: string): Promise<ChangedReview | null>;
  /** @returns null when it is not hidden */
  abstract show(tx: Transaction, reviewId: number): Promise<ChangedReview | null>;
}
