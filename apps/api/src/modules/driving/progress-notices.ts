import { Injectable } from '@nestjs/common';
import type { ConfirmationMoment, Language, ProgressCause } from '@groupride/contracts';
import { cityText, type CityText } from '../../platform/city-text';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { CityFacade } from '../city/city.facade';
import type { Driver } from '../drivers/drivers.facade';
import { IdentityFacade, OutboxFacade, type MessageTemplate } from '../identity/identity.facade';
import { PushFacade } from '../push/push.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { pickupForDriver, type Ride } from '../rides/rides.facade';
import { messageKey } from './message-keys';
import type { OpenCheck } from './progress-checks.repository';
import {
  CONFIRM_TEXTS,
  LEFT_PICKUP_TEXTS,
  MOVED_UP_TEXTS,
  NOT_CONFIRMED_TEXTS,
  STILL_COMING_TEXTS,
  TAKEN_BACK_TEXTS,
} from './progress-texts';

/** Tells drivers about questions on their rides, and that a ride was taken from them. */
@Injectable()
export class ProgressNotices {
  constructor(
    private readonly outbox: OutboxFacade,
    private readonly identity: IdentityFacade,
    private readonly city: CityFacade,
    private readonly webPush: PushFacade,
    private readonly realtime: RealtimeFacade,
    private readonly clock: Clock,
  ) {}

  /** Sends a text message too: a phone without mobile data may still receive one. */
  async ask(tx: Transaction, ride: Ride, driver: Driver, check: OpenCheck): Promise<void> {
    const pickup = pickupForDriver(ride);
    const { id, answers, dueAt } = check;
    const template = check.cause === 'left_pickup' ? LEFT_PICKUP_TEXTS : STILL_COMING_TEXTS;
    const writing = { template, phone: driver.phone, key: `progress-check:${id}:${answers}` };
    await this.outbox.write(driver.userId, { ...writing, facts: ({ time }) => ({ pickup, by: time(dueAt) }) }, tx);
    await this.push(tx, driver, { tag: `progress-${id}`, until: dueAt }, (language, { time }) =>
      template[language]({ pickup, by: time(dueAt) }),
    );
  }

  /**
   * Asks the driver of a scheduled ride whether they will drive it. A driver from the standby list learns at the same
   * time that the ride is theirs.
   */
  async askToConfirm(
    tx: Transaction,
    ride: Ride,
    driver: Driver,
    { start, dueAt, moment }: { start: Date; dueAt: Date; moment: ConfirmationMoment },
  ): Promise<void> {
    const [id, pickup] = [ride.id, pickupForDriver(ride)];
    const template = moment === 'standby' ? MOVED_UP_TEXTS : CONFIRM_TEXTS;
    const facts = ({ day, time }: CityText) => ({
      pickup,
      day: day(start),
      time: time(start),
      byDay: day(dueAt),
      by: time(dueAt),
    });
    const key = `ride:${id}:confirm:${driver.id}:${dueAt.getTime()}`;
    await this.outbox.write(driver.userId, { template, phone: driver.phone, key, facts }, tx);
    await this.push(tx, driver, { tag: `confirm-${id}`, until: dueAt }, (language, text) =>
      template[language](facts(text)),
    );
  }

  async tookUnconfirmed(tx: Transaction, ride: Ride, driver: Driver): Promise<void> {
    const writing = {
      template: NOT_CONFIRMED_TEXTS,
      phone: driver.phone,
      key: messageKey(ride, 'taken-back', driver),
    };
    await this.outbox.write(driver.userId, { ...writing, facts: () => ({ pickup: pickupForDriver(ride) }) }, tx);
  }

  async tookBack(tx: Transaction, ride: Ride, driver: Driver, cause: ProgressCause): Promise<void> {
    const writing = { template: TAKEN_BACK_TEXTS, phone: driver.phone, key: messageKey(ride, 'taken-back', driver) };
    await this.outbox.write(driver.userId, { ...writing, facts: () => ({ pickup: pickupForDriver(ride), cause }) }, tx);
  }

  /** Makes the driver's page reload the question. */
  changed(tx: Transaction, driverId: number): void {
    tx.afterCommit(() => this.realtime.toDriver(driverId, 'driverChanged', { driverId }));
  }

  private async push(
    tx: Transaction,
    driver: Driver,
    { tag, until }: { tag: string; until: Date },
    message: (language: Language, text: CityText) => ReturnType<MessageTemplate<object>[Language]>,
  ): Promise<void> {
    await this.webPush.send(tx, driver.userId, 'ride_reminder', async () => {
      const language = (await this.identity.find(driver.userId, tx))?.language ?? 'en';
      const { subject, text } = message(language, cityText(language, this.city.current.timeZone));
      return {
        topic: 'ride_reminder',
        title: subject,
        body: text.join(' '),
        path: '/driver',
        tag,
        ttlSeconds: Math.max(1, Math.round((until.getTime() - this.clock.now().getTime()) / 1000)),
      };
    });
    this.changed(tx, driver.id);
  }
}
