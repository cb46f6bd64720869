import { Injectable } from '@nestjs/common';
import type {
  NewRoutePlan,
  PlannedVehicleRoute,
  RoutePlanOrder,
  RoutePlanResult,
  UnservedRequest,
} from '@groupride/contracts';
import {
  checkPlan,
  timedRoute,
  unservedReasons,
  type PlannedRoute,
  type RoutePlan,
  type RouteProblem,
} from '@groupride/route-plans';
import { MappingFacade, RoutingService } from '../mapping/mapping.facade';
import { TravelTimes } from '../mapping/travel-times.facade';
import { joined, sectionsOf, type PlannedSection } from './domain/route-sections';
import { orderProblems, problemsOf } from './domain/plan-rules';
import { placesOf, problemOf } from './domain/plan-problem';
import { hasTimes, routeFaultsOf, totalsOf } from './domain/plan-result';
import { badPlan } from './route-plans.errors';
import { RouteSolver } from './route-solver';

interface Roads {
  problem: RouteProblem;
  estimated: boolean;
}

/** Times, distances and routes of planned vehicles. */
@Injectable()
export class PlanRouting {
  constructor(
    private readonly times: TravelTimes,
    private readonly routing: RoutingService,
    private readonly mapping: MappingFacade,
    private readonly solver: RouteSolver,
  ) {}

  /** @throws ApiError validation_failed, place_outside_area */
  check(plan: NewRoutePlan): void {
    const problems = problemsOf(plan);
    if (problems.length > 0) throw badPlan(problems);
    plan.requests.forEach(({ pickup, dropoff }, index) => {
      if (pickup) this.mapping.checkInArea(`requests.${index}.pickup.place`, pickup.place);
      if (dropoff) this.mapping.checkInArea(`requests.${index}.dropoff.place`, dropoff.place);
    });
    plan.vehicles.forEach(({ start, end }, index) => {
      this.mapping.checkInArea(`vehicles.${index}.start`, start);
      this.mapping.checkInArea(`vehicles.${index}.end`, end);
    });
  }

  async solve(plan: NewRoutePlan): Promise<RoutePlanResult> {
    const roads = this.roadsOf(plan);
    const solved = await this.solver.solve(roads.problem);
    const reasons = unservedReasons(roads.problem, solved.unserved);
    return this.resultOf(
      plan,
      roads,
      solved,
      [...reasons].map(([request, reason]) => ({ request, reason })),
    );
  }

  /**
   * Computes the result of a manual order of stops, even if it cannot be driven.
   * @throws ApiError validation_failed for stops and vehicles that are not the plan's
   */
  async order(plan: NewRoutePlan, orders: readonly RoutePlanOrder[]): Promise<RoutePlanResult> {
    const problems = orderProblems(plan, orders);
    if (problems.length > 0) throw badPlan(problems);
    const roads = this.roadsOf(plan);
    const driving = orders.filter(({ stops }) => stops.length > 0);
    const served = new Set(driving.flatMap(({ stops }) => stops.map(({ request }) => request)));
    const unserved = plan.requests.map((_, request) => request).filter((request) => !served.has(request));
    const routes = driving.map(({ vehicle, stops }) => timedRoute(roads.problem, vehicle, stops));
    if (!hasTimes({ routes, unserved })) {
      throw badPlan([{ field: 'routes', code: 'invalid', message: 'have stops without a route between them' }]);
    }
    const reasons = unservedReasons(roads.problem, unserved);
    const leftOut = [...reasons].map(([request, reason]): UnservedRequest => ({
      request,
      reason: reason === 'vehicles_full' ? 'left_out' : reason,
    }));
    return this.resultOf(plan, roads, { routes, unserved }, leftOut);
  }

  private roadsOf(plan: NewRoutePlan): Roads {
    const places = placesOf(plan);
    const { seconds, estimated } = this.times.matrix(places, places);
    return { problem: problemOf(plan, seconds), estimated };
  }

  private async resultOf(
    plan: NewRoutePlan,
    { problem, estimated }: Roads,
    found: RoutePlan,
    unserved: UnservedRequest[],
  ): Promise<RoutePlanResult> {
    const faults = routeFaultsOf(checkPlan(problem, found));
    const routes: PlannedVehicleRoute[] = [];
    let isEstimated = estimated;
    for (const route of found.routes) {
      const roadRoute = await this.roadRouteOf(plan, route);
      isEstimated ||= roadRoute.estimated;
      const { vehicle, leavesAt, returnsAt, drivingSeconds, stops } = route;
      routes.push({
        vehicle,
        leavesAt,
        returnsAt,
        drivingSeconds,
        meters: roadRoute.meters,
        polyline: roadRoute.polyline,
        stops: stops.map(({ request, kind, arrivesAt, beginsAt, leavesAt: leaves }) => ({
          request,
          kind,
          arrivesAt,
          beginsAt,
          leavesAt: leaves,
        })),
      });
    }
    const totals = totalsOf(plan, routes, unserved, faults.length === 0);
    return { routes, unserved, faults, estimated: isEstimated, totals };
  }

  private async roadRouteOf({ requests, vehicles }: NewRoutePlan, { vehicle, stops }: PlannedRoute) {
    const { start, end } = vehicles[vehicle]!;
    const points = [start, ...stops.map(({ request, kind }) => requests[request]![kind]!.place), end];
    const sections: PlannedSection[] = [];
    for (const section of sectionsOf(points.map(({ lat, lng }) => ({ lat, lng })))) {
      const { value, estimated } = await this.routing.route(section);
      sections.push({ meters: value[0]!.meters, polyline: value[0]!.polyline, estimated });
    }
    return joined(sections);
  }
}
