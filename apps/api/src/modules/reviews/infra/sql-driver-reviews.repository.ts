import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import type { CategoryAverages } from '@groupride/contracts';
import { Database } from '../../../platform/database/database';
import { DriverReviewsRepository, type ReceivedRatings, type ReceivedReview } from '../driver-reviews.repository';
import { ReviewEntity } from './review.entity';

const STARS = [5, 4, 3, 2, 1];
const average = (column: string) => `round(avg(${column}), 2)::float8`;

@Injectable()
export class SqlDriverReviewsRepository extends DriverReviewsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async ratings(driverId: number): Promise<ReceivedRatings> {
    const [row] = await this.database.query<CategoryAverages & { average: number | null; counts: number[] }>(
      `SELECT ${average('rating')} AS average, ${average('safety')} AS safety, ${average('punctuality')} AS punctuality,
              ${average('cleanliness')} AS cleanliness, ${average('communication')} AS communication,
              ARRAY[${STARS.map((stars) => `count(*) FILTER (WHERE rating = ${stars})::int`).join(', ')}] AS counts
         FROM reviews WHERE driver_id = $1 AND hidden_at IS NULL`,
      [driverId],
    );
    if (!row) throw new Error('an aggregate without GROUP BY returned no row');
    const { average: overall, counts, ...categories } = row;
    return {
      count: counts.reduce((sum, count) => sum + count, 0),
      average: overall,
      stars: STARS.map((stars, index) => ({ stars, count: counts[index] ?? 0 })),
      categories,
    };
  }

  async list(
    driverId: number,
    { givenBefore, before, limit }: { givenBefore: Date; before: number | null; limit: number },
  ): Promise<ReceivedReview[]> {
    const found = await this.database.orm((manager) =>
      manager.find(ReviewEntity, {
        where: {
          driverId,
          hiddenAt: IsNull(),
          createdAt: LessThan(givenBefore),
          ...(before === null ? {} : { id: LessThan(before) }),
        },
        order: { id: 'DESC' },
        take: limit,
      }),
    );
    return found.map(({ id, rating, safety, punctuality, cleanliness, communication, comment, createdAt }) => ({
      id,
      rating,
      safety,
      punctuality,
      cleanliness,
      communication,
      comment,
      createdAt,
    }));
  }
}
