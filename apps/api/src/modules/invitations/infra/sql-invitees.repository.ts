import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import type { SqlCondition } from '../../../platform/jobs/transaction-jobs';
import { InviteesRepository, type AddedInvitee, type NewInvitee, type StoredInvitee } from '../invitees.repository';
import { InviteeEntity } from './invitee.entity';

@Injectable()
export class SqlInviteesRepository extends InviteesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(tx: Transaction, rideId: number, invitees: readonly NewInvitee[]): Promise<void> {
    if (invitees.length === 0) return;
    await tx.manager.insert(
      InviteeEntity,
      invitees.map(({ name, channel, address }) => ({ rideId, name, channel, address })),
    );
  }

  exist(rideId: number): SqlCondition {
    return { sql: `EXISTS (SELECT 1 FROM invitees WHERE ride_id = $1)`, parameters: [rideId] };
  }

  someWait(rideId: number): SqlCondition {
    const sql = `EXISTS (SELECT 1 FROM invitees WHERE ride_id = $1 AND invited_at IS NULL)`;
    return { sql, parameters: [rideId] };
  }

  async findNext(rideId: number): Promise<StoredInvitee | null> {
    const where = { rideId, invitedAt: IsNull() };
    return this.database.orm((manager) => manager.findOne(InviteeEntity, { where, order: { id: 'ASC' } }));
  }

  async markInvited(tx: Transaction, id: number): Promise<boolean> {
    const where = { id, invitedAt: IsNull() };
    const { affected } = await tx.manager.update(InviteeEntity, where, { invitedAt: () => 'now()' });
    return affected === 1;
  }

  /** Reads ride_members and users: a person may join with the account or the guest's contact that was added. */
  listAbsent(rideId: number): Promise<AddedInvitee[]> {
    return this.database.query<AddedInvitee>(
      `SELECT i.id, i.name, i.invited_at AS "invitedAt" FROM invitees i
        WHERE i.ride_id = $1
          AND NOT EXISTS (SELECT 1 FROM ride_members m JOIN users u ON u.id = m.user_id
                           WHERE m.ride_id = i.ride_id
                             AND (i.address = u.email OR ((u.phone_verified_at IS NOT NULL OR i.ride_id = u.guest_ride_id) AND i.address = u.phone)))
        ORDER BY i.id`,
      [rideId],
    );
  }

  async delete(tx: Transaction, id: number): Promise<void> {
    await tx.manager.delete(InviteeEntity, { id });
  }

  async deleteAll(rideId: number): Promise<void> {
    await this.database.orm((manager) => manager.delete(InviteeEntity, { rideId }));
  }
}
