import { Injectable } from '@nestjs/common';
import type { PublishedRoutePlan, RoutePlanSummary, RoutePlanView } from '@groupride/contracts';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import { DriversFacade } from '../drivers/drivers.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { noSuchPlan } from './route-plans.errors';
import { RoutePlansRepository, type PublishedAs } from './route-plans.repository';

/** Plans on one page. */
const PAGE = 50;

/** Presents route plans to operations, with the state of the rides of published ones. */
@Injectable()
export class PlanViews {
  constructor(
    private readonly plans: RoutePlansRepository,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly accounts: BusinessAccountsFacade,
  ) {}

  async list(before: number | null): Promise<RoutePlanSummary[]> {
    const plans = await this.plans.list(before, PAGE);
    return plans.map(({ changedAt, publishedAt, ...plan }) => ({
      ...plan,
      changedAt: changedAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
    }));
  }

  /** @throws ApiError not_found */
  async show(planId: number): Promise<RoutePlanView> {
    const plan = await this.plans.find(planId);
    if (!plan) throw noSuchPlan();
    const { id, name, day, requests, vehicles, result, previous, revision, changedAt, publishedAt, publication } = plan;
    return {
      id,
      name,
      day,
      requests,
      vehicles,
      result,
      previous,
      revision,
      changedAt: changedAt.toISOString(),
      publication: publishedAt && publication && (await this.published(publishedAt, publication)),
    };
  }

  private async published(at: Date, { accountId, eventId, runs }: PublishedAs): Promise<PublishedRoutePlan> {
    const found = await this.rides.findAll(runs.flatMap(({ rides }) => rides.map(({ rideId }) => rideId)));
    const rideOf = new Map(found.map((ride) => [ride.id, ride]));
    const payer = found[0] && (await this.accounts.payerOf(found[0].id));
    const views: PublishedRoutePlan['runs'] = [];
    for (const { runId, vehicle, rides } of runs) {
      const ofRun = rides.flatMap(({ rideId }) => rideOf.get(rideId) ?? []);
      const driverId = driverOf(ofRun);
      const driver = driverId === null ? null : await this.drivers.find(driverId);
      views.push({
        runId,
        vehicle,
        driverId,
        driverName: driver?.name ?? null,
        rides: rides.map(({ request, rideId }) => ({ request, rideId, status: rideOf.get(rideId)!.status })),
      });
    }
    return { publishedAt: at.toISOString(), accountId, accountName: payer?.name ?? '', eventId, runs: views };
  }
}

/** The driver of the rides that are not over, or else of any ride. */
function driverOf(rides: readonly Ride[]): number | null {
  const ahead = rides.filter(({ status }) => status !== 'completed' && status !== 'cancelled');
  return (ahead.length > 0 ? ahead : rides).find(({ driverId }) => driverId !== null)?.driverId ?? null;
}
