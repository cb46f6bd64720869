import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';
import { containsPerson, searchesPerson } from '../../identity/identity.facade';
import { SavedViewEntity } from './saved-view.entity';

/** Deletes an account's own views along with it, and the views of others that search for the person. Reads users. */
@Injectable()
export class SavedViewsErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(SavedViewEntity, { operatorId: userId });
    const views = await tx.manager.find(SavedViewEntity, { select: { id: true, filters: true } });
    await tx.query(
      `DELETE FROM saved_views v USING users u, unnest($2::int[], $3::text[]) AS search (view_id, text)
        WHERE u.id = $1 AND v.id = search.view_id
          AND (${containsPerson('v.name')} OR (search.text <> '' AND ${searchesPerson('search.text')}))`,
      [userId, views.map(({ id }) => id), views.map(({ filters }) => new URLSearchParams(filters).get('q') ?? '')],
    );
  }
}
