import { Injectable } from '@nestjs/common';
import type { RoutePlanDriver, RoutePlanDriversQuery, RoutePlanPublication, RoutePlanView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { PlanPublishing } from './plan-publishing.service';
import { PlanViews } from './plan-views.service';
import { noSuchPlan, planChanged, planPublished } from './route-plans.errors';
import { RoutePlansRepository, type StoredRoutePlan } from './route-plans.repository';

/** Publishes route plans: all rides, drivers and reservations in one transaction, or nothing. */
@Injectable()
export class PlanPublications {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly plans: RoutePlansRepository,
    private readonly publishing: PlanPublishing,
    private readonly views: PlanViews,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * @param key makes a repeated request return the first answer
   * @throws ApiError not_found, route_plan_changed, route_plan_published, route_plan_not_feasible, route_plan_serves_nobody, route_plan_in_past, validation_failed, and what booking
   * rides on an account throws
   */
  async publish(
    who: Principal,
    planId: number,
    publication: RoutePlanPublication,
    key: string | undefined,
  ): Promise<RoutePlanView> {
    const request = { call: 'publishRoutePlan', planId, ...publication };
    const isDone =
      key !== undefined &&
      (await this.database.transaction((tx) => this.idempotency.answerOf(tx, who.userId, key, request)));
    if (!isDone) await this.publishOnce(who, await this.open(planId, publication.revision), publication, request, key);
    return this.views.show(planId);
  }

  /** @throws ApiError not_found, validation_failed, route_plan_not_feasible, route_plan_serves_nobody, route_plan_in_past */
  async drivers(planId: number, query: RoutePlanDriversQuery): Promise<RoutePlanDriver[]> {
    const plan = await this.plans.find(planId);
    if (!plan) throw noSuchPlan();
    return this.publishing.candidates(plan, query);
  }

  private async open(planId: number, revision: number): Promise<StoredRoutePlan> {
    const plan = await this.plans.find(planId);
    if (!plan) throw noSuchPlan();
    if (plan.publishedAt) throw planPublished();
    if (plan.revision !== revision) throw planChanged();
    return plan;
  }

  private async publishOnce(
    who: Principal,
    plan: StoredRoutePlan,
    publication: RoutePlanPublication,
    request: object,
    key: string | undefined,
  ): Promise<void> {
    const prepared = await this.publishing.prepare(plan, publication);
    const editing = { operatorId: who.userId, at: this.clock.now() };
    await this.database.transaction((tx) =>
      this.idempotency.once(tx, who.userId, key, request, async () => {
        if (!(await this.plans.publish(tx, plan.id, publication.revision, editing))) throw planChanged();
        const became = await this.publishing.book(tx, who, prepared);
        await this.plans.keepPublication(tx, plan.id, became);
        const { accountId, eventId, runs } = became;
        const data = { accountId, eventId, runs: runs.map(({ runId }) => runId) };
        await this.audit.record(who.userId, 'publish_route_plan', `route_plan:${plan.id}`, data, tx);
        return { planId: plan.id };
      }),
    );
  }
}
