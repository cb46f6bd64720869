import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { InvitationCounts } from '../domain/invitation-limits';
import { InvitationsRepository, type NewInvitation } from '../invitations.repository';

@Injectable()
export class SqlInvitationsRepository extends InvitationsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async lockContact(tx: Transaction, contactHash: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('invitation:' || $1, 0))`, [contactHash]);
  }

  async count(
    tx: Transaction,
    { rideId, invitedBy, contactHash }: Pick<NewInvitation, 'rideId' | 'invitedBy' | 'contactHash'>,
  ): Promise<InvitationCounts> {
    const [counts] = await tx.query<InvitationCounts>(
      `SELECT count(*) FILTER (WHERE contact_hash = $3 AND ride_id = $1)::int AS "forRide",
              floor(extract(epoch FROM now() - max(created_at) FILTER (WHERE contact_hash = $3 AND ride_id = $1)))::int
                AS "secondsSinceLast",
              count(*) FILTER (WHERE contact_hash = $3 AND created_at > now() - interval '1 day')::int AS "toContactToday",
              count(*) FILTER (WHERE invited_by = $2 AND created_at > now() - interval '1 hour')::int AS "bySenderThisHour"
         FROM invitations
        WHERE contact_hash = $3 OR (invited_by = $2 AND created_at > now() - interval '1 hour')`,
      [rideId, invitedBy, contactHash],
    );
    if (!counts) throw new Error('an aggregate without GROUP BY returned no row');
    return counts;
  }

  async insert(
    tx: Transaction,
    { rideId, invitedBy, channel, contactHash, optOutTokenHash }: NewInvitation,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO invitations (ride_id, invited_by, channel, contact_hash, opt_out_token_hash) VALUES ($1, $2, $3, $4, $5)`,
      [rideId, invitedBy, channel, contactHash, optOutTokenHash],
    );
  }

  async findByToken(optOutTokenHash: string): Promise<Pick<NewInvitation, 'channel' | 'contactHash'> | null> {
    const [row] = await this.database.query<Pick<NewInvitation, 'channel' | 'contactHash'>>(
      `SELECT channel, contact_hash AS "contactHash" FROM invitations WHERE opt_out_token_hash = $1`,
      [optOutTokenHash],
    );
    return row ?? null;
  }

  async hasOptedOut(contactHash: string, tx?: Transaction): Promise<boolean> {
    const rows = await (tx ?? this.database).query<object>(
      `SELECT 1 FROM invitation_opt_outs WHERE contact_hash = $1`,
      [contactHash],
    );
    return rows.length > 0;
  }

  async optOut(contactHash: string): Promise<void> {
    await this.database.query(
      `INSERT INTO invitation_opt_outs (contact_hash) VALUES ($1) ON CONFLICT (contact_hash) DO NOTHING`,
      [contactHash],
    );
  }

  async optIn(contactHash: string): Promise<void> {
    await this.database.query(`DELETE FROM invitation_opt_outs WHERE contact_hash = $1`, [contactHash]);
  }
}
