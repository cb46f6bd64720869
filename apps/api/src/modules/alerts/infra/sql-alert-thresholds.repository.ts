import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { AlertThresholds, SafetyThresholds } from '../alert-rules.repository';
import { AlertThresholdsRepository, type StoredThresholds } from '../alert-thresholds.repository';

@Injectable()
export class SqlAlertThresholdsRepository extends AlertThresholdsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(tx?: Transaction): Promise<StoredThresholds | null> {
    const database = tx ?? this.database;
    const [row] = await database.query<Omit<StoredThresholds, keyof SafetyThresholds>>(
      `SELECT t.search_minutes AS "searchMinutes", t.silent_minutes AS "silentMinutes", t.stalled_minutes AS "stalledMinutes",
              t.late_minutes AS "lateMinutes", t.low_rating AS "lowRating", t.changed_at AS "changedAt", u.name AS "changedBy"
         FROM alert_thresholds t JOIN users u ON u.id = t.changed_by`,
    );
    if (!row) return null;
    const [safety] = await database.query<SafetyThresholds>(
      `SELECT deviation_meters AS "deviationMeters", deviation_minutes AS "deviationMinutes", long_stop_minutes AS "longStopMinutes",
              unanswered_minutes AS "unansweredMinutes" FROM safety_thresholds`,
    );
    return { ...row, ...safety };
  }

  async store(tx: Transaction, thresholds: AlertThresholds, changedBy: number): Promise<void> {
    const { searchMinutes, silentMinutes, stalledMinutes, lateMinutes, lowRating } = thresholds;
    await tx.query(
      `INSERT INTO alert_thresholds (id, search_minutes, silent_minutes, stalled_minutes, late_minutes, low_rating, changed_by)
       VALUES (1, $1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO UPDATE SET search_minutes = $1, silent_minutes = $2, stalled_minutes = $3, late_minutes = $4,
         low_rating = $5, changed_by = $6, changed_at = now()`,
      [searchMinutes, silentMinutes, stalledMinutes, lateMinutes, lowRating, changedBy],
    );
    const { deviationMeters, deviationMinutes, longStopMinutes, unansweredMinutes } = thresholds;
    await tx.query(
      `INSERT INTO safety_thresholds (id, deviation_meters, deviation_minutes, long_stop_minutes, unanswered_minutes)
       VALUES (1, $1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET deviation_meters = $1, deviation_minutes = $2, long_stop_minutes = $3, unanswered_minutes = $4`,
      [deviationMeters, deviationMinutes, longStopMinutes, unansweredMinutes],
    );
  }
}
