import { Injectable } from '@nestjs/common';
import type { RideView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { brokenUniqueness, Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Jobs } from '../../platform/jobs/jobs';
import { driverBusy, DriversFacade } from '../drivers/drivers.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { busyTime } from './domain/busy-time';
import { offerGone, timeTaken } from './dispatch.errors';
import { isAssignedTo } from './domain/assigned';
import { OfferPushes } from './offer-pushes';
import { OffersRepository } from './offers.repository';
import { seekDriver } from './offering.service';
import { seekRide } from './search.service';

/** A driver's answers to offers. */
@Injectable()
export class OfferAnswersService {
  constructor(
    private readonly database: Database,
    private readonly drivers: DriversFacade,
    private readonly rides: RidesFacade,
    private readonly offers: OffersRepository,
    private readonly pushes: OfferPushes,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Exactly one driver wins a ride, and a driver wins one ride at a time. Locks are always taken in the order driver,
   * ride, offers, so that parallel answers cannot deadlock. A repeated acceptance, for example after a lost response,
   * returns the ride.
   */
  async accept(who: Principal, rideId: number, driverId: number): Promise<{ ride: RideView }> {
    await this.drivers.authorizeSelf(who, driverId);
    const ride = await this.rides.find(rideId);
    // Without an offer, the driver must not learn whether the ride exists.
    if (!ride) throw offerGone();
    if (isAssignedTo(ride, driverId)) return { ride: await this.rides.view(who, rideId) };
    try {
      await this.database.transaction(async (tx) => {
        await this.drivers.lockAtWork(tx, driverId);
        await this.take(tx, who, rideId, driverId);
      });
    } catch (error) {
      const broken = brokenUniqueness(error);
      if (broken === 'rides_one_active_per_driver') throw driverBusy();
      if (broken === 'rides_one_at_a_time_per_driver') throw timeTaken();
      throw error;
    }
    return { ride: await this.rides.view(who, rideId) };
  }

  async decline(who: Principal, rideId: number, driverId: number): Promise<void> {
    await this.drivers.authorizeSelf(who, driverId);
    if (!(await this.rides.find(rideId))) throw offerGone();
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      const offer = await this.offers.close(tx, { rideId, driverId }, 'declined');
      if (!offer) throw offerGone();
      await this.rides.note(tx, {
        rideId,
        type: 'offer_declined',
        actor: { as: 'driver', userId: who.userId },
        data: { driverId, offerId: offer.id },
      });
      await this.jobs.enqueue(tx, seekDriver, { rideId });
      await this.jobs.enqueue(tx, seekRide, { driverId });
      // The driver's other devices show the offer, too.
      tx.afterCommit(() => this.pushes.offersWithdrawn(offer));
    });
  }

  private async take(tx: Transaction, who: Principal, rideId: number, driverId: number): Promise<void> {
    const ride = await this.rides.lock(tx, rideId);
    if (isAssignedTo(ride, driverId)) return;
    if (!(await this.offers.accept(tx, rideId, driverId, this.clock.now()))) throw offerGone();
    await this.assign(tx, ride, who, driverId);
    const withdrawn = await this.offers.withdrawOpen(tx, { rideId }, 'assigned');
    for (const other of withdrawn) await this.jobs.enqueue(tx, seekRide, { driverId: other.driverId });
    // A driver with a scheduled ride stays free until it starts.
    if (ride.bookingType === 'scheduled') await this.jobs.enqueue(tx, seekRide, { driverId });
    if (ride.bookingType === 'now') {
      for (const other of await this.offers.withdrawOpen(tx, { driverId }, 'assigned')) {
        withdrawn.push(other);
        await this.jobs.enqueue(tx, seekDriver, { rideId: other.rideId });
      }
    }
    tx.afterCommit(() => {
      withdrawn.forEach((other) => this.pushes.offersWithdrawn(other));
      this.pushes.rideAccepted(driverId);
    });
  }

  private async assign(tx: Transaction, ride: Ride, who: Principal, driverId: number): Promise<void> {
    const now = this.clock.now();
    const busy = busyTime(ride, now);
    await this.rides.move(tx, {
      rideId: ride.id,
      to: ride.bookingType === 'scheduled' ? 'confirmed' : 'en_route',
      actor: { as: 'driver', userId: who.userId },
      event: 'driver_assigned',
      data: { driverId },
      set: { driverId, acceptedAt: now, busyFrom: busy.from, busyUntil: busy.until },
    });
  }
}
