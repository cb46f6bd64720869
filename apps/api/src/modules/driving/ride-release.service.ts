import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { DispatchFacade } from '../dispatch/dispatch.facade';
import { MembersFacade } from '../members/members.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { RidesFacade, type Actor } from '../rides/rides.facade';

export interface ReleaseFacts {
  reason?: string;
  /** For operations. */
  data?: Record<string, unknown>;
  /** Only while the driver has not arrived. */
  beforeArrival?: boolean;
}

/** Takes a ride from its driver and searches for another one. */
@Injectable()
export class RideReleaseService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly dispatch: DispatchFacade,
    private readonly realtime: RealtimeFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError ride_state_conflict when this driver cannot release the ride */
  async release(
    tx: Transaction,
    rideId: number,
    driver: { id: number; userId: number },
    actor: Actor,
    { reason, data, beforeArrival = false }: ReleaseFacts = {},
  ): Promise<void> {
    await this.rides.move(tx, {
      rideId,
      to: 'pending',
      actor,
      event: 'driver_released',
      ...(reason ? { reason } : {}),
      ...(data ? { data } : {}),
      beforeArrival,
      onlyOfDriver: driver.id,
      set: {
        ...{ driverId: null, acceptedAt: null, busyFrom: null, busyUntil: null, arrivedAt: null },
        ...{ pendingSince: this.clock.now(), wrongCodes: 0, codesLockedUntil: null },
      },
    });
    await this.forget(tx, rideId, driver);
  }

  /** Ends what the former driver has of the ride. */
  async forget(tx: Transaction, rideId: number, driver: { id: number; userId: number }): Promise<void> {
    await this.dispatch.exclude(tx, rideId, driver.id);
    // The next driver verifies everybody again, and this one stops following the ride.
    await this.members.forgetVerifications(tx, rideId);
    tx.afterCommit(() => {
      this.realtime.dropFromRide(driver.userId, rideId);
      this.realtime.toDriver(driver.id, 'driverChanged', { driverId: driver.id });
    });
  }
}
