import { Injectable } from '@nestjs/common';
import type { FieldProblem, RoutePlanDriver, RoutePlanDriversQuery, RoutePlanPublication } from '@groupride/contracts';
import { clockToInstant, instantToZoned } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { CityFacade } from '../city/city.facade';
import { DriversFacade, PlannableDrivers, type PlanProblem, type PlannedDrive } from '../drivers/drivers.facade';
import { drivesOf, spanOf, type PlanDrive } from './domain/plan-drives';
import { nameOf, publicationProblems } from './domain/publication-rules';
import { badPlan, planInPast, planNotFeasible, planWithoutServedRequests } from './route-plans.errors';
import type { StoredRoutePlan } from './route-plans.repository';

/** Travel time before and after a route, as for every ride that is accepted ahead. */
const TRAVEL_MS = 15 * 60_000;
const MOST_SHOWN = 100;

const TEXTS: Readonly<Record<PlanProblem, string>> = {
  not_approved: 'is not an approved driver',
  documents_expired: 'has a document that expired',
  vehicle_too_small: 'has too few seats',
  class_not_suitable: 'has a vehicle of a class that does not serve this ride type',
  busy: 'has another ride at that time',
  member: 'has a seat in one of the rides',
};

/** Finds and checks the drivers for the vehicles of a route plan. */
@Injectable()
export class PlanDriversService {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly plannable: PlannableDrivers,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError route_plan_not_feasible, route_plan_serves_nobody, route_plan_in_past */
  drivesOf(plan: StoredRoutePlan): PlanDrive[] {
    if (!plan.result?.totals.feasible) throw planNotFeasible();
    const { timeZone } = this.city.current;
    const drives = drivesOf(plan, plan.result, (seconds) => clockToInstant(plan.day, seconds, timeZone)!);
    if (drives.length === 0) throw planWithoutServedRequests(plan, plan.result.unserved);
    const now = this.clock.now();
    // Compares times and not only days, because a night shift can begin after midnight, when the plan's day has ended.
    if (drives.some((drive) => spanOf(drive).from <= now))
      throw planInPast(plan.day < instantToZoned(now, timeZone).date ? 'day' : 'pickup');
    return drives;
  }

  /**
   * Finds drivers who can drive a vehicle's route.
   * @throws ApiError validation_failed, route_plan_not_feasible, route_plan_serves_nobody, route_plan_in_past
   */
  async candidates(plan: StoredRoutePlan, { vehicle, rideType }: RoutePlanDriversQuery): Promise<RoutePlanDriver[]> {
    const drive = this.drivesOf(plan).find((each) => each.vehicle === vehicle);
    if (!drive) throw badPlan([{ field: 'vehicle', code: 'invalid', message: 'is not a vehicle that drives' }]);
    const found = await this.plannable.find({ ...demandOf(drive, rideType), limit: MOST_SHOWN });
    return found.map(({ driverId, name, vehicle: model, vehicleClass, seats }) => ({
      driverId,
      name,
      vehicle: model,
      vehicleClass,
      seats,
    }));
  }

  /** All problems of the choice of drivers and passengers. */
  async problemsOf(
    plan: StoredRoutePlan,
    drives: readonly PlanDrive[],
    publication: RoutePlanPublication,
  ): Promise<FieldProblem[]> {
    return [
      ...publicationProblems(plan, drives, publication),
      ...(await this.driverProblems(plan, drives, publication)),
    ];
  }

  /** Locks the drivers and checks again that they are free. @throws ApiError validation_failed */
  async lock(
    tx: Transaction,
    plan: StoredRoutePlan,
    drives: readonly PlanDrive[],
    publication: RoutePlanPublication,
  ): Promise<void> {
    const driverIds = [...new Set(publication.vehicles.map(({ driverId }) => driverId))];
    for (const driverId of driverIds.toSorted((one, other) => one - other)) await this.drivers.lock(tx, driverId);
    const problems = await this.driverProblems(plan, drives, publication, tx);
    if (problems.length > 0) throw badPlan(problems);
  }

  /** Drivers must not drive themselves. @throws ApiError validation_failed */
  async checkNotRiding(tx: Transaction, field: string, driverId: number, rideIds: readonly number[]): Promise<void> {
    if (await this.plannable.hasSeatInAny(tx, driverId, rideIds))
      throw badPlan([{ field, code: 'invalid', message: TEXTS.member }]);
  }

  private async driverProblems(
    plan: StoredRoutePlan,
    drives: readonly PlanDrive[],
    { vehicles }: RoutePlanPublication,
    tx?: Transaction,
  ): Promise<FieldProblem[]> {
    const problems: FieldProblem[] = [];
    for (const [index, { vehicle, driverId, rideType }] of vehicles.entries()) {
      const drive = drives.find((each) => each.vehicle === vehicle);
      if (!drive) continue;
      const [driver] = await this.plannable.find({ ...demandOf(drive, rideType), driverId, limit: 1 }, tx);
      const problem = driver ? driver.problem : 'not_approved';
      if (problem)
        problems.push({
          field: `vehicles.${index}.driverId`,
          code: problem,
          message: `${driver?.name ?? 'This driver'} ${TEXTS[problem]}, and cannot drive ${nameOf(plan, vehicle)}`,
        });
    }
    return problems;
  }
}

function demandOf(drive: PlanDrive, rideType: PlannedDrive['rideType']): Omit<PlannedDrive, 'limit'> {
  const { from, until } = spanOf(drive);
  const busy = { from: new Date(from.getTime() - TRAVEL_MS), until: new Date(until.getTime() + TRAVEL_MS) };
  return { rideType, bookedAt: null, seats: drive.seats, busy };
}
