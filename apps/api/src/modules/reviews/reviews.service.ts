import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { GivenReview, OwnReview, ReviewRequest } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { MembersFacade } from '../members/members.facade';
import { SeatMoves } from '../members/seat-moves.facade';
import { RidesFacade } from '../rides/rides.facade';
import { alreadyReviewed, notReviewable } from './reviews.errors';
import { ReviewsRepository } from './reviews.repository';

/** Lets each rider rate the driver of a completed ride once. */
@Injectable()
export class ReviewsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly reviews: ReviewsRepository,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly drivers: DriversFacade,
    private readonly moves: SeatMoves,
  ) {}

  onModuleInit(): void {
    this.moves.add((tx, { rideId, guestId, accountId }) => this.reviews.changeReviewer(tx, rideId, guestId, accountId));
  }

  async show(who: Principal, rideId: number): Promise<OwnReview> {
    const driverId = await this.reviewableDriver(who, rideId);
    const given = await this.reviews.find(rideId, who.userId);
    return {
      mayReview: driverId !== null && given === null,
      given: given && present(given),
      reply: given?.reply ?? null,
    };
  }

  /** @throws ApiError not_found, ride_state_conflict, already_reviewed */
  async give(who: Principal, rideId: number, request: ReviewRequest): Promise<OwnReview> {
    const driverId = await this.reviewableDriver(who, rideId);
    if (driverId === null) throw notReviewable();
    const review = present(request);
    await this.database.transaction(async (tx) => {
      const isNew = await this.reviews.insert(tx, { rideId, driverId, userId: who.userId, review });
      if (!isNew) throw alreadyReviewed();
      await this.drivers.addRating(tx, driverId, review.rating);
    });
    return { mayReview: false, given: review, reply: null };
  }

  /** The driver with whom this person rode; null before the ride is completed, for no-shows, and for the driver. */
  private async reviewableDriver(who: Principal, rideId: number): Promise<number | null> {
    const { ride } = await this.rides.authorize(who, rideId);
    if (ride.status !== 'completed') return null;
    const member = await this.members.find(rideId, who.userId);
    return member && !member.noShowAt ? ride.driverId : null;
  }
}

const present = (review: ReviewRequest | GivenReview): GivenReview => ({
  rating: review.rating,
  safety: review.safety ?? null,
  punctuality: review.punctuality ?? null,
  cleanliness: review.cleanliness ?? null,
  communication: review.communication ?? null,
  comment: review.comment ?? null,
});
