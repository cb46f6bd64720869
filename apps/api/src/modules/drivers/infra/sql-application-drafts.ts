import { Injectable } from '@nestjs/common';
import type { ApplicationDraft } from '@groupride/contracts';
import { Database } from '../../../platform/database/database';
import { ApplicationDraftsRepository, type StoredDraft } from '../application-drafts.repository';
import { ApplicationDraftEntity } from './application-draft.entity';

const COLUMNS = `revision, step, completed, fields, saved_at AS "savedAt"`;
/** Condition that user $1 may apply: they have no application, or a rejected one. */
const MAY_APPLY = `NOT EXISTS (SELECT 1 FROM drivers WHERE user_id = $1 AND application_status <> 'rejected')`;

@Injectable()
export class SqlApplicationDrafts extends ApplicationDraftsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(userId: number): Promise<StoredDraft | null> {
    return this.database.orm((manager) => manager.findOneBy(ApplicationDraftEntity, { userId }));
  }

  async save(
    userId: number,
    { revision, step, completed, fields }: ApplicationDraft,
    now: Date,
  ): Promise<StoredDraft | null> {
    const values = [userId, step, completed, JSON.stringify(fields), now];
    // A draft that was removed in the meantime, because the application was sent, is not restored.
    const [row] =
      revision === 0
        ? await this.database.query<StoredDraft>(
            `INSERT INTO driver_application_drafts (user_id, revision, step, completed, fields, saved_at)
             SELECT $1, 1, $2, $3, $4, $5 WHERE ${MAY_APPLY} ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
            values,
          )
        : await this.database.query<StoredDraft>(
            `UPDATE driver_application_drafts SET revision = revision + 1, step = $2, completed = $3, fields = $4, saved_at = $5
              WHERE user_id = $1 AND revision = $6 AND ${MAY_APPLY} RETURNING ${COLUMNS}`,
            [...values, revision],
          );
    return row ?? null;
  }
}
