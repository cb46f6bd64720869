import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade } from '../drivers/drivers.facade';
import { IdentityFacade } from '../identity/identity.facade';
import { PushFacade } from '../push/push.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { pickupForDriver, type Ride } from '../rides/rides.facade';
import { STOP_TEXTS } from './offer-texts';

/** Time to live of the push message; short because stops change quickly. */
const TTL_SECONDS = 10 * 60;

/**
 * Tells drivers of shared vehicles that another group joined: at once in the app, and by Web Push on a sleeping phone.
 */
@Injectable()
export class StopNotifications {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly identity: IdentityFacade,
    private readonly webPush: PushFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  async stopAdded(tx: Transaction, driverId: number, ride: Ride): Promise<void> {
    tx.afterCommit(() => this.realtime.toDriver(driverId, 'driverChanged', { driverId }));
    const driver = await this.drivers.find(driverId, tx);
    if (!driver) return;
    await this.webPush.send(tx, driver.userId, 'ride_offer', async () => {
      const language = (await this.identity.find(driver.userId, tx))?.language ?? 'en';
      const { title, body } = STOP_TEXTS[language]({ people: ride.groupSize, pickup: pickupForDriver(ride) });
      return { topic: 'ride_offer', title, body, path: '/driver', tag: `stop-${ride.id}`, ttlSeconds: TTL_SECONDS };
    });
  }
}
