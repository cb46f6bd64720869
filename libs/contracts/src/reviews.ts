import { Flag, Nested, Text, Whole } from './fields';

/** What can be rated besides the trip as a whole. */
export const REVIEW_CATEGORIES = ['safety', 'punctuality', 'cleanliness', 'communication'] as const;
export type ReviewCategory = (typeof REVIEW_CATEGORIES)[number];

/** Until a driver has this many ratings, they are shown as new. */
export const RATINGS_UNTIL_SHOWN = 3;

const STARS = { min: 1, max: 5 };

/** How a rider rates the driver of a completed ride. The driver only learns the average. */
export class ReviewRequest {
  @Whole({ ...STARS, message: 'Please select a star rating before submitting.' }) rating!: number;
  @Whole({ ...STARS, optional: true }) safety?: number | null;
  @Whole({ ...STARS, optional: true }) punctuality?: number | null;
  @Whole({ ...STARS, optional: true }) cleanliness?: number | null;
  @Whole({ ...STARS, optional: true }) communication?: number | null;
  @Text({ max: 1000, optional: true, multiline: true }) comment?: string | null;
}

export class GivenReview {
  @Whole(STARS) rating!: number;
  @Whole({ ...STARS, optional: true }) safety!: number | null;
  @Whole({ ...STARS, optional: true }) punctuality!: number | null;
  @Whole({ ...STARS, optional: true }) cleanliness!: number | null;
  @Whole({ ...STARS, optional: true }) communication!: number | null;
  @Text({ max: 1000, optional: true, multiline: true }) comment!: string | null;
}

/** Your own review of a ride. */
export class OwnReview {
  @Flag() mayReview!: boolean;
  @Nested(() => GivenReview, { optional: true }) given!: GivenReview | null;
}
