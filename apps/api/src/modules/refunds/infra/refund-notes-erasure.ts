import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';
import { namesItsSubject } from '../../identity/identity.facade';

/**
 * Erasing an account removes the notes that name the person from the refunds of their rides. Reads users, rides and
 * ride_members.
 */
@Injectable()
export class RefundNotesErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.query(
      `UPDATE refunds f SET note = NULL FROM users u
        WHERE u.id = $1 AND ${namesItsSubject('f.note')}
          AND f.ride_id IN (SELECT ride_id FROM ride_members WHERE user_id = $1 UNION SELECT id FROM rides WHERE organizer_id = $1)`,
      [userId],
    );
  }
}
