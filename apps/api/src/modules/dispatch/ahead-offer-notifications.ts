import { Injectable } from '@nestjs/common';
import { DRIVER_PART_OF_FARE_BP, formatCents, portionOf } from '@groupride/pricing';
import { cityText } from '../../platform/city-text';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { CityFacade } from '../city/city.facade';
import type { Driver } from '../drivers/drivers.facade';
import { IdentityFacade } from '../identity/identity.facade';
import { PushFacade } from '../push/push.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { pickupForDriver, type Ride } from '../rides/rides.facade';
import { AHEAD_OFFER_TEXTS } from './offer-texts';

/** Notifies drivers of scheduled rides that are offered to them ahead of time. */
@Injectable()
export class AheadOfferNotifications {
  constructor(
    private readonly city: CityFacade,
    private readonly identity: IdentityFacade,
    private readonly webPush: PushFacade,
    private readonly realtime: RealtimeFacade,
    private readonly clock: Clock,
  ) {}

  /** Time zone of the city. It determines the hours in which drivers may be notified. */
  get timeZone(): string {
    return this.city.current.timeZone;
  }

  async notifyOffered(tx: Transaction, ride: Ride & { scheduledAt: Date }, driver: Driver, until: Date): Promise<void> {
    await this.webPush.send(tx, driver.userId, 'ride_offer', async () => {
      const language = (await this.identity.find(driver.userId, tx))?.language ?? 'en';
      const { day, time } = cityText(language, this.timeZone);
      const { title, body } = AHEAD_OFFER_TEXTS[language]({
        earnings: `$${formatCents(portionOf(ride.baseFare, DRIVER_PART_OF_FARE_BP))}`,
        when: `${day(ride.scheduledAt)}, ${time(ride.scheduledAt)}`,
        pickup: pickupForDriver(ride),
        by: time(until),
      });
      return {
        topic: 'ride_offer',
        title,
        body,
        path: '/driver/scheduled',
        tag: `ahead-${ride.id}`,
        ttlSeconds: Math.max(1, Math.round((until.getTime() - this.clock.now().getTime()) / 1000)),
      };
    });
    tx.afterCommit(() => this.realtime.toDriver(driver.id, 'driverChanged', { driverId: driver.id }));
  }
}
