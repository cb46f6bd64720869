import type {
  NewRoutePlan,
  RoutePlanResult,
  RoutePlanSummary,
  RoutePlanTotals,
  RoutePlanView,
} from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

/** The account, event, rides and runs of a published plan. */
export interface PublishedAs {
  accountId: number;
  eventId: number;
  runs: { runId: number; vehicle: number; rides: { request: number; rideId: number }[] }[];
}

export interface StoredRoutePlan extends Omit<RoutePlanView, 'changedAt' | 'publication'> {
  changedAt: Date;
  publishedAt: Date | null;
  publication: PublishedAs | null;
}

export interface StoredSummary extends Omit<RoutePlanSummary, 'changedAt' | 'publishedAt'> {
  changedAt: Date;
  publishedAt: Date | null;
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
  /** @returns whether the plan was still at this revision, and is not published */
  abstract update(
    tx: Transaction,
    planId: number,
    revision: number,
    plan: RoutePlanWrite,
    editing: Editing,
  ): Promise<boolean>;
  /** Publishes the plan, once. @returns whether it was still at this revision, and was not published */
  abstract publish(tx: Transaction, planId: number, revision: number, editing: Editing): Promise<boolean>;
  /** Stores the publication in the transaction that published the plan. */
  abstract keepPublication(tx: Transaction, planId: number, publication: PublishedAs): Promise<void>;
  /** Reopens a published plan and deletes its publication. @returns whether it was still published, at this revision */
  abstract unpublish(tx: Transaction, planId: number, revision: number, editing: Editing): Promise<boolean>;
  /** @returns whether there was such a plan that is not published */
  abstract remove(tx: Transaction, planId: number): Promise<boolean>;
}
