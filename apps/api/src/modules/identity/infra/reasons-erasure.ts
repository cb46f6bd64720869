import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { namesItsSubject } from '../domain/texts-about-person';
import { accountDeleted } from '../identity.events';

/**
 * Erasing an account removes the reasons that operators wrote about the person, if they name them: from the entries of
 * the audit log whose subject is the person, and from the block. The entries still say who did what, and when.
 */
@Injectable()
export class ReasonsErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.query(
      `UPDATE users u SET blocked_reason = '-' WHERE u.id = $1 AND ${namesItsSubject('u.blocked_reason')}`,
      [userId],
    );
    const entries = await tx.query<{ id: string }>(
      `SELECT a.id FROM audit_log a JOIN users u ON a.subject = 'user:' || u.id
        WHERE u.id = $1 AND ${namesItsSubject(`(a.data ->> 'reason')`)}`,
      [userId],
    );
    if (entries.length === 0) return;
    // The database allows it only once the account is erased.
    tx.beforeCommit(async () => {
      await tx.query(`UPDATE audit_log SET data = data - 'reason' WHERE id = ANY ($1::bigint[])`, [
        entries.map(({ id }) => id),
      ]);
    });
  }
}
