import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { JoinLinks, type StoredJoinLink } from '../join-links.repository';

const COLUMNS = `token, ride_id AS "rideId", expires_at AS "expiresAt", revoked_at AS "revokedAt"`;

@Injectable()
export class SqlJoinLinks extends JoinLinks {
  constructor(private readonly database: Database) {
    super();
  }

  async newestOf(rideId: number, tx?: Transaction): Promise<StoredJoinLink | null> {
    const [row] = await (tx ?? this.database).query<StoredJoinLink>(
      // A link that is not revoked is the newest, even when two were created at the same instant.
      `SELECT ${COLUMNS} FROM ride_links WHERE ride_id = $1 ORDER BY revoked_at DESC NULLS FIRST, created_at DESC LIMIT 1`,
      [rideId],
    );
    return row ?? null;
  }

  async insert(
    tx: Transaction,
    { token, rideId, expiresAt }: Pick<StoredJoinLink, 'token' | 'rideId' | 'expiresAt'>,
  ): Promise<void> {
    await tx.query(`INSERT INTO ride_links (token, ride_id, expires_at) VALUES ($1, $2, $3)`, [
      token,
      rideId,
      expiresAt,
    ]);
  }

  async revoke(tx: Transaction, rideId: number): Promise<void> {
    await tx.query(`UPDATE ride_links SET revoked_at = now() WHERE ride_id = $1 AND revoked_at IS NULL`, [rideId]);
  }

  async find(token: string): Promise<StoredJoinLink | null> {
    const [row] = await this.database.query<StoredJoinLink>(`SELECT ${COLUMNS} FROM ride_links WHERE token = $1`, [
      token,
    ]);
    return row ?? null;
  }
}
