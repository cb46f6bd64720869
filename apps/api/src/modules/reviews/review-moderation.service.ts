import { Injectable } from '@nestjs/common';
import type {
  AdminReview,
  AdminReviewList,
  AdminReviewsQuery,
  ReviewHiding,
  ReviewReply,
  ReviewSummary,
} from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { readCityDays } from '../../platform/http/city-days';
import { CityFacade } from '../city/city.facade';
import { DriversFacade } from '../drivers/drivers.facade';
import { AuditFacade } from '../identity/identity.facade';
import { InboxFacade } from '../inbox/inbox.facade';
import { replyChanged, reviewHidden, noSuchReview, reviewShown } from './reviews.errors';
import { ReviewModerationRepository } from './review-moderation.repository';

const PAGE = 50;

/** Lets operators read, answer and hide reviews. */
@Injectable()
export class ReviewModerationService {
  constructor(
    private readonly database: Database,
    private readonly reviews: ReviewModerationRepository,
    private readonly drivers: DriversFacade,
    private readonly audit: AuditFacade,
    private readonly inbox: InboxFacade,
    private readonly city: CityFacade,
  ) {}

  /** @throws ApiError validation_failed */
  async list({
    rating,
    state,
    driverId,
    riderId,
    comment,
    reply,
    from,
    to,
    before,
  }: AdminReviewsQuery): Promise<AdminReviewList> {
    const found = await this.reviews.list({
      rating: rating ?? null,
      state: state ?? null,
      driverId: driverId ?? null,
      riderId: riderId ?? null,
      withComment: comment === 'written',
      before: before ?? null,
      isAnswered: reply === undefined ? null : reply === 'answered',
      given: readCityDays({ from, to }, this.city.current.timeZone),
      limit: PAGE + 1,
    });
    const reviews = found.slice(0, PAGE);
    return { reviews, nextBefore: found.length > PAGE ? (reviews.at(-1)?.id ?? null) : null };
  }

  summary(): Promise<ReviewSummary> {
    return this.reviews.summary();
  }

  /** The rider is notified. @throws ApiError not_found; reply_changed when a colleague wrote another reply */
  async reply(who: Principal, reviewId: number, { text, replaces }: ReviewReply): Promise<AdminReview> {
    await this.database.transaction(async (tx) => {
      const changed = await this.reviews.reply(tx, reviewId, { by: who.userId, text, replaces: replaces ?? null });
      if (!changed) {
        const { reply, repliedBy } = await this.find(reviewId, tx);
        throw replyChanged(reply, repliedBy);
      }
      await this.audit.record(who.userId, 'reply_review', `ride:${changed.rideId}`, { reviewId, text }, tx);
      await this.inbox.notify(tx, [
        {
          userId: changed.userId,
          key: `review_reply:${reviewId}:${text}`,
          kind: 'review_answered',
          rideId: changed.rideId,
          facts: {},
        },
      ]);
    });
    return this.find(reviewId);
  }

  /**
   * Hides a review, so that it no longer counts in the driver's rating.
   * @throws ApiError not_found, ride_state_conflict
   */
  async hide(who: Principal, reviewId: number, { reason }: ReviewHiding): Promise<AdminReview> {
    await this.find(reviewId);
    await this.database.transaction(async (tx) => {
      const changed = await this.reviews.hide(tx, reviewId, who.userId, reason);
      if (!changed) throw reviewHidden();
      await this.drivers.removeRating(tx, changed.driverId, changed.rating);
      await this.audit.record(who.userId, 'hide_review', `ride:${changed.rideId}`, { reviewId, reason }, tx);
    });
    return this.find(reviewId);
  }

  /** Shows a hidden review again, so that it counts. @throws ApiError not_found, ride_state_conflict */
  async show(who: Principal, reviewId: number): Promise<AdminReview> {
    await this.find(reviewId);
    await this.database.transaction(async (tx) => {
      const changed = await this.reviews.show(tx, reviewId);
      if (!changed) throw reviewShown();
      await this.drivers.addRating(tx, changed.driverId, changed.rating);
      await this.audit.record(who.userId, 'show_review', `ride:${changed.rideId}`, { reviewId }, tx);
    });
    return this.find(reviewId);
  }

  private async find(reviewId: number, tx?: Transaction): Promise<AdminReview> {
    const review = await this.reviews.find(reviewId, tx);
    if (!review) throw noSuchReview();
    return review;
  }
}
