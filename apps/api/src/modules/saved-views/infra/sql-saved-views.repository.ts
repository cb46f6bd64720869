import { Injectable } from '@nestjs/common';
import type { NewSavedView, SavedView, SavedViewChange, SavedViewList } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { SavedViewsRepository } from '../saved-views.repository';
import { SavedViewEntity } from './saved-view.entity';

const COLUMNS = 'id, name, filters';

@Injectable()
export class SqlSavedViewsRepository extends SavedViewsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(operatorId: number, list: SavedViewList): Promise<SavedView[]> {
    return this.database.query<SavedView>(
      `SELECT ${COLUMNS} FROM saved_views WHERE operator_id = $1 AND list = $2 ORDER BY lower(name)`,
      [operatorId, list],
    );
  }

  async insert(
    tx: Transaction,
    operatorId: number,
    { list, name, filters }: NewSavedView,
    most: number,
  ): Promise<SavedView | 'full' | 'taken'> {
    await this.lock(tx, operatorId);
    if ((await tx.manager.countBy(SavedViewEntity, { operatorId, list })) >= most) return 'full';
    const [saved] = await tx.query<SavedView>(
      `INSERT INTO saved_views (operator_id, list, name, filters) VALUES ($1, $2, $3, $4)
       ON CONFLICT (operator_id, list, lower(name)) DO NOTHING RETURNING ${COLUMNS}`,
      [operatorId, list, name, filters],
    );
    return saved ?? 'taken';
  }

  async change(
    tx: Transaction,
    operatorId: number,
    viewId: number,
    { name, filters }: SavedViewChange,
  ): Promise<SavedView | 'taken' | null> {
    await this.lock(tx, operatorId);
    const [before] = await tx.query<{ taken: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM saved_views o WHERE o.operator_id = v.operator_id AND o.list = v.list
                         AND lower(o.name) = lower($3) AND o.id <> v.id) AS taken
         FROM saved_views v WHERE v.id = $2 AND v.operator_id = $1`,
      [operatorId, viewId, name ?? null],
    );
    if (!before) return null;
    if (before.taken) return 'taken';
    const [changed] = await tx.query<SavedView>(
      `UPDATE saved_views SET name = coalesce($3, name), filters = coalesce($4, filters)
        WHERE id = $2 AND operator_id = $1 RETURNING ${COLUMNS}`,
      [operatorId, viewId, name ?? null, filters ?? null],
    );
    return changed ?? null;
  }

  async remove(operatorId: number, viewId: number): Promise<boolean> {
    const { affected } = await this.database.orm((manager) =>
      manager.delete(SavedViewEntity, { id: viewId, operatorId }),
    );
    return affected === 1;
  }

  /** Serializes the changes of one operator, so that concurrent ones cannot exceed the limit or use a name twice. */
  private async lock(tx: Transaction, operatorId: number): Promise<void> {
    await tx.query(`SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE`, [operatorId]);
  }
}
