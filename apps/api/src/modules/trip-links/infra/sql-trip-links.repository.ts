import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { TripLinksRepository, type TripLink } from '../trip-links.repository';

const COLUMNS = `id, ride_id AS "rideId", created_by AS "createdBy", created_at AS "createdAt", revoked_at AS "revokedAt"`;

@Injectable()
export class SqlTripLinksRepository extends TripLinksRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    tx: Transaction,
    { rideId, createdBy, tokenHash }: { rideId: number; createdBy: number; tokenHash: string },
  ): Promise<TripLink> {
    const [row] = await tx.query<TripLink>(
      `INSERT INTO trip_links (ride_id, created_by, token_hash) VALUES ($1, $2, $3) RETURNING ${COLUMNS}`,
      [rideId, createdBy, tokenHash],
    );
    return row!;
  }

  list(rideId: number, createdBy: number | null, tx?: Transaction): Promise<TripLink[]> {
    return (tx ?? this.database).query<TripLink>(
      `SELECT ${COLUMNS} FROM trip_links
        WHERE ride_id = $1 AND revoked_at IS NULL AND ($2::integer IS NULL OR created_by = $2) ORDER BY id`,
      [rideId, createdBy],
    );
  }

  async findByHash(tokenHash: string): Promise<TripLink | null> {
    const [row] = await this.database.query<TripLink>(`SELECT ${COLUMNS} FROM trip_links WHERE token_hash = $1`, [
      tokenHash,
    ]);
    return row ?? null;
  }

  async revoke(rideId: number, linkId: number, createdBy: number | null): Promise<boolean> {
    const rows = await this.database.query<object>(
      `UPDATE trip_links SET revoked_at = coalesce(revoked_at, now())
        WHERE id = $2 AND ride_id = $1 AND ($3::integer IS NULL OR created_by = $3) RETURNING id`,
      [rideId, linkId, createdBy],
    );
    return rows.length > 0;
  }

  async revokeAllOf(rideId: number, createdBy: number): Promise<void> {
    await this.database.query(
      `UPDATE trip_links SET revoked_at = now() WHERE ride_id = $1 AND created_by = $2 AND revoked_at IS NULL`,
      [rideId, createdBy],
    );
  }
}
