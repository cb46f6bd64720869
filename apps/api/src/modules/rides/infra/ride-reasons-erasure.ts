import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';
import { namesItsSubject } from '../../identity/identity.facade';

const OWN_RIDES = `SELECT ride_id FROM ride_members WHERE user_id = $1 UNION SELECT id FROM rides WHERE organizer_id = $1`;

/**
 * Erasing an account removes the reasons that name the person from their rides and the events of these. Reads users
 * and ride_members.
 */
@Injectable()
export class RideReasonsErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.query(
      `UPDATE rides r SET cancel_reason = NULL FROM users u
        WHERE u.id = $1 AND r.id IN (${OWN_RIDES}) AND ${namesItsSubject('r.cancel_reason')}`,
      [userId],
    );
    await tx.query(
      `UPDATE ride_events e SET reason = NULL FROM users u
        WHERE u.id = $1 AND e.ride_id IN (${OWN_RIDES}) AND ${namesItsSubject('e.reason')}`,
      [userId],
    );
  }
}
