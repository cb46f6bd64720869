import { Injectable } from '@nestjs/common';
import { EXCLUSIONS, type DispatchDecisionList, type DispatchDecisionView } from '@groupride/contracts';
import { etaMinutes } from '@groupride/geo';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { RidesFacade } from '../rides/rides.facade';
import { DecisionsRepository, type NamedDriver, type StoredDecision } from './decisions.repository';

const MAX_DECISIONS = 50;

/** Shows operations why a driver was offered a ride, or why nobody was. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly decisions: DecisionsRepository,
    private readonly rides: RidesFacade,
    private readonly audit: AuditFacade,
  ) {}

  /** @throws ApiError not_found */
  async list(who: Principal, rideId: number): Promise<DispatchDecisionList> {
    await this.rides.authorize(who, rideId);
    await this.audit.look(who.userId, 'view_dispatch', `ride:${rideId}`);
    const decisions = await this.decisions.ofRide(rideId, MAX_DECISIONS);
    const driverIds = decisions.flatMap(({ candidates, sharedVehicles }) =>
      [...candidates, ...sharedVehicles].map(({ driverId }) => driverId),
    );
    const drivers = await this.decisions.driversNamed([...new Set(driverIds)]);
    const byId = new Map(drivers.map((driver) => [driver.id, driver]));
    return { decisions: decisions.map((decision) => present(decision, byId)) };
  }
}

function present(
  { id, at, driverId, ridesTogether, minutesEstimated, candidates, leftOut, sharedVehicles }: StoredDecision,
  drivers: ReadonlyMap<number, NamedDriver>,
): DispatchDecisionView {
  return {
    id,
    at: at.toISOString(),
    driverId,
    ridesTogether,
    minutesEstimated,
    driverName: driverId === null ? null : (drivers.get(driverId)?.name ?? null),
    candidates: candidates.flatMap(({ seconds, ...candidate }) => {
      const driver = drivers.get(candidate.driverId);
      if (!driver) return [];
      const minutes = seconds === null ? null : etaMinutes(seconds);
      return [{ ...candidate, minutes, driverName: driver.name, vehicle: driver.vehicle }];
    }),
    sharedVehicles: sharedVehicles.flatMap(({ seconds, rideIds, ...considered }) => {
      const driver = drivers.get(considered.driverId);
      if (!driver) return [];
      const minutes = seconds === null ? null : etaMinutes(seconds);
      return [
        {
          ...considered,
          rides: rideIds.map((rideId) => ({ rideId })),
          minutes,
          driverName: driver.name,
          vehicle: driver.vehicle,
        },
      ];
    }),
    leftOut: EXCLUSIONS.flatMap((reason) => (leftOut[reason] ? [{ reason, drivers: leftOut[reason] }] : [])),
  };
}
