import { Injectable } from '@nestjs/common';
import { CALLED_OFF_BY_US } from '@groupride/contracts';
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

export const seekDriver = defineJob<{ rideId: number }>('seek-a-driver-for-the-ride');
export const expireOffer = defineJob<{ rideId: number; offerId: number }>('expire-offer-after-its-countdown');

/** Drivers farther away are not asked. */
const WITHIN_MILES = 15;
/** Seconds until a search in vain is tried again: soon in the first minute, then at a calmer pace. */
const AGAIN_AFTER = { soon: 3, later: 10, scheduled: 30 };
const SOON_FOR = 60_000;

/** One step of a search: put the ride before the nearest free driver, or try again a little later, or give up. */
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

  async step(tx: Transaction, rideId: number): Promise<void> {
    const ride = await this.rides.lock(tx, rideId);
    if (ride.status !== 'pending' || (await this.offers.hasOpen(tx, rideId))) return;
    const now = this.clock.now();
    const { from, until } = searchWindow(ride, this.config.SEARCH_MINUTES);
    if (now > until) return this.giveUp(tx, ride);
    if (now < from) return this.jobs.enqueue(tx, seekDriver, { rideId }, Math.ceil((from.getTime() - now.getTime()) / 1000));
    await this.offerToNearest(tx, ride, now);
  }

  private async offerToNearest(tx: Transaction, ride: Ride, now: Date): Promise<void> {
    const candidate = await this.drivers.nearestFree(tx, {
      rideId: ride.id,
      pickup: { lat: ride.pickupLat, lng: ride.pickupLng },
      seats: ride.groupSize,
      withinMeters: milesToMeters(WITHIN_MILES),
      busy: busyTime(ride, now),
    });
    if (!candidate) return this.jobs.enqueue(tx, seekDriver, { rideId: ride.id }, againAfter(ride, now));
    const expiresAt = new Date(now.getTime() + this.config.OFFER_SECONDS * 1000);
    const offer = await this.offers.make(tx, ride.id, candidate.driverId, candidate.meters, expiresAt);
    await this.rides.note(tx, { rideId: ride.id, type: 'offer_made', actor: SYSTEM, data: { driverId: candidate.driverId, offerId: offer.id } });
    await this.jobs.enqueue(tx, expireOffer, { rideId: ride.id, offerId: offer.id }, this.config.OFFER_SECONDS);
    tx.afterCommit(() => this.pushes.made(offer));
  }

  private async giveUp(tx: Transaction, ride: Ride): Promise<void> {
    await this.rides.move(tx, {
      rideId: ride.id,
      to: 'cancelled',
      actor: SYSTEM,
      event: 'ride_cancelled',
      reason: CALLED_OFF_BY_US.en.noDriver,
      set: { cancelledAt: this.clock.now(), cancelReason: CALLED_OFF_BY_US.en.noDriver },
    });
  }
}

function againAfter(ride: Ride, now: Date): number {
  if (ride.bookingType === 'scheduled') return AGAIN_AFTER.scheduled;
  const waited = now.getTime() - (ride.pendingSince ?? ride.createdAt).getTime();
  return waited < SOON_FOR ? AGAIN_AFTER.soon : AGAIN_AFTER.later;
}
