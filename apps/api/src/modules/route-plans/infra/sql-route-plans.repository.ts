import { Injectable } from '@nestjs/common';
import type { NewRoutePlan } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import {
  RoutePlansRepository,
  type Editing,
  type PublishedAs,
  type RoutePlanWrite,
  type StoredRoutePlan,
  type StoredSummary,
} from '../route-plans.repository';

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

@Injectable()
export class SqlRoutePlansRepository extends RoutePlansRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(before: number | null, limit: number): Promise<StoredSummary[]> {
    return this.database.query<StoredSummary>(
      `SELECT id, name, to_char(day, 'YYYY-MM-DD') AS day, jsonb_array_length(requests) AS requests,
              jsonb_array_length(vehicles) AS vehicles, changed_at AS "changedAt", result->'totals' AS totals,
              published_at AS "publishedAt"
         FROM route_plans WHERE $1::int IS NULL OR id < $1 ORDER BY id DESC LIMIT $2`,
      [before, limit],
    );
  }

  async find(planId: number, tx?: Transaction): Promise<StoredRoutePlan | null> {
    const [plan] = await (tx ?? this.database).query<StoredRoutePlan>(
      `SELECT id, name, to_char(day, 'YYYY-MM-DD') AS day, requests, vehicles, result, previous, revision,
              changed_at AS "changedAt", published_at AS "publishedAt", publication
         FROM route_plans WHERE id = $1`,
      [planId],
    );
    return plan ?? null;
  }

  async insert(
    tx: Transaction,
    { name, day, requests, vehicles }: NewRoutePlan,
    { operatorId, at }: Editing,
  ): Promise<number> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO route_plans (name, day, requests, vehicles, changed_by, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [name, day, json(requests), json(vehicles), operatorId, at],
    );
    return row!.id;
  }

  async update(
    tx: Transaction,
    planId: number,
    revision: number,
    { name, day, requests, vehicles, result, previous }: RoutePlanWrite,
    { operatorId, at }: Editing,
  ): Promise<boolean> {
    const changed = await tx.query<{ id: number }>(
      `UPDATE route_plans SET name = $3, day = $4, requests = $5, vehicles = $6, result = $7, previous = $8,
              revision = revision + 1, changed_by = $9, changed_at = $10
        WHERE id = $1 AND revision = $2 AND published_at IS NULL RETURNING id`,
      [
        ...[planId, revision, name, day, json(requests), json(vehicles)],
        ...[json(result), json(previous), operatorId, at],
      ],
    );
    return changed.length === 1;
  }

  async publish(tx: Transaction, planId: number, revision: number, { operatorId, at }: Editing): Promise<boolean> {
    const published = await tx.query<object>(
      `UPDATE route_plans SET published_at = $4, revision = revision + 1, changed_by = $3, changed_at = $4
        WHERE id = $1 AND revision = $2 AND published_at IS NULL RETURNING id`,
      [planId, revision, operatorId, at],
    );
    return published.length === 1;
  }

  async keepPublication(tx: Transaction, planId: number, publication: PublishedAs): Promise<void> {
    await tx.query(`UPDATE route_plans SET publication = $2 WHERE id = $1`, [planId, json(publication)]);
  }

  async unpublish(tx: Transaction, planId: number, revision: number, { operatorId, at }: Editing): Promise<boolean> {
    const opened = await tx.query<object>(
      `UPDATE route_plans SET published_at = NULL, publication = NULL, revision = revision + 1, changed_by = $3, changed_at = $4
        WHERE id = $1 AND revision = $2 AND published_at IS NOT NULL RETURNING id`,
      [planId, revision, operatorId, at],
    );
    return opened.length === 1;
  }

  async remove(tx: Transaction, planId: number): Promise<boolean> {
    const removed = await tx.query<{ id: number }>(
      `DELETE FROM route_plans WHERE id = $1 AND published_at IS NULL RETURNING id`,
      [planId],
    );
    return removed.length === 1;
  }
}
