import { FORMER_RIDER, firstName } from '@groupride/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';
import { NotificationEntity } from './notification.entity';

/**
 * Deletes a person's notifications along with the account, and removes the name from those of fellow riders. Reads
 * ride_members.
 */
@Injectable()
export class NotificationsErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(NotificationEntity, { userId });
    const [person] = await tx.query<{ name: string }>(`SELECT name FROM users WHERE id = $1`, [userId]);
    await tx.query(
      `UPDATE notifications SET data = jsonb_set(data, '{facts,name}', to_jsonb($3::text))
        WHERE ride_id IN (SELECT ride_id FROM ride_members WHERE user_id = $1) AND data #>> '{facts,name}' = $2`,
      [userId, firstName(person?.name ?? ''), FORMER_RIDER],
    );
  }
}
