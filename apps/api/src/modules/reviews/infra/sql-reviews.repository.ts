import { Injectable } from '@nestjs/common';
import type { GivenReview } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { ReviewsRepository, type NewReview } from '../reviews.repository';
import { ReviewEntity } from './review.entity';

@Injectable()
export class SqlReviewsRepository extends ReviewsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(rideId: number, userId: number): Promise<(GivenReview & { reply: string | null }) | null> {
    return this.database.orm((manager) => manager.findOneBy(ReviewEntity, { rideId, userId }));
  }

  async insert(tx: Transaction, { rideId, driverId, userId, review }: NewReview): Promise<boolean> {
    const rows = await tx.query<object>(
      `INSERT INTO reviews (ride_id, driver_id, user_id, rating, safety, punctuality, cleanliness, communication, comment)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT ON CONSTRAINT reviews_once DO NOTHING RETURNING id`,
      [
        rideId,
        driverId,
        userId,
        review.rating,
        review.safety,
        review.punctuality,
        review.cleanliness,
        review.communication,
        review.comment,
      ],
    );
    return rows.length === 1;
  }

  async changeReviewer(tx: Transaction, rideId: number, from: number, to: number): Promise<void> {
    await tx.manager.update(ReviewEntity, { rideId, userId: from }, { userId: to });
  }
}
