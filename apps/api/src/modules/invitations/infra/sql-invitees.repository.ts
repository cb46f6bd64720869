import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { SqlCondition } from '../../../platform/jobs/transaction-jobs';
import { InviteesRepository, type NewInvitee, type StoredInvitee } from '../invitees.repository';
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

  async findNext(rideId: number): Promise<StoredInvitee | null> {
    return this.database.orm((manager) => manager.findOne(InviteeEntity, { where: { rideId }, order: { id: 'ASC' } }));
  }

  async delete(tx: Transaction, id: number): Promise<boolean> {
    const { affected } = await tx.manager.delete(InviteeEntity, { id });
    return affected === 1;
  }

  async deleteAll(rideId: number): Promise<void> {
    await this.database.orm((manager) => manager.delete(InviteeEntity, { rideId }));
  }
}
