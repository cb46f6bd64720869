import type { CategoryAverages, GivenReview, StarCount } from '@groupride/contracts';

export interface ReceivedReview extends GivenReview {
  id: number;
  createdAt: Date;
}

export interface ReceivedRatings {
  count: number;
  /** Rounded to hundredths; null without ratings. */
  average: number | null;
  /** From five stars to one, including stars that nobody gave. */
  stars: StarCount[];
  categories: CategoryAverages;
}

/** Ratings and reviews of a driver, without hidden ones. */
export abstract class DriverReviewsRepository {
  abstract ratings(driverId: number): Promise<ReceivedRatings>;
  /** Newest first. */
  abstract list(
    driverId: number,
    filter: { givenBefore: Date; before: number | null; limit: number },
  ): Promise<ReceivedReview[]>;
}
