import { Injectable } from '@nestjs/common';
import type {
  EventRide,
  FieldProblem,
  RoutePlanDriver,
  RoutePlanDriversQuery,
  RoutePlanPublication,
} from '@groupride/contracts';
import { formatCents, parseCents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { EventRidesFacade } from '../booking/booking.facade';
import { CityFacade } from '../city/city.facade';
import { RunsFacade } from '../runs/runs.facade';
import type { PlanDrive } from './domain/plan-drives';
import { rideOf } from './domain/plan-rides';
import type { PublishedAs, StoredRoutePlan } from './route-plans.repository';
import { badPlan, planPriceChanged } from './route-plans.errors';
import { PlanNotices } from './plan-notices';
import { PlanDriversService } from './plan-drivers.service';

/** A checked publication that is not booked yet. */
export interface PreparedPublication {
  plan: StoredRoutePlan;
  drives: readonly PlanDrive[];
  publication: RoutePlanPublication;
  booker: Principal;
  rides: readonly EventRide[];
  quotes: readonly string[];
}

/** Makes the rides and runs of a route plan. */
@Injectable()
export class PlanPublishing {
  constructor(
    private readonly events: EventRidesFacade,
    private readonly runs: RunsFacade,
    private readonly planDrivers: PlanDriversService,
    private readonly city: CityFacade,
    private readonly notices: PlanNotices,
  ) {}

  /** @throws ApiError validation_failed naming every vehicle and request that something is wrong with, route_plan_not_feasible, route_plan_serves_nobody, route_plan_in_past, prices_changed */
  async prepare(plan: StoredRoutePlan, publication: RoutePlanPublication): Promise<PreparedPublication> {
    const drives = this.planDrivers.drivesOf(plan);
    const problems = await this.planDrivers.problemsOf(plan, drives, publication);
    for (const [index, { passenger }] of publication.passengers.entries())
      await adding(problems, async () => this.events.checkPassenger(passenger, `passengers.${index}.passenger`));
    const booker = await adding(problems, () => this.events.bookerFor(publication.accountId));
    const rides = this.ridesOf(plan, drives, publication);
    // Prices need valid rides and passengers.
    const isClear =
      rides.length === publication.passengers.length && !problems.some(({ field }) => field.startsWith('passengers'));
    const quotes =
      booker && isClear
        ? await adding(problems, () => namingPassengers(() => this.events.quote(booker, rides, publication.accountId)))
        : null;
    if (!booker || !quotes || problems.length > 0) throw badPlan(problems);
    const total = formatCents(quotes.reduce((sum, { finalTotal }) => sum + parseCents(finalTotal), 0));
    if (publication.total !== undefined && publication.total !== total) throw planPriceChanged(total);
    return { plan, drives, publication, booker, rides, quotes: quotes.map(({ quoteId }) => quoteId!) };
  }

  /**
   * Finds drivers who can drive a vehicle's route.
   * @throws ApiError validation_failed, route_plan_not_feasible, route_plan_serves_nobody, route_plan_in_past
   */
  candidates(plan: StoredRoutePlan, query: RoutePlanDriversQuery): Promise<RoutePlanDriver[]> {
    return this.planDrivers.candidates(plan, query);
  }

  /** @returns the account, event, rides and runs of the published plan */
  async book(
    tx: Transaction,
    who: Principal,
    { plan, drives, publication, booker, rides, quotes }: PreparedPublication,
  ): Promise<PublishedAs> {
    const { accountId, vehicles, passengers } = publication;
    // Locks drivers before rides, in the same order as accepting an offer does.
    await this.planDrivers.lock(tx, plan, drives, publication);
    const booking = { eventName: plan.name, rides: [...rides] };
    const { eventId, rideIds } = await namingPassengers(() => this.events.book(tx, booker, accountId, booking, quotes));
    const rideOf = new Map(passengers.map(({ request }, index) => [request, rideIds[index]!]));
    const runs: PublishedAs['runs'] = [];
    for (const [index, { vehicle, driverId, rideType }] of vehicles.entries()) {
      const { seats, stops } = drives.find((drive) => drive.vehicle === vehicle)!;
      const ofRun = stops.map(({ request, kind, at }) => ({ rideId: rideOf.get(request)!, kind, plannedAt: at }));
      const run = await this.runs.create(tx, {
        source: 'route_plan',
        routePlanId: plan.id,
        rideType,
        seats,
        startsAt: ofRun[0]!.plannedAt,
        stops: ofRun,
      });
      const requests = [...new Set(stops.map(({ request }) => request))];
      await this.planDrivers.checkNotRiding(tx, `vehicles.${index}.driverId`, driverId, [...rideOf.values()]);
      await this.runs.assign(tx, run, { driverId, actor: { as: 'admin', userId: who.userId } });
      const first = plan.requests[stops[0]!.request]!.pickup?.place ?? plan.vehicles[vehicle]!.start;
      await this.notices.tell(tx, driverId, { startsAt: run.startsAt, pickup: first.name, stops: stops.length });
      runs.push({
        runId: run.id,
        vehicle,
        rides: requests.map((request) => ({ request, rideId: rideOf.get(request)! })),
      });
    }
    return { accountId, eventId, runs };
  }

  /** The rides in the order of the passengers. */
  private ridesOf(
    plan: StoredRoutePlan,
    drives: readonly PlanDrive[],
    { vehicles, passengers, costCenter }: RoutePlanPublication,
  ): EventRide[] {
    return passengers.flatMap(({ request, passenger, reference }) => {
      const found = rideOf(plan, drives, vehicles, request, this.city.current.timeZone);
      if (!found) return [];
      return {
        ...found.ride,
        passenger,
        reference: reference ?? plan.requests[request]!.label.slice(0, 60),
        ...(costCenter ? { costCenter } : {}),
      };
    });
  }
}

/** Runs `work` and adds its validation errors to `problems`. @returns null when there were any */
async function adding<T>(problems: FieldProblem[], work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'validation_failed') throw error;
    problems.push(...(error.more.errors ?? []));
    return null;
  }
}

/** Renames `rides` to `passengers` in validation errors: rides are booked in the order of the passengers. */
async function namingPassengers<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.more.errors) throw error;
    const named = (text: string) => text.replace(/^rides\./, 'passengers.');
    throw new ApiError(error.code, named(error.detail), {
      ...error.more,
      errors: error.more.errors.map((each) => ({ ...each, field: named(each.field) })),
    });
  }
}
