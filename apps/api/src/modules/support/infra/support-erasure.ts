import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';

/** Erasing an account deletes its message thread with operations. */
@Injectable()
export class SupportErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.query(`DELETE FROM support_messages WHERE user_id = $1`, [userId]);
    await tx.query(`DELETE FROM support_reads WHERE user_id = $1`, [userId]);
  }
}
