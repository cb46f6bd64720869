import { Injectable } from '@nestjs/common';
import { etaMinutes } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade } from '../drivers/drivers.facade';
import { IdentityFacade } from '../identity/identity.facade';
import { PushFacade } from '../push/push.facade';
import { pickupForDriver, RidesFacade } from '../rides/rides.facade';
import { OFFER_TEXTS } from './offer-texts';
import { estimatedFareOf } from './offer.presenter';
import type { Offer } from './offers.repository';

/** Sends offers by Web Push, for phones that sleep. */
@Injectable()
export class OfferNotifications {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly rides: RidesFacade,
    private readonly identity: IdentityFacade,
    private readonly webPush: PushFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in the transaction that makes the offer, because a sleeping phone learns of it in no other way. The caller
   * holds the ride's lock.
   * @param pickupSeconds travel time to the pickup
   */
  async notifyOffered(
    tx: Transaction,
    { id, rideId, driverId, expiresAt }: Offer,
    pickupSeconds: number,
  ): Promise<void> {
    const driver = await this.drivers.find(driverId, tx);
    if (!driver) return;
    await this.webPush.send(tx, driver.userId, 'ride_offer', async () => {
      const ride = await this.rides.lock(tx, rideId);
      const language = (await this.identity.find(driver.userId, tx))?.language ?? 'en';
      const { title, body, accept, failed } = OFFER_TEXTS[language]({
        estimatedFare: estimatedFareOf(ride),
        pickupMinutes: etaMinutes(pickupSeconds),
        pickupLocation: pickupForDriver(ride),
        duration: etaMinutes(ride.durationSeconds),
      });
      return {
        topic: 'ride_offer',
        title,
        body,
        path: '/driver',
        tag: `offer-${id}`,
        offer: { rideId, driverId, expiresAt: expiresAt.getTime(), accept, failed },
        ttlSeconds: Math.max(1, Math.ceil((expiresAt.getTime() - this.clock.now().getTime()) / 1000)),
      };
    });
  }
}
