import { Injectable } from '@nestjs/common';
import type { RoutePlanPrices, RoutePlanPricing } from '@groupride/contracts';
import { EventRidesFacade } from '../booking/booking.facade';
import { CityFacade } from '../city/city.facade';
import type { PlanDrive } from './domain/plan-drives';
import { rideOf } from './domain/plan-rides';
import { PlanDriversService } from './plan-drivers.service';
import { presentPlanPrices } from './plan-prices.presenter';
import { ridesAsRequests } from './ride-problems';
import { RoutePlansRepository } from './route-plans.repository';
import { noSuchPlan, planChanged } from './route-plans.errors';

/** Prices the rides of a plan for an account with the same calculation as booking. */
@Injectable()
export class PlanPrices {
  constructor(
    private readonly plans: RoutePlansRepository,
    private readonly planDrivers: PlanDriversService,
    private readonly events: EventRidesFacade,
    private readonly city: CityFacade,
  ) {}

  /** @throws ApiError not_found, route_plan_changed, route_plan_not_feasible, route_plan_serves_nobody, route_plan_in_past, validation_failed naming the request that cannot be booked */
  async of(planId: number, { revision, accountId, vehicles }: RoutePlanPricing): Promise<RoutePlanPrices> {
    const plan = await this.plans.find(planId);
    if (!plan) throw noSuchPlan();
    if (plan.revision !== revision) throw planChanged();
    const drives = this.planDrivers.drivesOf(plan);
    const rides = servedBy(drives).flatMap((request) => {
      const ride = rideOf(plan, drives, vehicles, request, this.city.current.timeZone);
      return ride ? [ride] : [];
    });
    const booker = await this.events.bookerFor(accountId);
    const quotes = await ridesAsRequests(rides, () =>
      this.events.quote(
        booker,
        rides.map(({ ride }) => ride),
        accountId,
      ),
    );
    return presentPlanPrices(rides, quotes);
  }
}

const servedBy = (drives: readonly PlanDrive[]): number[] =>
  [...new Set(drives.flatMap(({ stops }) => stops.map(({ request }) => request)))].toSorted((a, b) => a - b);
