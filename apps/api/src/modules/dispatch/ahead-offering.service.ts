import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { DriversFacade } from '../drivers/drivers.facade';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { AheadEligibility } from './ahead-eligibility.service';
import { AheadOfferNotifications } from './ahead-offer-notifications';
import { DecisionRecorder, type DecisionContext } from './decision-recorder';
import { offeredUntil } from './domain/rides-ahead';
import { expireOffer } from './offering.service';
import { OffersRepository } from './offers.repository';

/** Offers scheduled rides ahead of time, each to one driver for half an hour, and records why. */
@Injectable()
export class AheadOffering {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly rides: RidesFacade,
    private readonly offers: OffersRepository,
    private readonly decisions: DecisionRecorder,
    private readonly eligibility: AheadEligibility,
    private readonly notifications: AheadOfferNotifications,
    private readonly jobs: Jobs,
  ) {}

  /** Whether a ride with this start may be offered at `now`. */
  isTimeToAsk(scheduledAt: Date, now: Date): boolean {
    return offeredUntil(scheduledAt, now, this.notifications.timeZone) !== null;
  }

  /** Locks driver and ride, and writes nothing when the offer is no longer possible. */
  async offer(tx: Transaction, context: DecisionContext, driverId: number): Promise<void> {
    const { rideId, now } = context;
    const driver = await this.drivers.lock(tx, driverId);
    const ride = await this.rides.lock(tx, rideId);
    const { scheduledAt } = ride;
    if (ride.status !== 'pending' || !scheduledAt || (await this.offers.hasOpen(tx, rideId))) return;
    const until = offeredUntil(scheduledAt, now, this.notifications.timeZone);
    const isAskable = driver.offersAhead && driver.applicationStatus === 'approved';
    if (!until || !isAskable || (await this.eligibility.exclusion(tx, ride, driverId, true)) !== null) return;
    const offer = await this.offers.make(tx, rideId, driverId, 0, until, true);
    await this.rides.note(tx, {
      rideId,
      type: 'offer_made',
      actor: SYSTEM,
      data: { driverId, offerId: offer.id, ahead: true },
    });
    await this.jobs.enqueueAt(tx, expireOffer, { rideId, offerId: offer.id }, until);
    await this.decisions.record(tx, context, driverId);
    await this.notifications.notifyOffered(tx, { ...ride, scheduledAt }, driver, until);
  }

  /** Records that nobody can be asked, if the ride is still without a driver. */
  async recordNoDriverFound(tx: Transaction, context: DecisionContext): Promise<void> {
    const { status } = await this.rides.lock(tx, context.rideId);
    if (status === 'pending' && !(await this.offers.hasOpen(tx, context.rideId)))
      await this.decisions.record(tx, context, null);
  }
}
