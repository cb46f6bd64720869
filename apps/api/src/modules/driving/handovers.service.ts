import { Injectable } from '@nestjs/common';
import type { Reassignment, RideCandidateList, RideView } from '@groupride/contracts';
import { etaMinutes } from '@groupride/geo';
import { brokenUniqueness, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { DispatchFacade } from '../dispatch/dispatch.facade';
import { DriversFacade, type Driver } from '../drivers/drivers.facade';
import { OperatorActions } from '../rides/operator-actions.facade';
import { driverChanged, noSuchRide, RidesFacade } from '../rides/rides.facade';
import { DriverNotices } from './driver-notices';
import { driverNotFree } from './driving.errors';
import { RideReleaseService } from './ride-release.service';
import { RunHandovers } from './run-handovers.service';

/** Lets operations give a ride to a driver of their choice, with or without a current driver. */
@Injectable()
export class HandoversService {
  constructor(
    private readonly actions: OperatorActions,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly dispatch: DispatchFacade,
    private readonly releases: RideReleaseService,
    private readonly notices: DriverNotices,
    private readonly runs: RunHandovers,
  ) {}

  async candidates(rideId: number): Promise<RideCandidateList> {
    const ride = await this.rides.find(rideId);
    if (!ride) throw noSuchRide();
    const ofRun = await this.runs.candidates(ride);
    if (ofRun) return { drivers: ofRun };
    const candidates = await this.dispatch.candidates(ride);
    return {
      drivers: candidates.map(
        ({
          driverId,
          name,
          phone,
          vehicle,
          licensePlate,
          vehicleClass,
          seats,
          hasDeclined,
          earlierCause,
          pickupCost,
        }) => ({
          driverId,
          name,
          phone,
          vehicle,
          licensePlate,
          vehicleClass,
          seats,
          hasDeclined,
          earlierCause,
          minutes: etaMinutes(pickupCost.seconds),
          minutesEstimated: pickupCost.estimated,
        }),
      ),
    };
  }

  /**
   * @throws ApiError ride_state_conflict when the ride ended, is under way or has another driver by now;
   * driver_not_assignable
   */
  async reassign(
    who: Principal,
    rideId: number,
    { driverId, replacedDriverId, reason }: Reassignment,
    key?: string,
  ): Promise<RideView> {
    const expected = replacedDriverId ?? null;
    const replaced = expected === null ? null : await this.drivers.find(expected);
    const request = { driverId, replacedDriverId: expected, reason };
    try {
      return await this.actions.run(who, { name: 'reassign_ride', rideId, request, key }, (tx) =>
        this.handOver(tx, who, rideId, { driverId, replaced, reason }),
      );
    } catch (error) {
      const broken = brokenUniqueness(error);
      if (broken === 'rides_one_active_per_driver' || broken === 'rides_one_at_a_time_per_driver')
        throw driverNotFree();
      throw error;
    }
  }

  private async handOver(
    tx: Transaction,
    who: Principal,
    rideId: number,
    { driverId, replaced, reason }: { driverId: number; replaced: Driver | null; reason: string },
  ): Promise<void> {
    // Locks in the same order as acceptances, so that the two cannot deadlock.
    const driver = await this.drivers.lock(tx, driverId);
    const run = await this.runs.lock(tx, rideId);
    const ride = await this.rides.lock(tx, rideId);
    if (ride.driverId !== (replaced?.id ?? null)) throw driverChanged();
    const actor = { as: 'admin', userId: who.userId } as const;
    if (run) {
      const rest = await this.runs.handOver(tx, run, { driver, replaced, actor, reason });
      if (run.setOutAt) await this.dispatch.withdrawOffersTo(tx, driverId);
      await this.notices.tellOfRun(tx, 'assigned', rest, driver, reason);
      if (replaced) await this.notices.tellOfRun(tx, 'reassigned', rest, replaced, reason);
      return;
    }
    await this.dispatch.assign(tx, ride, driverId, { actor, reason });
    await this.notices.tell(tx, 'assigned', ride, driver, reason);
    if (!replaced) return;
    await this.releases.forget(tx, rideId, replaced, 'taken_back');
    await this.notices.tell(tx, 'reassigned', ride, replaced, reason);
  }
}
