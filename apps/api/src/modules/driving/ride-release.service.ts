import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { OfferCause } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { DispatchFacade } from '../dispatch/dispatch.facade';
import { MembersFacade } from '../members/members.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { RidesFacade, type Actor } from '../rides/rides.facade';
import { openRides, RunsFacade } from '../runs/runs.facade';

export interface ReleaseFacts {
  reason?: string;
  /** Data of the event for operations. */
  data?: Record<string, unknown>;
  /** Why dispatch no longer asks this driver; undefined when they gave the ride back. */
  cause?: OfferCause;
  /** Releases the ride only while the driver has not arrived. */
  beforeArrival?: boolean;
}

/**
 * Takes a ride from its driver and searches for another one. A run in which nobody is aboard yet is released as a
 * whole.
 */
@Injectable()
export class RideReleaseService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly dispatch: DispatchFacade,
    private readonly realtime: RealtimeFacade,
    private readonly runs: RunsFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * Operations choose the next driver of a run, because its rides are not offered one by one. While people are aboard,
   * the rides that lose the driver leave the run instead.
   * @returns the rides that lost the driver
   * @throws ApiError ride_state_conflict when this driver cannot release the ride
   */
  async release(
    tx: Transaction,
    rideId: number,
    driver: { id: number; userId: number },
    actor: Actor,
    facts: ReleaseFacts = {},
  ): Promise<number[]> {
    const run = await this.runs.lockOfRide(tx, rideId);
    await this.releaseOne(tx, rideId, driver, actor, facts);
    if (!run) return [rideId];
    const { reason, data, cause } = facts;
    const others = (await this.rides.findAll(openRides(run), tx)).filter(
      ({ id, status, driverId }) =>
        id !== rideId && driverId === driver.id && (status === 'confirmed' || status === 'en_route'),
    );
    for (const { id } of others)
      await this.releaseOne(tx, id, driver, actor, {
        ...(reason ? { reason } : {}),
        ...(cause ? { cause } : {}),
        data: { ...data, runId: run.id },
      });
    return [rideId, ...others.map(({ id }) => id)];
  }

  private async releaseOne(
    tx: Transaction,
    rideId: number,
    driver: { id: number; userId: number },
    actor: Actor,
    { reason, data, cause, beforeArrival = false }: ReleaseFacts = {},
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
        driverId: null,
        acceptedAt: null,
        busyFrom: null,
        busyUntil: null,
        arrivedAt: null,
        pendingSince: this.clock.now(),
        wrongCodes: 0,
        codesLockedUntil: null,
      },
    });
    await this.forget(tx, rideId, driver, cause);
  }

  /** Excludes the former driver from the ride, and removes the verifications and the driver's live access. */
  async forget(
    tx: Transaction,
    rideId: number,
    driver: { id: number; userId: number },
    cause?: OfferCause,
  ): Promise<void> {
    await this.dispatch.exclude(tx, rideId, driver.id, cause);
    // The next driver verifies all members again, and the former one stops following the ride.
    await this.members.forgetVerifications(tx, rideId);
    tx.afterCommit(() => {
      this.realtime.dropFromRide(driver.userId, rideId);
      this.realtime.toDriver(driver.id, 'driverChanged', { driverId: driver.id });
    });
  }
}
