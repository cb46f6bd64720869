import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountHasRide } from '../rides.errors';
import { accountDeletionProposed } from '../../identity/identity.events';

/** Refuses to delete an account with an unfinished ride. Reads the table of ride members. */
@Injectable()
export class UnfinishedRidesRefusal implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeletionProposed, (tx, { userId }) => this.refuse(tx, userId));
  }

  private async refuse(tx: Transaction, userId: number): Promise<void> {
    const [ride] = await tx.query<{ id: number }>(
      `SELECT r.id FROM rides r JOIN ride_members m ON m.ride_id = r.id AND m.user_id = $1 AND m.left_at IS NULL
        WHERE r.status NOT IN ('completed', 'cancelled') ORDER BY r.id LIMIT 1`,
      [userId],
    );
    if (ride) throw accountHasRide(ride.id);
  }
}
