import { Injectable } from '@nestjs/common';
import type { NewRoutePlan } from '@groupride/contracts';
import { IsNull, Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import {
  RoutePlansRepository,
  type Editing,
  type PublishedAs,
  type RoutePlanWrite,
  type StoredRoutePlan,
  type StoredSummary,
} from '../route-plans.repository';
import { RoutePlanEntity } from './route-plan.entity';

const NEXT_REVISION = () => 'revision + 1';

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
    return this.database.orm((manager) => manager.findOneBy(RoutePlanEntity, { id: planId }), tx);
  }

  async insert(
    { manager }: Transaction,
    { name, day, requests, vehicles }: NewRoutePlan,
    { operatorId, at }: Editing,
  ): Promise<number> {
    const written = { name, day, requests, vehicles, changedBy: operatorId, changedAt: at };
    const plan = manager.create(RoutePlanEntity, written);
    await manager.insert(RoutePlanEntity, plan);
    return plan.id;
  }

  async update(
    tx: Transaction,
    planId: number,
    revision: number,
    { name, day, requests, vehicles, result, previous }: RoutePlanWrite,
    { operatorId, at }: Editing,
  ): Promise<boolean> {
    const { affected } = await tx.manager.update(
      RoutePlanEntity,
      { id: planId, revision, publishedAt: IsNull() },
      {
        name,
        day,
        requests,
        vehicles,
        result,
        previous,
        revision: NEXT_REVISION,
        changedBy: operatorId,
        changedAt: at,
      },
    );
    return affected === 1;
  }

  async publish(tx: Transaction, planId: number, revision: number, { operatorId, at }: Editing): Promise<boolean> {
    const { affected } = await tx.manager.update(
      RoutePlanEntity,
      { id: planId, revision, publishedAt: IsNull() },
      { publishedAt: at, revision: NEXT_REVISION, changedBy: operatorId, changedAt: at },
    );
    return affected === 1;
  }

  async keepPublication(tx: Transaction, planId: number, publication: PublishedAs): Promise<void> {
    await tx.manager.update(RoutePlanEntity, { id: planId }, { publication });
  }

  async unpublish(tx: Transaction, planId: number, revision: number, { operatorId, at }: Editing): Promise<boolean> {
    const { affected } = await tx.manager.update(
      RoutePlanEntity,
      { id: planId, revision, publishedAt: Not(IsNull()) },
      { publishedAt: null, publication: null, revision: NEXT_REVISION, changedBy: operatorId, changedAt: at },
    );
    return affected === 1;
  }

  async remove(tx: Transaction, planId: number): Promise<boolean> {
    const { affected } = await tx.manager.delete(RoutePlanEntity, { id: planId, publishedAt: IsNull() });
    return affected === 1;
  }
}
