import { instantToZoned } from '@groupride/geo';
import type { ReceivedReview } from './driver-reviews.repository';

/** Only the month is shown, because the day of a trip would reveal who wrote the review. */
export function presentReview({ createdAt, ...review }: ReceivedReview, timeZone: string) {
  return { ...review, month: instantToZoned(createdAt, timeZone).date.slice(0, 7) };
}
