import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';
import { namesItsSubject } from '../../identity/identity.facade';

const OWN_RIDES = `SELECT ride_id FROM ride_members WHERE user_id = $1 UNION SELECT id FROM rides WHERE organizer_id = $1`;

/**
 * Erasing an account removes the person, and notes that name them, from the alerts of their rides. An alert that is still open stays so, because
 * operations have to decide about it. Reads rides, ride_members and users.
 */
@Injectable()
export class AlertsErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.query(
      `UPDATE money_alerts a SET data = a.data - '{name,phone,position}'::text[] FROM users u
        WHERE u.id = $1 AND (a.data ->> 'name' = u.name OR a.data ->> 'phone' = u.phone)
          AND a.ride_id IN (${OWN_RIDES})`,
      [userId],
    );
    await tx.query(
      `UPDATE money_alerts a SET note = NULL FROM users u
        WHERE u.id = $1 AND a.ride_id IN (${OWN_RIDES}) AND ${namesItsSubject('a.note')}`,
      [userId],
    );
  }
}
