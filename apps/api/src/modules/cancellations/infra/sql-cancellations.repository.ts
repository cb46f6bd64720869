import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { CancellationsRepository } from '../cancellations.repository';

@Injectable()
export class SqlCancellationsRepository extends CancellationsRepository {
  async markNoShow(tx: Transaction, rideId: number, memberId: number, at: Date): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE ride_members SET no_show_at = $3 WHERE id = $2 AND ride_id = $1 AND left_at IS NULL AND verified_at IS NULL AND no_show_at IS NULL RETURNING id`,
      [rideId, memberId, at],
    );
    return rows.length === 1;
  }

  async undoNoShow(tx: Transaction, rideId: number, memberId: number): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE ride_members SET no_show_at = NULL WHERE id = $2 AND ride_id = $1 AND no_show_at IS NOT NULL RETURNING id`,
      [rideId, memberId],
    );
    return rows.length === 1;
  }
}
