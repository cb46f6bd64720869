import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { AlertThresholds } from '../alert-rules.repository';
import { AlertThresholdsRepository, type StoredThresholds } from '../alert-thresholds.repository';

@Injectable()
export class SqlAlertThresholdsRepository extends AlertThresholdsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(tx?: Transaction): Promise<StoredThresholds | null> {
    const [row] = await (tx ?? this.database).query<StoredThresholds>(
      `SELECT t.search_minutes AS "searchMinutes", t.silent_minutes AS "silentMinutes", t.stalled_minutes AS "stalledMinutes",
              t.late_minutes AS "lateMinutes", t.low_rating AS "lowRating", t.changed_at AS "changedAt", u.name AS "changedBy"
         FROM alert_thresholds t JOIN users u ON u.id = t.changed_by`,
    );
    return row ?? null;
  }

  async store(
    tx: Transaction,
    { searchMinutes, silentMinutes, stalledMinutes, lateMinutes, lowRating }: AlertThresholds,
    changedBy: number,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO alert_thresholds (id, search_minutes, silent_minutes, stalled_minutes, late_minutes, low_rating, changed_by)
       VALUES (1, $1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO UPDATE SET search_minutes = $1, silent_minutes = $2, stalled_minutes = $3, late_minutes = $4,
         low_rating = $5, changed_by = $6, changed_at = now()`,
      [searchMinutes, silentMinutes, stalledMinutes, lateMinutes, lowRating, changedBy],
    );
  }
}
