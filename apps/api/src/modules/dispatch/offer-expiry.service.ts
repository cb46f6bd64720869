import { Injectable } from '@nestjs/common';
import type { OfferCause } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { DriversFacade, SILENCE_SECONDS } from '../drivers/drivers.facade';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { OfferPushes } from './offer-pushes';
import { OffersRepository } from './offers.repository';
import { seekDriver } from './offering.service';
import { seekRide } from './search.service';

/** Ends unanswered offers and continues the search. The same driver is asked again only after a pause. */
@Injectable()
export class OfferExpiryService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly offers: OffersRepository,
    private readonly pushes: OfferPushes,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async end(rideId: number, offerId: number): Promise<void> {
    await this.endOffer(rideId, { offerId });
  }

  /** @param absent the driver who went offline, if the offer ends before its time is up because of that */
  private async endOffer(
    rideId: number,
    which: { offerId: number } | { rideId: number; driverId: number },
    absent?: { driverId: number },
  ): Promise<void> {
    const cause: OfferCause | undefined = absent && 'went_offline';
    await this.database.transaction(async (tx) => {
      // The driver may have come back since, and the offer may be newer than that.
      if (absent && (await this.drivers.lock(tx, absent.driverId)).isOnline) return;
      await this.rides.lock(tx, rideId);
      const offer = await this.offers.close(tx, which, 'expired', cause);
      if (!offer) return;
      await this.rides.note(tx, {
        rideId,
        type: 'offer_expired',
        actor: SYSTEM,
        data: {
          driverId: offer.driverId,
          offerId: offer.id,
          ...(absent ? { wentOffline: true } : {}),
        },
      });
      await this.jobs.enqueue(tx, seekDriver, { rideId });
      await this.jobs.enqueue(tx, seekDriver, { rideId }, SILENCE_SECONDS + 1);
      await this.jobs.enqueue(tx, seekRide, { driverId: offer.driverId });
      tx.afterCommit(() => this.pushes.offersWithdrawn(offer));
    });
  }

  /** Ends the open offers of a driver who went offline. Does nothing if the driver has come back in the meantime. */
  async endOfAbsent(driverId: number): Promise<void> {
    const driver = await this.drivers.find(driverId);
    if (!driver || driver.isOnline) return;
    const now = this.clock.now();
    for (const { offer } of await this.offers.openOfDriver(driverId, now))
      await this.endOffer(offer.rideId, { offerId: offer.id }, { driverId });
    if (driver.applicationStatus === 'approved') return;
    // A suspended driver cannot take rides ahead either. Others should not have to wait for the end of such an offer.
    for (const rideId of (await this.offers.aheadOfDriver(driverId, now)).keys())
      await this.endOffer(rideId, { rideId, driverId }, { driverId });
  }
}
