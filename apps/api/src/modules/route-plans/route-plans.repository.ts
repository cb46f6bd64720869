import type {
  NewRoutePlan,
  RoutePlanResult,
  RoutePlanSummary,
  RoutePlanTotals,
  RoutePlanView,
} from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface StoredRoutePlan extends Omit<RoutePlanView, 'changedAt'> {
  changedAt: Date;
}

export interface StoredSummary extends Omit<RoutePlanSummary, 'changedAt'> {
  changedAt: Date;
}

export interface RoutePlanWrite extends NewRoutePlan {
  result: RoutePlanResult | null;
  previous: RoutePlanTotals | null;
}

/** Who changes a plan, and when. */
export interface Editing {
  operatorId: number;
  at: Date;
}

export abstract class RoutePlansRepository {
  /** Newest first. */
  abstract list(before: number | null, limit: number): Promise<StoredSummary[]>;
  abstract find(planId: number, tx?: Transaction): Promise<StoredRoutePlan | null>;
  abstract insert(tx: Transaction, plan: NewRoutePlan, editing: Editing): Promise<number>;
  /** @returns whether the plan was still at this revision */
  abstract update(
    tx: Transaction,
    planId: number,
    revision: number,
    plan: RoutePlanWrite,
    editing: Editing,
  ): Promise<boolean>;
  abstract remove(tx: Transaction, planId: number): Promise<boolean>;
}
