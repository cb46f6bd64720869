import { Injectable } from '@nestjs/common';
import type { RoutePlanView, RoutePlanWithdrawal } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { CancellationsFacade } from '../cancellations/cancellations.facade';
import { AuditFacade } from '../identity/identity.facade';
import { PlanViews } from './plan-views.service';
import { noSuchPlan, planChanged } from './route-plans.errors';
import { RoutePlansRepository } from './route-plans.repository';

/** Withdraws a published plan: cancels its rides together, so that the plan can be changed and published again. */
@Injectable()
export class PlanUnpublishing {
  constructor(
    private readonly database: Database,
    private readonly plans: RoutePlansRepository,
    private readonly cancellations: CancellationsFacade,
    private readonly views: PlanViews,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found, route_plan_changed, ride_state_conflict when a trip has begun */
  async unpublish(who: Principal, planId: number, { revision, reason }: RoutePlanWithdrawal): Promise<RoutePlanView> {
    const plan = await this.plans.find(planId);
    if (!plan) throw noSuchPlan();
    const { publication } = plan;
    if (!publication || plan.revision !== revision) throw planChanged();
    const rideIds = publication.runs.flatMap(({ rides }) => rides.map(({ rideId }) => rideId));
    await this.database.transaction(async (tx) => {
      const editing = { operatorId: who.userId, at: this.clock.now() };
      if (!(await this.plans.unpublish(tx, planId, revision, editing))) throw planChanged();
      const cancelled = await this.cancellations.cancelTogether(tx, who, rideIds, reason);
      const data = { reason, rides: cancelled };
      await this.audit.record(who.userId, 'unpublish_route_plan', `route_plan:${planId}`, data, tx);
    });
    return this.views.show(planId);
  }
}
