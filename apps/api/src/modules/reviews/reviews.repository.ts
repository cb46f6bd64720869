import type { GivenReview } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface NewReview {
  rideId: number;
  driverId: number;
  userId: number;
  review: GivenReview;
}

export abstract class ReviewsRepository {
  abstract find(rideId: number, userId: number): Promise<(GivenReview & { reply: string | null }) | null>;
  /** @returns false when the person has reviewed the ride before */
  abstract insert(tx: Transaction, review: NewReview): Promise<boolean>;
  abstract changeReviewer(tx: Transaction, rideId: number, from: number, to: number): Promise<void>;
}
