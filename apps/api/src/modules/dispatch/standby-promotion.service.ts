import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { brokenUniqueness, Database, type Transaction } from '../../platform/database/database';
import { DriversFacade } from '../drivers/drivers.facade';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import { AheadEligibility } from './ahead-eligibility.service';
import { standbyPeriod } from './domain/rides-ahead';
import { busyTime } from './domain/busy-time';
import { OfferWithdrawals } from './offer-withdrawals.service';
import { StandbyRepository } from './standby.repository';

/** Gives a scheduled ride that lost its driver to the first one on its standby list who can still serve it. */
@Injectable()
export class StandbyPromotion {
  constructor(
    private readonly database: Database,
    private readonly drivers: DriversFacade,
    private readonly rides: RidesFacade,
    private readonly withdrawals: OfferWithdrawals,
    private readonly standby: StandbyRepository,
    private readonly eligibility: AheadEligibility,
    private readonly clock: Clock,
  ) {}

  /** @returns whether the ride has a driver again; otherwise its search goes on */
  async promote(rideId: number): Promise<boolean> {
    for (const { driverId } of await this.standby.lists([rideId])) {
      try {
        if (await this.database.transaction((tx) => this.giveTo(tx, rideId, driverId))) return true;
      } catch (error) {
        // The driver has just taken another ride at that time.
        if (brokenUniqueness(error) !== 'rides_one_at_a_time_per_driver') throw error;
      }
    }
    return false;
  }

  /** Locks the driver before the ride, as acceptances do. */
  private async giveTo(tx: Transaction, rideId: number, driverId: number): Promise<boolean> {
    const { applicationStatus } = await this.drivers.lock(tx, driverId);
    const ride = await this.rides.lock(tx, rideId);
    if (!this.isOpen(ride) || applicationStatus !== 'approved') return false;
    if ((await this.eligibility.exclusion(tx, ride, driverId)) !== null) return false;
    if (!(await this.standby.leave(rideId, driverId, tx))) return false;
    const now = this.clock.now();
    const busy = busyTime(ride, now);
    await this.rides.move(tx, {
      rideId,
      to: 'confirmed',
      actor: SYSTEM,
      event: 'driver_assigned',
      data: { driverId, standby: true },
      set: { driverId, acceptedAt: now, busyFrom: busy.from, busyUntil: busy.until },
    });
    // Standby drivers have waited longer than a driver with an open offer.
    await this.withdrawals.giveTo(tx, rideId, driverId);
    return true;
  }

  private isOpen({ status, scheduledAt }: Ride): boolean {
    return status === 'pending' && scheduledAt !== null && scheduledAt >= standbyPeriod(this.clock.now()).from;
  }
}
