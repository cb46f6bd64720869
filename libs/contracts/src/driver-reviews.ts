import { Decimal, ListOf, Nested, Text, Integer } from './fields';
import { GivenReview } from './reviews';

export class DriverReviewsQuery {
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only reviews before this one' }) before?: number;
}

/** A review as its driver sees it, without the rider, the ride and the day. */
export class DriverReview extends GivenReview {
  @Integer() id!: number;
  @Text({ max: 7, description: 'Month in the city, YYYY-MM' }) month!: string;
}

/** Averages by category; null until a rider has rated it. */
export class CategoryAverages {
  @Decimal({ optional: true }) safety!: number | null;
  @Decimal({ optional: true }) punctuality!: number | null;
  @Decimal({ optional: true }) cleanliness!: number | null;
  @Decimal({ optional: true }) communication!: number | null;
}

export class StarCount {
  @Integer({ min: 1, max: 5 }) stars!: number;
  @Integer() count!: number;
}

/**
 * Ratings and reviews of a driver, without hidden reviews. With fewer than three ratings only their number is included,
 * and a review appears a day after it was given, so that a driver cannot tell who wrote it.
 */
export class DriverReviews {
  @Integer() count!: number;
  @Decimal({ optional: true, description: 'Average of the overall ratings, rounded to hundredths' }) average!:
    number | null;
  @ListOf(() => StarCount, { description: 'From five stars to one' }) stars!: StarCount[];
  @Nested(() => CategoryAverages) categories!: CategoryAverages;
  @ListOf(() => DriverReview, { description: 'Newest first' }) reviews!: DriverReview[];
  @Integer({ optional: true, description: '`before` of the next page; null on the last one' }) nextBefore!:
    number | null;
}

/** How a driver answered ride requests and kept accepted rides over the last days. */
export class DriverRates {
  @Integer({ description: 'Days that are counted' }) days!: number;
  @Integer() accepted!: number;
  @Integer() declined!: number;
  @Integer({ description: 'Requests without an answer' }) missed!: number;
  @Integer({ description: 'Accepted rides that the driver gave back, or lost by not coming' }) released!: number;
  @Integer({ optional: true, min: 0, max: 100, description: 'Percent of the requests that were accepted' })
  acceptanceRate!: number | null;
  @Integer({ optional: true, min: 0, max: 100, description: 'Percent of the accepted rides that were given back' })
  cancellationRate!: number | null;
}
