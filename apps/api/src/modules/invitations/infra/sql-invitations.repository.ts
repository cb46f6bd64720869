import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { InvitationCounts } from '../domain/invitation-limits';
import { InvitationsRepository, type NewInvitation } from '../invitations.repository';
import { InvitationOptOutEntity } from './invitation-opt-out.entity';
import { InvitationEntity } from './invitation.entity';

@Injectable()
export class SqlInvitationsRepository extends InvitationsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async lock(
    tx: Transaction,
    { contactHash, invitedBy }: Pick<NewInvitation, 'contactHash' | 'invitedBy'>,
  ): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('invitation:' || $1, 0))`, [contactHash]);
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('invitations of sender'), $1)`, [invitedBy]);
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
    await tx.manager.insert(InvitationEntity, { rideId, invitedBy, channel, contactHash, optOutTokenHash });
  }

  async findByToken(optOutTokenHash: string): Promise<Pick<NewInvitation, 'channel' | 'contactHash'> | null> {
    return this.database.orm((manager) => manager.findOneBy(InvitationEntity, { optOutTokenHash }));
  }

  async hasOptedOut(contactHash: string, tx?: Transaction): Promise<boolean> {
    return this.database.orm((manager) => manager.existsBy(InvitationOptOutEntity, { contactHash }), tx);
  }

  async optOut(contactHash: string): Promise<void> {
    await this.database.query(
      `INSERT INTO invitation_opt_outs (contact_hash) VALUES ($1) ON CONFLICT (contact_hash) DO NOTHING`,
      [contactHash],
    );
  }

  async optIn(contactHash: string): Promise<void> {
    await this.database.orm((manager) => manager.delete(InvitationOptOutEntity, { contactHash }));
  }
}
