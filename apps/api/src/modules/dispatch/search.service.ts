import { Injectable } from '@nestjs/common';
import { SYSTEM_CANCELLATION_REASONS } from '@groupride/contracts';
import { milesToMeters } from '@groupride/geo';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { DriversFacade } from '../drivers/drivers.facade';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import { busyTime } from './domain/busy-time';
import { searchWindow } from './domain/search-window';
import { OfferPushes } from './offer-pushes';
import { OffersRepository } from './offers.repository';

/** Looks for a driver for a ride, now or when a timer ends. */
export const seekDriver = defineJob<{ rideId: number }>('seek-a-driver-for-the-ride');
/** Looks for a ride for a driver who is free. */
export const seekRide = defineJob<{ driverId: number }>('seek-a-ride-for-the-driver');
export const endSearch = defineJob<{ rideId: number }>('end-search-when-its-time-is-up');
export const expireOffer = defineJob<{ rideId: number; offerId: number }>('expire-offer-after-its-countdown');

/** Maximum distance of drivers who receive an offer. */
export const WITHIN_MILES = 15;
/** Time to answer a notification on a sleeping phone. */
const PUSHED_SECONDS = 30;
/** Delay before repeating a search that found only drivers locked by other transactions. */
const CONTENDED_SECONDS = 1;

/** Offers one ride to the nearest free driver. An unsuccessful search stores nothing; drivers who become available wake it up. */
@Injectable()
export class SearchService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly offers: OffersRepository,
    private readonly pushes: OfferPushes,
    private readonly jobs: Jobs,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Starts a ride's search now or at the start of its window, and schedules its end. */
  async begin(tx: Transaction, rideId: number): Promise<void> {
    const ride = await this.rides.lock(tx, rideId);
    if (ride.status !== 'pending') return;
    const { from, until } = searchWindow(ride, this.config.SEARCH_MINUTES);
    await this.jobs.enqueue(tx, endSearch, { rideId }, this.secondsAfter(until));
    if (this.clock.now() < from) await this.jobs.enqueue(tx, seekDriver, { rideId }, this.secondsAfter(from));
    else await this.advance(tx, ride);
  }

  /** @returns the driver to whom the ride was offered */
  async step(tx: Transaction, rideId: number): Promise<number | null> {
    return this.advance(tx, await this.rides.lock(tx, rideId));
  }

  /** Gives up unless an offer is open or the search window has been extended. */
  async end(tx: Transaction, rideId: number): Promise<void> {
    const ride = await this.rides.lock(tx, rideId);
    if (ride.status !== 'pending') return;
    const { until } = searchWindow(ride, this.config.SEARCH_MINUTES);
    if (this.clock.now() > until) await this.advance(tx, ride);
    else await this.jobs.enqueue(tx, endSearch, { rideId }, this.secondsAfter(until));
  }

  /** @param ride locked by this transaction */
  private async advance(tx: Transaction, ride: Ride): Promise<number | null> {
    if (ride.status !== 'pending' || (await this.offers.hasOpen(tx, ride.id))) return null;
    const now = this.clock.now();
    const { from, until } = searchWindow(ride, this.config.SEARCH_MINUTES);
    if (now > until) await this.giveUp(tx, ride);
    return now < from || now > until ? null : this.offerToNearest(tx, ride, now);
  }

  private async offerToNearest(tx: Transaction, ride: Ride, now: Date): Promise<number | null> {
    const candidate = await this.drivers.nearestFree(tx, {
      rideId: ride.id,
      pickup: { lat: ride.pickupLat, lng: ride.pickupLng },
      rideType: ride.rideType,
      groupSize: ride.groupSize,
      withinMeters: milesToMeters(WITHIN_MILES),
      busy: busyTime(ride, now),
    });
    if (candidate === 'contended') await this.jobs.enqueue(tx, seekDriver, { rideId: ride.id }, CONTENDED_SECONDS);
    if (candidate === null || candidate === 'contended') return null;
    const seconds = candidate.isAsleep
      ? Math.max(PUSHED_SECONDS, this.config.OFFER_SECONDS)
      : this.config.OFFER_SECONDS;
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    const offer = await this.offers.make(tx, ride.id, candidate.driverId, candidate.meters, expiresAt);
    await this.rides.note(tx, {
      rideId: ride.id,
      type: 'offer_made',
      actor: SYSTEM,
      data: { driverId: candidate.driverId, offerId: offer.id },
    });
    await this.jobs.enqueue(tx, expireOffer, { rideId: ride.id, offerId: offer.id }, seconds);
    tx.afterCommit(() => this.pushes.offerCreated(offer));
    return candidate.driverId;
  }

  private async giveUp(tx: Transaction, ride: Ride): Promise<void> {
    await this.rides.move(tx, {
      rideId: ride.id,
      to: 'cancelled',
      actor: SYSTEM,
      event: 'ride_cancelled',
      reason: SYSTEM_CANCELLATION_REASONS.en.noDriver,
      set: { cancelledAt: this.clock.now(), cancelReason: SYSTEM_CANCELLATION_REASONS.en.noDriver },
    });
  }

  /** Seconds until just after a moment, as jobs count them. */
  private secondsAfter(at: Date): number {
    return Math.max(1, Math.ceil((at.getTime() - this.clock.now().getTime()) / 1000) + 1);
  }
}
