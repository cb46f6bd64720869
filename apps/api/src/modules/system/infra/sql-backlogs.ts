import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';

/** What waits or failed; `name` is a queue or a kind of alert, and ages are those of the oldest, in seconds. */
export interface Backlog {
  what: 'jobs' | 'failed_jobs' | 'rides' | 'webhooks' | 'alerts';
  name: string;
  count: number;
  oldestSeconds: number;
}

/**
 * Reads what waits by the partial indexes of rows that are not finished. pg-boss counts failed jobs about once a minute;
 * counting them here would read a week of finished ones.
 */
const BACKLOGS = `
  SELECT 'jobs' AS what, name, count(*)::int AS count, extract(epoch FROM now() - min(start_after))::float8 AS "oldestSeconds"
    FROM jobs.job WHERE state < 'active' AND NOT blocked AND start_after <= now() GROUP BY name
  UNION ALL SELECT 'failed_jobs', name, failed_count, 0 FROM jobs.queue WHERE failed_count > 0
  UNION ALL SELECT 'rides', '', count(*)::int, coalesce(extract(epoch FROM now() - min(coalesce(pending_since, created_at))), 0)::float8
    FROM rides WHERE status = 'pending' AND run_id IS NULL AND booking_type = 'now'
  UNION ALL SELECT 'webhooks', '', count(*)::int, coalesce(extract(epoch FROM now() - min(received_at)), 0)::float8
    FROM stripe_events WHERE NOT handled AND NOT ignored
  UNION ALL SELECT 'alerts', kind, count(*)::int, extract(epoch FROM now() - min(opened_at))::float8
    FROM money_alerts WHERE closed_at IS NULL AND cause_gone_at IS NULL GROUP BY kind`;

@Injectable()
export class SqlBacklogs {
  constructor(private readonly database: Database) {}

  read(): Promise<Backlog[]> {
    return this.database.query<Backlog>(BACKLOGS);
  }
}
