import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { API_REQUESTS_KEPT_DAYS, WEBHOOKS_KEPT_DAYS } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { defineJob, Jobs } from '../../platform/jobs/jobs';

const cleanUp = defineJob<object>('clean-up-what-expired');
/** When the city sleeps, UTC. */
const AT = { hour: 8, minute: 17 };
const AT_ONCE = 2000;
/** What was sent can be looked up so long. */
const SENT_KEPT_DAYS = 30;
/**
 * The key of a message keeps it from being sent twice. It is needed as long as what it is about may still happen to be
 * reported again: a ride is booked up to 30 days ahead, and what follows from it, its money and its disputes, ends within
 * 120 days of its end.
 */
const KEYS_KEPT_DAYS = 30 + 120;
/** Also what its reader deleted, which keeps the same event from raising it again. */
const NOTIFICATIONS_KEPT_DAYS = 90;
const INVITATIONS_KEPT_DAYS = 365;
const APPLICATION_DRAFTS_KEPT_DAYS = 90;
const DISPATCH_DECISIONS_KEPT_DAYS = 90;

/** What nobody needs any more, as a condition on rows called `old`. Jobs that are done are cleared away by the queue itself. */
const EXPIRED: Readonly<Record<string, string>> = {
  quotes: `old.used_at IS NULL AND old.expires_at < now() - interval '1 day'`,
  // A booking is repeated with its key at most as long as the ride lives.
  idempotency_keys: `old.created_at < now() - interval '24 hours' AND NOT EXISTS
    (SELECT 1 FROM rides r WHERE r.id = (old.answer ->> 'rideId')::int AND r.status NOT IN ('completed', 'cancelled'))`,
  notifications: `old.created_at < now() - interval '${NOTIFICATIONS_KEPT_DAYS} days'`,
  // The opt-out link of an invitation works as long as its row is kept; opt-outs themselves are kept forever.
  invitations: `old.created_at < now() - interval '${INVITATIONS_KEPT_DAYS} days'`,
  driver_application_drafts: `old.saved_at < now() - interval '${APPLICATION_DRAFTS_KEPT_DAYS} days'`,
  // Sessions, tokens and their requests keep real time, whatever a test clock says.
  api_requests: `old.at < pg_catalog.now() - interval '${API_REQUESTS_KEPT_DAYS} days'`,
  // With their deliveries, none of which waits any more.
  webhook_messages: `old.created_at < now() - interval '${WEBHOOKS_KEPT_DAYS} days'`,
  dispatch_decisions: `old.at < now() - interval '${DISPATCH_DECISIONS_KEPT_DAYS} days'`,
  // Of rides that nobody needs to be replaced for any more.
  standby_drivers: `EXISTS (SELECT 1 FROM rides r WHERE r.id = old.ride_id AND r.status IN ('completed', 'cancelled'))`,
  sessions: `old.expire < pg_catalog.now()`,
  outbox_messages: `old.created_at < now() - CASE WHEN old.key IS NULL THEN interval '${SENT_KEPT_DAYS} days' ELSE interval '${KEYS_KEPT_DAYS} days' END`,
};

/** Once a day, what has expired goes, a part at a time so that nobody waits for it. */
@Injectable()
export class CleanUpService implements OnModuleInit {
  private readonly logger = new Logger(CleanUpService.name);

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handleDaily(cleanUp, AT, () => this.cleanUp());
  }

  private async cleanUp(): Promise<void> {
    for (const [table, expired] of Object.entries(EXPIRED)) {
      let removed = 0;
      for (let part = AT_ONCE; part === AT_ONCE; removed += part) part = await this.removeSome(table, expired);
      this.logger.log(`${removed} expired rows of ${table} removed`);
    }
  }

  private async removeSome(table: string, expired: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `WITH gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT old.ctid FROM ${table} old WHERE ${expired} LIMIT ${AT_ONCE})) RETURNING 1)
       SELECT count(*)::int AS count FROM gone`,
    );
    return row?.count ?? 0;
  }
}
