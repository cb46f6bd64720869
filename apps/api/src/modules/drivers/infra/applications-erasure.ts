import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';
import { ApplicationDraftEntity } from './application-draft.entity';

/** Deletes a person's driver application and its draft with the account. */
@Injectable()
export class ApplicationsErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(ApplicationDraftEntity, { userId });
    await tx.query(`DELETE FROM driver_applications WHERE driver_id IN (SELECT id FROM drivers WHERE user_id = $1)`, [
      userId,
    ]);
  }
}
