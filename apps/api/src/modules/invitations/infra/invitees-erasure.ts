import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';

/**
 * Deletes the people a person added, and the person from others' lists, along with the account. Reads rides and users.
 * Invitations stay, because they have no names or addresses and their opt-out links must keep working.
 */
@Injectable()
export class InviteesErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.query(
      `DELETE FROM invitees i USING users u
        WHERE u.id = $1 AND (i.ride_id IN (SELECT id FROM rides WHERE organizer_id = $1)
           OR i.address = u.email OR ((u.phone_verified_at IS NOT NULL OR i.ride_id = u.guest_ride_id) AND i.address = u.phone))`,
      [userId],
    );
  }
}
