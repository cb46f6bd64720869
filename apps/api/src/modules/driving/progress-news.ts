import { Injectable } from '@nestjs/common';
import type { ProgressCause } from '@groupride/contracts';
import { cityText } from '../../platform/city-text';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { CityFacade } from '../city/city.facade';
import type { Driver } from '../drivers/drivers.facade';
import { IdentityFacade, OutboxFacade } from '../identity/identity.facade';
import { PushFacade } from '../push/push.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import type { Ride } from '../rides/rides.facade';
import type { OpenCheck } from './progress-checks.repository';
import { STILL_COMING_TEXTS, TAKEN_BACK_TEXTS } from './progress-texts';

/** Tells drivers that they are asked whether they are still coming, and that a ride was taken from them. */
@Injectable()
export class ProgressNews {
  constructor(
    private readonly outbox: OutboxFacade,
    private readonly identity: IdentityFacade,
    private readonly city: CityFacade,
    private readonly webPush: PushFacade,
    private readonly realtime: RealtimeFacade,
    private readonly clock: Clock,
  ) {}

  /** Also by text message: a phone without mobile data may still get one. */
  async ask(tx: Transaction, { pickupLocation: pickup }: Ride, driver: Driver, check: OpenCheck): Promise<void> {
    const { id, answers, dueAt } = check;
    const writing = { template: STILL_COMING_TEXTS, phone: driver.phone, key: `progress-check:${id}:${answers}` };
    await this.outbox.write(driver.userId, { ...writing, facts: ({ time }) => ({ pickup, by: time(dueAt) }) }, tx);
    await this.webPush.send(tx, driver.userId, 'ride_reminder', async () => {
      const language = (await this.identity.find(driver.userId, tx))?.language ?? 'en';
      const { time } = cityText(language, this.city.current.timeZone);
      const { subject, text } = STILL_COMING_TEXTS[language]({ pickup, by: time(dueAt) });
      return {
        ...{ topic: 'ride_reminder', title: subject, body: text.join(' '), path: '/driver', tag: `progress-${id}` },
        ttlSeconds: Math.max(1, Math.round((dueAt.getTime() - this.clock.now().getTime()) / 1000)),
      };
    });
    this.changed(tx, driver.id);
  }

  async tookBack(tx: Transaction, { id, pickupLocation }: Ride, driver: Driver, cause: ProgressCause): Promise<void> {
    const writing = { template: TAKEN_BACK_TEXTS, phone: driver.phone, key: `ride:${id}:taken-back:${driver.id}` };
    await this.outbox.write(driver.userId, { ...writing, facts: () => ({ pickup: pickupLocation, cause }) }, tx);
  }

  /** The driver's page reads the question again. */
  changed(tx: Transaction, driverId: number): void {
    tx.afterCommit(() => this.realtime.toDriver(driverId, 'driverChanged', { driverId }));
  }
}
