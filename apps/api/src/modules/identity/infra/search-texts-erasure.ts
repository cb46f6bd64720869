import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { searchesPerson } from '../domain/texts-about-person';
import { accountDeleted } from '../identity.events';

/**
 * Erasing an account removes it from what operators searched for. The audit log still says who searched and when; the
 * database allows no other change of its entries.
 */
@Injectable()
export class SearchTextsErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.query(
      `UPDATE audit_log a SET subject = 'search:' FROM users u
        WHERE u.id = $1 AND a.action = 'search' AND a.subject LIKE 'search:_%' AND ${searchesPerson(`substr(a.subject, ${'search:'.length + 1})`)}`,
      [userId],
    );
    await tx.query(
      `UPDATE audit_log a SET data = a.data - 'query' FROM users u
        WHERE u.id = $1 AND a.action = 'search_charges' AND a.data ->> 'query' <> '' AND ${searchesPerson(`(a.data ->> 'query')`)}`,
      [userId],
    );
  }
}
