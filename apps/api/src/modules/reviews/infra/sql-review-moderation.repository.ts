import { Injectable } from '@nestjs/common';
import type { AdminReview, ReviewSummary } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import {
  ReviewModerationRepository,
  type ChangedReview,
  type NewReply,
  type ReviewFilter,
} from '../review-moderation.repository';

type Instants = 'createdAt' | 'repliedAt' | 'hiddenAt';
type Row = Omit<AdminReview, Instants> & { createdAt: Date; repliedAt: Date | null; hiddenAt: Date | null };

const SELECT = `
  SELECT v.id, v.ride_id AS "rideId", v.driver_id AS "driverId", du.name AS "driverName", u.name AS "riderName",
         v.rating, v.safety, v.punctuality, v.cleanliness, v.communication, v.comment, v.created_at AS "createdAt",
         v.reply, v.replied_at AS "repliedAt", ru.name AS "repliedBy",
         v.hidden_at AS "hiddenAt", hu.name AS "hiddenBy", v.hidden_reason AS "hiddenReason"
    FROM reviews v JOIN users u ON u.id = v.user_id JOIN drivers d ON d.id = v.driver_id JOIN users du ON du.id = d.user_id
    LEFT JOIN users ru ON ru.id = v.replied_by LEFT JOIN users hu ON hu.id = v.hidden_by`;
const CHANGED = `ride_id AS "rideId", driver_id AS "driverId", user_id AS "userId", rating`;

@Injectable()
export class SqlReviewModerationRepository extends ReviewModerationRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async list({
    rating,
    state,
    driverId,
    riderId,
    withComment,
    isAnswered,
    given,
    before,
    limit,
  }: ReviewFilter): Promise<AdminReview[]> {
    const conditions: string[] = [];
    const parameters: unknown[] = [limit];
    const add = (condition: (parameter: string) => string, value: unknown) => {
      parameters.push(value);
      conditions.push(condition(`$${parameters.length}`));
    };
    // Adds only the requested conditions, so that the query plan fits them.
    if (rating !== null) add((stars) => `v.rating = ${stars}`, rating);
    if (driverId !== null) add((id) => `v.driver_id = ${id}`, driverId);
    if (riderId !== null) add((id) => `v.user_id = ${id}`, riderId);
    if (given.since) add((moment) => `v.created_at >= ${moment}`, given.since);
    if (given.before) add((moment) => `v.created_at < ${moment}`, given.before);
    if (before !== null) add((id) => `v.id < ${id}`, before);
    if (state) conditions.push(`v.hidden_at IS ${state === 'hidden' ? 'NOT NULL' : 'NULL'}`);
    if (isAnswered !== null) conditions.push(`v.reply IS ${isAnswered ? 'NOT NULL' : 'NULL'}`);
    if (withComment) conditions.push(`v.comment IS NOT NULL`);
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    const rows = await this.database.query<Row>(`${SELECT} ${where} ORDER BY v.id DESC LIMIT $1`, parameters);
    return rows.map(present);
  }

  async find(reviewId: number, tx?: Transaction): Promise<AdminReview | null> {
    const [row] = await (tx ?? this.database).query<Row>(`${SELECT} WHERE v.id = $1`, [reviewId]);
    return row ? present(row) : null;
  }

  async summary(): Promise<ReviewSummary> {
    const [row] = await this.database.query<ReviewSummary>(
      `SELECT round(avg(rating), 2)::float8 AS average,
              count(*) FILTER (WHERE rating = 1)::int AS one, count(*) FILTER (WHERE rating = 2)::int AS two,
              count(*) FILTER (WHERE rating = 3)::int AS three, count(*) FILTER (WHERE rating = 4)::int AS four,
              count(*) FILTER (WHERE rating = 5)::int AS five
         FROM reviews WHERE hidden_at IS NULL`,
    );
    if (!row) throw new Error('an aggregate without GROUP BY returned no row');
    return row;
  }

  async reply(tx: Transaction, reviewId: number, { by, text, replaces }: NewReply): Promise<ChangedReview | null> {
    const [row] = await tx.query<ChangedReview>(
      `UPDATE reviews SET reply = $2, replied_at = now(), replied_by = $3
        WHERE id = $1 AND ($4::text IS NULL OR coalesce(reply, '') IN ($4, $2)) RETURNING ${CHANGED}`,
      [reviewId, text, by, replaces],
    );
    return row ?? null;
  }

  async hide(tx: Transaction, reviewId: number, by: number, reason: string): Promise<ChangedReview | null> {
    const [row] = await tx.query<ChangedReview>(
      `UPDATE reviews SET hidden_at = now(), hidden_by = $2, hidden_reason = $3
        WHERE id = $1 AND hidden_at IS NULL RETURNING ${CHANGED}`,
      [reviewId, by, reason],
    );
    return row ?? null;
  }

  async show(tx: Transaction, reviewId: number): Promise<ChangedReview | null> {
    const [row] = await tx.query<ChangedReview>(
      `UPDATE reviews SET hidden_at = NULL, hidden_by = NULL, hidden_reason = NULL
        WHERE id = $1 AND hidden_at IS NOT NULL RETURNING ${CHANGED}`,
      [reviewId],
    );
    return row ?? null;
  }
}

const present = ({ createdAt, repliedAt, hiddenAt, ...row }: Row): AdminReview => ({
  ...row,
  createdAt: createdAt.toISOString(),
  repliedAt: repliedAt?.toISOString() ?? null,
  hiddenAt: hiddenAt?.toISOString() ?? null,
});
