import { Injectable } from '@nestjs/common';
import type { RideRequestView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { DriversFacade } from '../drivers/drivers.facade';
import { IdentityFacade } from '../identity/identity.facade';
import { PushFacade } from '../push/push.facade';
import { pickupForDriver } from '../rides/rides.facade';
import { OFFER_TEXTS } from './offer-texts';

/** Sends offers by Web Push, for phones that sleep. */
@Injectable()
export class OfferNotifications {
  constructor(
    private readonly database: Database,
    private readonly drivers: DriversFacade,
    private readonly identity: IdentityFacade,
    private readonly webPush: PushFacade,
    private readonly clock: Clock,
  ) {}

  async send(driverId: number, offer: RideRequestView): Promise<void> {
    const driver = await this.drivers.find(driverId);
    if (!driver) return;
    const { userId } = driver;
    await this.database.transaction((tx) =>
      this.webPush.send(tx, userId, 'ride_offer', async () => {
        const language = (await this.identity.find(userId, tx))?.language ?? 'en';
        const { title, body, accept, failed } = OFFER_TEXTS[language]({
          ...offer,
          pickupLocation: pickupForDriver(offer),
        });
        const expiresAt = Date.parse(offer.expiresAt);
        return {
          ...{ topic: 'ride_offer', title, body, path: '/driver', tag: `offer-${offer.offerId}` },
          offer: { rideId: offer.id, driverId, expiresAt, accept, failed },
          ttlSeconds: Math.max(1, Math.ceil((expiresAt - this.clock.now().getTime()) / 1000)),
        };
      }),
    );
  }
}
