import { Injectable } from '@nestjs/common';
import type { PricingView, RoutePlanPrices, RoutePlanPricing } from '@groupride/contracts';
import { formatCents, parseCents, type Cents } from '@groupride/pricing';
import { EventRidesFacade } from '../booking/booking.facade';
import { CityFacade } from '../city/city.facade';
import type { PlanDrive } from './domain/plan-drives';
import { rideOf, type PlanRide } from './domain/plan-rides';
import { PlanDriversService } from './plan-drivers.service';
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
    return present(rides, quotes);
  }
}

const servedBy = (drives: readonly PlanDrive[]): number[] =>
  [...new Set(drives.flatMap(({ stops }) => stops.map(({ request }) => request)))].toSorted((a, b) => a - b);

function present(rides: readonly PlanRide[], quotes: readonly PricingView[]): RoutePlanPrices {
  const priced = rides.map(({ request, vehicle, ride }, index) => {
    const { minimumSeats, perPerson, total, finalTotal } = quotes[index]!;
    const discount = formatCents(parseCents(total) - parseCents(finalTotal));
    return { request, vehicle, seats: ride.groupSize, minimumSeats, perSeat: perPerson, discount, total: finalTotal };
  });
  const sum = (some: readonly { total: string }[]): string =>
    formatCents(some.reduce<Cents>((cents, { total }) => cents + parseCents(total), 0));
  const vehicles = [...new Set(priced.map(({ vehicle }) => vehicle))].toSorted((a, b) => a - b);
  return {
    rides: priced,
    runs: vehicles.map((vehicle) => {
      const own = priced.filter((each) => each.vehicle === vehicle);
      return { vehicle, seats: own.reduce((seats, each) => seats + each.seats, 0), total: sum(own) };
    }),
    total: sum(priced),
  };
}
