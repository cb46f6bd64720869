import { Injectable } from '@nestjs/common';
import { metersPerSecond } from '@groupride/geo';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { Ride } from '../rides/rides.facade';
import { TrackingFacade } from '../tracking/tracking.facade';
import { LeftPickups } from './driving.facade';
import { isElsewhere } from './domain/approach';
import { timeAway } from './domain/time-away';
import { PickupTravelTimes } from './pickup-travel-times';
import { ProgressChecksRepository } from './progress-checks.repository';
import { ProgressSettlement } from './progress-settlement.service';

/** Handles drivers who were asked because they left the pickup after arriving. */
@Injectable()
export class LeftPickupsService extends LeftPickups {
  constructor(
    private readonly checks: ProgressChecksRepository,
    private readonly settlement: ProgressSettlement,
    private readonly travelTimes: PickupTravelTimes,
    private readonly tracking: TrackingFacade,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  async settle(rideId: number): Promise<boolean> {
    if (!(await this.isOpen(rideId))) return false;
    await this.settlement.settle(rideId);
    return true;
  }

  async isOpen(rideId: number, tx?: Transaction): Promise<boolean> {
    const [driver] = await this.checks.onTheWay(rideId, tx);
    return driver?.check?.cause === 'left_pickup';
  }

  async awayMs(
    { id, driverId, acceptedAt, pickupLat, pickupLng }: Ride,
    wait: { arrivedAt: Date; since: Date },
    tx?: Transaction,
  ): Promise<number> {
    if (driverId === null) return 0;
    const now = this.clock.now();
    // Positions received before the arrival show where the car can have come from.
    const from = acceptedAt && acceptedAt < wait.arrivedAt ? acceptedAt : wait.arrivedAt;
    const received = await this.tracking.positionsBetween(id, driverId, from, now, tx);
    const pickup = { lat: pickupLat, lng: pickupLng };
    return timeAway(received, { ...wait, pickup, now }, metersPerSecond(this.config.FASTEST_CAR_MPH));
  }

  /**
   * Whether a driver without a verified passenger has left after arriving: they were asked about it, or their newest
   * position is elsewhere. Without a fresh position, the last check of drivers on the way counts.
   * @param byPosition false for a step that was taken at the pickup, however late it is reported
   */
  async hasLeft(tx: Transaction, rideId: number, driverId: number, byPosition: boolean): Promise<boolean> {
    const [driver] = await this.checks.onTheWay(rideId, tx);
    if (driver?.check?.cause === 'left_pickup') return true;
    if (!byPosition) return false;
    const elsewhere = driver?.driverId === driverId ? isElsewhere(this.travelTimes.snapshotOf(driver)) : null;
    return elsewhere ?? this.checks.hasLeftPickup(tx, rideId, driverId);
  }
}
