import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import type { Transaction } from '../../platform/database/database';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import type { FreeDriver } from '../drivers/drivers.facade';
import { CITY_SPEED } from '../mapping/mapping.facade';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import { DecisionRecorder, type DecisionContext } from './decision-recorder';
import { OfferNotifications } from './offer-notifications';
import { OfferPushes } from './offer-pushes';
import { OffersRepository } from './offers.repository';

/** Looks for a driver for a ride, now or when a timer ends. */
export const seekDriver = defineJob<{ rideId: number }>('seek-a-driver-for-the-ride');
export const expireOffer = defineJob<{ rideId: number; offerId: number }>('expire-offer-after-its-countdown');

/** Minimum time to answer an offer that reaches a sleeping phone as a notification. */
const PUSHED_OFFER_SECONDS = 30;
/** Delay before repeating a search that found only drivers locked by other transactions. */
const CONTENDED_SECONDS = 1;

/** Offers rides to drivers, and records why. */
@Injectable()
export class OfferingService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly offers: OffersRepository,
    private readonly decisions: DecisionRecorder,
    private readonly pushes: OfferPushes,
    private readonly notifications: OfferNotifications,
    private readonly jobs: Jobs,
    private readonly config: Config,
  ) {}

  /** The caller holds the locks of the driver and of the ride, which must not have an open offer. */
  async offer(tx: Transaction, context: DecisionContext, driverId: number, driver: FreeDriver): Promise<void> {
    const { rideId, now } = context;
    const seconds = driver.isAsleep
      ? Math.max(PUSHED_OFFER_SECONDS, this.config.OFFER_SECONDS)
      : this.config.OFFER_SECONDS;
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    const offer = await this.offers.make(tx, rideId, driverId, driver.meters, expiresAt);
    await this.rides.note(tx, {
      rideId,
      type: 'offer_made',
      actor: SYSTEM,
      data: { driverId, offerId: offer.id },
    });
    await this.jobs.enqueueAt(tx, expireOffer, { rideId, offerId: offer.id }, expiresAt);
    await this.decisions.record(tx, context, driverId);
    const pickupSeconds = context.candidates.free.find((each) => each.driverId === driverId)?.seconds;
    await this.notifications.notifyOffered(tx, offer, pickupSeconds ?? driver.meters / CITY_SPEED);
    tx.afterCommit(() => this.pushes.offerCreated(offer));
  }

  /** Records that nobody was found. The caller holds the ride's lock. */
  async recordNoDriverFound(tx: Transaction, context: DecisionContext): Promise<void> {
    await this.decisions.record(tx, context, null);
  }

  /** Records the driver whose vehicle the group joined without an offer. The caller holds the ride's lock. */
  async recordJoined(tx: Transaction, context: DecisionContext, driverId: number): Promise<void> {
    await this.decisions.record(tx, context, driverId);
  }

  /** Searches again soon, because the chosen driver is locked by another transaction or has just changed. */
  async retrySoon(tx: Transaction, rideId: number): Promise<void> {
    await this.jobs.enqueue(tx, seekDriver, { rideId }, CONTENDED_SECONDS);
  }

  /** Locks the ride and checks that it still waits without an offer, which may have changed since the round began. */
  async isWaiting(tx: Transaction, rideId: number): Promise<boolean> {
    return this.waits(tx, await this.rides.lock(tx, rideId));
  }

  /** Like `isWaiting`, and checks that the ride has not changed either, for example its pickup or group size. */
  async isUnchanged(tx: Transaction, { id, lastEvent }: Pick<Ride, 'id' | 'lastEvent'>): Promise<boolean> {
    const ride = await this.rides.lock(tx, id);
    return ride.lastEvent === lastEvent && (await this.waits(tx, ride));
  }

  private async waits(tx: Transaction, { id, status }: Ride): Promise<boolean> {
    return status === 'pending' && !(await this.offers.hasOpen(tx, id));
  }
}
