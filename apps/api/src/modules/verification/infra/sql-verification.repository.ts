import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { VerificationRepository } from '../verification.repository';

@Injectable()
export class SqlVerificationRepository extends VerificationRepository {
  async countWrong(tx: Transaction, rideId: number, most: number, lockUntil: Date): Promise<number> {
    const [row] = await tx.query<{ wrong: number }>(
      `UPDATE rides SET wrong_codes = CASE WHEN wrong_codes + 1 >= $2 THEN 0 ELSE wrong_codes + 1 END,
              codes_locked_until = CASE WHEN wrong_codes + 1 >= $2 THEN $3 ELSE codes_locked_until END
        WHERE id = $1 RETURNING CASE WHEN codes_locked_until = $3 THEN $2 ELSE wrong_codes END AS wrong`,
      [rideId, most, lockUntil],
    );
    return row?.wrong ?? 0;
  }

  async forgetWrong(tx: Transaction, rideId: number): Promise<void> {
    await tx.query(`UPDATE rides SET wrong_codes = 0 WHERE id = $1 AND wrong_codes <> 0`, [rideId]);
  }
}
