import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';

/** Deletes unbooked quotes along with the account. A booked quote belongs to the ride. */
@Injectable()
export class QuotesErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.query(`DELETE FROM quotes WHERE user_id = $1 AND used_at IS NULL`, [userId]);
  }
}
