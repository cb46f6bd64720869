import { Injectable } from '@nestjs/common';
import { cityText } from '../../platform/city-text';
import type { Transaction } from '../../platform/database/database';
import type { Driver } from '../drivers/drivers.facade';
import { CityFacade } from '../city/city.facade';
import { IdentityFacade, OutboxFacade } from '../identity/identity.facade';
import { PushFacade } from '../push/push.facade';
import { pickupForDriver, type Ride } from '../rides/rides.facade';
import { messageKey } from './message-keys';
import { SET_OUT_TEXTS, RIDE_WITHDRAWN_TEXTS } from './reminder-texts';

/** A reminder to set out is worthless once another driver has the ride. */
const REMINDER_SECONDS = 15 * 60;

/** Sends text messages and notifications to drivers about accepted rides, each once. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly outbox: OutboxFacade,
    private readonly identity: IdentityFacade,
    private readonly city: CityFacade,
    private readonly webPush: PushFacade,
  ) {}

  async timeToSetOut(tx: Transaction, ride: Ride & { scheduledAt: Date }, driver: Driver): Promise<void> {
    const { id, scheduledAt } = ride;
    const pickup = pickupForDriver(ride);
    const writing = { template: SET_OUT_TEXTS, phone: driver.phone, key: messageKey(ride, 'time-to-set-out', driver) };
    await this.outbox.write(
      driver.userId,
      { ...writing, facts: ({ time }) => ({ time: time(scheduledAt), pickup }) },
      tx,
    );
    await this.webPush.send(tx, driver.userId, 'ride_reminder', async () => {
      const language = (await this.identity.find(driver.userId, tx))?.language ?? 'en';
      const { time } = cityText(language, this.city.current.timeZone);
      const { subject, text } = SET_OUT_TEXTS[language]({ time: time(scheduledAt), pickup });
      return {
        topic: 'ride_reminder',
        title: subject,
        body: text.join(' '),
        path: '/driver',
        tag: `reminder-${id}`,
        ttlSeconds: REMINDER_SECONDS,
      };
    });
  }

  async rideWithdrawn(tx: Transaction, ride: Ride, driver: Driver): Promise<void> {
    const writing = {
      template: RIDE_WITHDRAWN_TEXTS,
      phone: driver.phone,
      key: messageKey(ride, 'taken-back', driver),
    };
    await this.outbox.write(driver.userId, { ...writing, facts: () => ({ pickup: pickupForDriver(ride) }) }, tx);
  }
}
