import { Injectable } from '@nestjs/common';
import type { CityText } from '../../platform/city-text';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade } from '../drivers/drivers.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { CityCalendar } from '../city/city-calendar.facade';
import {
  EXPIRED_DOCUMENT_TEXTS,
  EXPIRING_DOCUMENT_TEXTS,
  NEW_PICTURE_TEXTS,
  REJECTED_DOCUMENT_TEXTS,
} from './document-texts';
import type { DriverDocument } from './documents.repository';

const PAGE = { app: 'driver', path: '/driver/documents' } as const;

/** Tells drivers about their documents: by email when they must act, otherwise only in the app. */
@Injectable()
export class DocumentNotices {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly outbox: OutboxFacade,
    private readonly realtime: RealtimeFacade,
    private readonly calendar: CityCalendar,
  ) {}

  /** @param document the document after the review */
  async tell(tx: Transaction, { driverId, group, state, reason }: DriverDocument): Promise<void> {
    tx.afterCommit(() => this.realtime.toDriver(driverId, 'driverChanged', { driverId }));
    if (state !== 'rejected' && state !== 'asked_again') return;
    const { userId } = await this.drivers.lock(tx, driverId);
    const template = state === 'rejected' ? REJECTED_DOCUMENT_TEXTS : NEW_PICTURE_TEXTS;
    const facts = () => ({ group, reason: reason ?? '' });
    await this.outbox.write(userId, { template, facts, page: PAGE }, tx);
  }

  /** @param days the reminder that is due: at most 30, 7 or 0 days before the document expires */
  async remind(tx: Transaction, { id, driverId, group, expiresOn }: DriverDocument, days: number): Promise<void> {
    const { userId } = await this.drivers.lock(tx, driverId);
    const lastDay = this.calendar.noon(expiresOn!)!;
    const facts = (text: CityText) => ({ group, lastDay: text.date(lastDay) });
    const key = `document:${id}:${expiresOn}:${days}`;
    await this.outbox.write(userId, { template: EXPIRING_DOCUMENT_TEXTS, facts, page: PAGE, key }, tx);
  }

  async tellExpired(tx: Transaction, { id, driverId, group, expiresOn }: DriverDocument): Promise<void> {
    const { userId } = await this.drivers.lock(tx, driverId);
    const key = `document:${id}:${expiresOn}:expired`;
    await this.outbox.write(
      userId,
      { template: EXPIRED_DOCUMENT_TEXTS, facts: () => ({ group }), page: PAGE, key },
      tx,
    );
    tx.afterCommit(() => this.realtime.toDriver(driverId, 'driverChanged', { driverId }));
  }
}
