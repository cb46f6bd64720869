import { Injectable } from '@nestjs/common';
import type {
  NewRoutePlan,
  RoutePlanChange,
  RoutePlanOrders,
  RoutePlanRevision,
  RoutePlansQuery,
  RoutePlanSummary,
  RoutePlanView,
} from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { PlanRouting } from './plan-routing.service';
import { PlanViews } from './plan-views.service';
import { noSuchPlan, planChanged, planPublished } from './route-plans.errors';
import { RoutePlansRepository, type RoutePlanWrite, type StoredRoutePlan } from './route-plans.repository';

/**
 * Manages the route plans of operations. Every write names the revision it is based on, and is recorded in the audit
 * log in its own transaction.
 */
@Injectable()
export class RoutePlansService {
  constructor(
    private readonly database: Database,
    private readonly plans: RoutePlansRepository,
    private readonly routing: PlanRouting,
    private readonly views: PlanViews,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  async list({ before }: RoutePlansQuery): Promise<RoutePlanSummary[]> {
    return this.views.list(before ?? null);
  }

  async show(planId: number): Promise<RoutePlanView> {
    return this.views.show(planId);
  }

  /** @throws ApiError validation_failed, place_outside_area */
  async add(who: Principal, plan: NewRoutePlan): Promise<RoutePlanView> {
    this.routing.check(plan);
    const planId = await this.database.transaction(async (tx) => {
      const id = await this.plans.insert(tx, definitionOf(plan), { operatorId: who.userId, at: this.clock.now() });
      await this.audit.record(who.userId, 'add_route_plan', subjectOf(id), sizeOf(plan), tx);
      return id;
    });
    return this.show(planId);
  }

  /**
   * Discards the planned routes, because stops may have changed.
   * @throws ApiError not_found, validation_failed, place_outside_area, route_plan_changed
   */
  async change(who: Principal, planId: number, change: RoutePlanChange): Promise<RoutePlanView> {
    this.routing.check(change);
    const before = await this.plan(planId, change);
    const after = { ...definitionOf(change), result: null };
    return this.save(who, before, change, 'change_route_plan', after, sizeOf(change));
  }

  /** @throws ApiError not_found, route_plan_changed, unavailable */
  async solve(who: Principal, planId: number, seen: RoutePlanRevision): Promise<RoutePlanView> {
    const before = await this.plan(planId, seen);
    const result = await this.routing.solve(before);
    return this.save(who, before, seen, 'solve_route_plan', { ...definitionOf(before), result }, { ...result.totals });
  }

  /** @throws ApiError not_found, validation_failed, route_plan_changed */
  async order(who: Principal, planId: number, orders: RoutePlanOrders): Promise<RoutePlanView> {
    const before = await this.plan(planId, orders);
    const result = await this.routing.order(before, orders.routes);
    return this.save(
      who,
      before,
      orders,
      'order_route_plan',
      { ...definitionOf(before), result },
      {
        ...result.totals,
      },
    );
  }

  /** @throws ApiError not_found, route_plan_published */
  async remove(who: Principal, planId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.plans.remove(tx, planId)))
        throw (await this.plans.find(planId, tx)) ? planPublished() : noSuchPlan();
      await this.audit.record(who.userId, 'remove_route_plan', subjectOf(planId), {}, tx);
    });
  }

  private async plan(planId: number, seen?: RoutePlanRevision): Promise<StoredRoutePlan> {
    const plan = await this.plans.find(planId);
    if (!plan) throw noSuchPlan();
    if (seen && plan.publishedAt) throw planPublished();
    if (seen && seen.revision !== plan.revision) throw planChanged();
    return plan;
  }

  private async save(
    who: Principal,
    before: StoredRoutePlan,
    { revision }: RoutePlanRevision,
    action: string,
    after: Omit<RoutePlanWrite, 'previous'>,
    data: Record<string, unknown>,
  ): Promise<RoutePlanView> {
    const previous = before.result?.totals ?? before.previous;
    const editing = { operatorId: who.userId, at: this.clock.now() };
    await this.database.transaction(async (tx) => {
      if (!(await this.plans.update(tx, before.id, revision, { ...after, previous }, editing))) throw planChanged();
      await this.audit.record(who.userId, action, subjectOf(before.id), data, tx);
    });
    return this.show(before.id);
  }
}

const subjectOf = (planId: number) => `route_plan:${planId}`;
const sizeOf = ({ name, day, requests, vehicles }: NewRoutePlan) => ({
  name,
  day,
  requests: requests.length,
  vehicles: vehicles.length,
});
const definitionOf = ({ name, day, requests, vehicles }: NewRoutePlan): NewRoutePlan => ({
  name,
  day,
  vehicles,
  requests: requests.map(({ pickup, dropoff, ...request }) => ({
    ...request,
    pickup: pickup ?? null,
    dropoff: dropoff ?? null,
  })),
});
