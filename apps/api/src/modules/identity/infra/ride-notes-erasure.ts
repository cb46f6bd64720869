import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { namesItsSubject } from '../domain/texts-about-person';
import { accountDeleted } from '../identity.events';

/**
 * Erasing an account removes the reasons and notes that name the person from the entries of the audit log about their
 * rides and the alerts of these. Reads rides, ride_members and money_alerts.
 */
@Injectable()
export class RideNotesErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    const entries = await tx.query<{ id: string; keys: string }>(
      `WITH own AS (SELECT ride_id AS id FROM ride_members WHERE user_id = $1 UNION SELECT id FROM rides WHERE organizer_id = $1),
            subjects AS (SELECT 'ride:' || id AS subject FROM own
                         UNION ALL SELECT 'alert:' || m.id FROM money_alerts m JOIN own ON own.id = m.ride_id)
       SELECT a.id, named.keys
         FROM users u, audit_log a JOIN subjects USING (subject), LATERAL (
           SELECT string_agg(text.key, ',') AS keys FROM jsonb_each_text(a.data) text
            WHERE text.key IN ('reason', 'note', 'text') AND ${namesItsSubject('text.value')}) named
        WHERE u.id = $1 AND named.keys IS NOT NULL`,
      [userId],
    );
    if (entries.length === 0) return;
    // The database allows it only once the account is erased.
    tx.beforeCommit(async () => {
      await tx.query(
        `UPDATE audit_log a SET data = a.data - string_to_array(named.keys, ',')
           FROM unnest($1::bigint[], $2::text[]) AS named (id, keys) WHERE a.id = named.id`,
        [entries.map(({ id }) => id), entries.map(({ keys }) => keys)],
      );
    });
  }
}
