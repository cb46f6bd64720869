import { DAY_FIELD } from './metrics';
import { Decimal, Flag, Instant, ListOf, Nested, OneOf, Text, Integer } from './fields';

/** Categories that can be rated in addition to the whole trip. */
export const REVIEW_CATEGORIES = ['safety', 'punctuality', 'cleanliness', 'communication'] as const;
export type ReviewCategory = (typeof REVIEW_CATEGORIES)[number];

/** Drivers with fewer ratings than this are shown as new. */
export const RATINGS_UNTIL_SHOWN = 3;

const STARS = { min: 1, max: 5 };

/** A rider's rating of the driver of a completed ride. The driver sees it a day later, without the rider's name. */
export class ReviewRequest {
  @Integer({ ...STARS, message: 'Please select a star rating before submitting.' }) rating!: number;
  @Integer({ ...STARS, optional: true }) safety?: number | null;
  @Integer({ ...STARS, optional: true }) punctuality?: number | null;
  @Integer({ ...STARS, optional: true }) cleanliness?: number | null;
  @Integer({ ...STARS, optional: true }) communication?: number | null;
  @Text({ max: 1000, optional: true, multiline: true }) comment?: string | null;
}

export class GivenReview {
  @Integer(STARS) rating!: number;
  @Integer({ ...STARS, optional: true }) safety!: number | null;
  @Integer({ ...STARS, optional: true }) punctuality!: number | null;
  @Integer({ ...STARS, optional: true }) cleanliness!: number | null;
  @Integer({ ...STARS, optional: true }) communication!: number | null;
  @Text({ max: 1000, optional: true, multiline: true }) comment!: string | null;
}

/** Your own review of a ride. */
export class OwnReview {
  @Flag() mayReview!: boolean;
  @Nested(() => GivenReview, { optional: true }) given!: GivenReview | null;
  @Text({ max: 1000, optional: true, multiline: true, description: 'The reply of operations' }) reply!: string | null;
}

export const REVIEW_STATES = ['shown', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export class AdminReviewsQuery {
  @Integer({ ...STARS, optional: true, fromQuery: true }) rating?: number;
  @OneOf(REVIEW_STATES, { name: 'ReviewState', optional: true }) state?: ReviewState;
  @Integer({ min: 1, optional: true, fromQuery: true }) driverId?: number;
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only reviews by this person' }) riderId?: number;
  @OneOf(['answered', 'unanswered'], { optional: true }) reply?: 'answered' | 'unanswered';
  @Text({ ...DAY_FIELD, optional: true, description: 'First day in the city on which it was given' }) from?: string;
  @Text({ ...DAY_FIELD, optional: true, description: 'Last day in the city' }) to?: string;
  @OneOf(['written'], { optional: true, description: 'Only reviews with a comment' }) comment?: 'written';
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only reviews before this one' }) before?: number;
}

/** A review as operations see it. */
export class AdminReview extends GivenReview {
  @Integer() id!: number;
  @Integer() rideId!: number;
  @Integer() driverId!: number;
  @Text({ max: 100 }) driverName!: string;
  @Text({ max: 100 }) riderName!: string;
  @Instant() createdAt!: string;
  @Text({ max: 1000, optional: true, multiline: true }) reply!: string | null;
  @Instant({ optional: true }) repliedAt!: string | null;
  @Text({ max: 100, optional: true }) repliedBy!: string | null;
  @Instant({ optional: true, description: 'Hidden reviews do not count in the driver’s rating' }) hiddenAt!:
    string | null;
  @Text({ max: 100, optional: true }) hiddenBy!: string | null;
  @Text({ max: 300, optional: true }) hiddenReason!: string | null;
}

export class AdminReviewList {
  @ListOf(() => AdminReview) reviews!: AdminReview[];
  @Integer({ optional: true, description: '`before` of the next page; null on the last one' }) nextBefore!:
    number | null;
}

/** Statistics of all reviews that are not hidden. */
export class ReviewSummary {
  @Decimal({ optional: true, description: 'Average of the overall ratings, rounded to hundredths' }) average!:
    number | null;
  @Integer() one!: number;
  @Integer() two!: number;
  @Integer() three!: number;
  @Integer() four!: number;
  @Integer() five!: number;
}

/** The reply of operations to the rider; replaces an earlier reply. */
export class ReviewReply {
  @Text({ max: 1000, multiline: true }) text!: string;
  @Text({
    min: 0,
    max: 1000,
    optional: true,
    multiline: true,
    description:
      'The reply that yours replaces, empty if there is none. If the review has another one by now, the call changes nothing and is refused with `reply_changed`. When left out, yours replaces any reply',
  })
  replaces?: string;
}

export class ReviewHiding {
  @Text({ max: 300, multiline: true, description: 'For the audit log; riders and drivers do not see it' })
  reason!: string;
}
