import { Injectable } from '@nestjs/common';
import type { OffersAhead, RideView, ScheduledRideList } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { brokenUniqueness, Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { DriversAhead } from './drivers-ahead.service';
import { RoundRequests } from './round-requests.service';
import { rideTaken, timeTaken } from './dispatch.errors';
import { isAssignedTo } from './domain/assigned';
import { aheadPeriod } from './domain/rides-ahead';
import { busyTime } from './domain/busy-time';
import { OfferPushes } from './offer-pushes';
import { OffersRepository } from './offers.repository';

/** Lets drivers choose scheduled rides days ahead. */
@Injectable()
export class ScheduledRidesService {
  constructor(
    private readonly database: Database,
    private readonly drivers: DriversAhead,
    private readonly rides: RidesFacade,
    private readonly offers: OffersRepository,
    private readonly pushes: OfferPushes,
    private readonly rounds: RoundRequests,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found when `driverId` is somebody else's */
  async list(who: Principal, driverId: number): Promise<ScheduledRideList> {
    return this.drivers.list(who, driverId, this.clock.now());
  }

  /** @throws ApiError not_found */
  async setOffersAhead(who: Principal, driverId: number, { enabled }: OffersAhead): Promise<OffersAhead> {
    await this.drivers.setOffersAhead(who, driverId, enabled);
    if (enabled) await this.rounds.request({ withRidesAhead: true });
    return { enabled };
  }

  /**
   * Exactly one driver gets the ride. Repeating the call returns the ride.
   * @throws ApiError driver_not_approved, ride_taken, ride_not_suitable, ride_overlaps
   */
  async take(who: Principal, driverId: number, rideId: number): Promise<{ ride: RideView }> {
    this.drivers.checkSelf(who, driverId);
    const ride = await this.rides.find(rideId);
    // The answer does not reveal whether a ride that drivers cannot choose exists.
    if (ride?.bookingType !== 'scheduled') throw rideTaken('over');
    try {
      await this.database.transaction(async (tx) => {
        await this.drivers.lockApproved(tx, driverId);
        const locked = await this.rides.lock(tx, rideId);
        if (!isAssignedTo(locked, driverId)) await this.assign(tx, locked, who, driverId);
      });
    } catch (error) {
      if (brokenUniqueness(error) === 'rides_one_at_a_time_per_driver') throw timeTaken();
      throw error;
    }
    return { ride: await this.rides.view(who, rideId) };
  }

  private async assign(tx: Transaction, ride: Ride, who: Principal, driverId: number): Promise<void> {
    const now = this.clock.now();
    await this.checkOpen(tx, ride, driverId, now);
    await this.drivers.checkSuitable(tx, ride, driverId);
    const busy = busyTime(ride, now);
    await this.rides.move(tx, {
      rideId: ride.id,
      to: 'confirmed',
      actor: { as: 'driver', userId: who.userId },
      event: 'driver_assigned',
      data: { driverId, ahead: true },
      set: { driverId, acceptedAt: now, busyFrom: busy.from, busyUntil: busy.until },
    });
    await this.offers.recordTaken(tx, ride.id, driverId);
    tx.afterCommit(() => this.pushes.rideAccepted(driverId));
  }

  /** @throws ApiError ride_taken */
  private async checkOpen(tx: Transaction, ride: Ride, driverId: number, now: Date): Promise<void> {
    if (ride.status === 'confirmed' || ride.status === 'en_route') throw rideTaken('taken');
    if (ride.status !== 'pending' || !ride.scheduledAt || ride.scheduledAt > aheadPeriod(now).until)
      throw rideTaken('over');
    if (ride.scheduledAt < aheadPeriod(now).from) throw rideTaken('search');
    const offered = await this.offers.openDriver(tx, ride.id);
    if (offered !== null && offered !== driverId) throw rideTaken('offered');
  }
}
