import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { AlertThresholds } from '../alert-thresholds';
import { AlertThresholdsRepository, type StoredThresholds } from '../alert-thresholds.repository';
import { AlertThresholdsEntity } from './alert-thresholds.entity';

/** The table has at most one row. */
const ID = 1;

@Injectable()
export class SqlAlertThresholdsRepository extends AlertThresholdsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(tx?: Transaction): Promise<StoredThresholds | null> {
    const [row] = await (tx ?? this.database).query<StoredThresholds>(
      `SELECT t.search_minutes AS "searchMinutes", t.silent_minutes AS "silentMinutes", t.stalled_minutes AS "stalledMinutes",
              t.late_minutes AS "lateMinutes", t.low_rating AS "lowRating",
              t.deviation_meters AS "deviationMeters", t.deviation_minutes AS "deviationMinutes",
              t.long_stop_minutes AS "longStopMinutes", t.unanswered_minutes AS "unansweredMinutes",
              t.ask_stalled_minutes AS "askStalledMinutes", t.ask_away_minutes AS "askAwayMinutes",
              t.ask_unreachable_minutes AS "askUnreachableMinutes", t.ask_answer_minutes AS "askAnswerMinutes",
              t.changed_at AS "changedAt", u.name AS "changedBy"
         FROM alert_thresholds t JOIN users u ON u.id = t.changed_by`,
    );
    return row ?? null;
  }

  async store(tx: Transaction, thresholds: AlertThresholds, changedBy: number): Promise<void> {
    await tx.manager.upsert(AlertThresholdsEntity, { ...thresholds, id: ID, changedBy, changedAt: () => 'now()' }, [
      'id',
    ]);
  }
}
