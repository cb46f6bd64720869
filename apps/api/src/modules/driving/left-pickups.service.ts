import { Injectable } from '@nestjs/common';
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

/** Drivers who were asked because they left the pickup after arriving. */
@Injectable()
export class LeftPickupsService extends LeftPickups {
  constructor(
    private readonly checks: ProgressChecksRepository,
    private readonly settlement: ProgressSettlement,
    private readonly travelTimes: PickupTravelTimes,
    private readonly tracking: TrackingFacade,
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

  async awayMs({ id, driverId, pickupLat, pickupLng }: Ride, since: Date, tx?: Transaction): Promise<number> {
    if (driverId === null) return 0;
    const now = this.clock.now();
    const received = await this.tracking.positionsBetween(id, driverId, since, now, tx);
    return timeAway(received, { lat: pickupLat, lng: pickupLng }, now);
  }

  /** Whether the driver is known to have left after arriving. @param byPosition or is elsewhere by the newest position */
  async hasLeft(tx: Transaction, rideId: number, driverId: number, byPosition: boolean): Promise<boolean> {
    if (await this.checks.hasLeftPickup(tx, rideId, driverId)) return true;
    if (!byPosition) return false;
    const [driver] = await this.checks.onTheWay(rideId, tx);
    return driver?.driverId === driverId && isElsewhere(this.travelTimes.snapshotOf(driver));
  }
}
