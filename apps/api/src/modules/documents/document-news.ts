import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade } from '../drivers/drivers.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { REJECTED_DOCUMENT_TEXTS } from './document-texts';
import type { StoredDocument } from './documents.repository';

/** Tells drivers about their documents: by mail when there is something to do, otherwise in the app alone. */
@Injectable()
export class DocumentNews {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly outbox: OutboxFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  /** @param document after the review */
  async tell(tx: Transaction, { driverId, group, state, reason }: StoredDocument): Promise<void> {
    tx.afterCommit(() => this.realtime.toDriver(driverId, 'driverChanged', { driverId }));
    if (state !== 'rejected') return;
    const { userId } = await this.drivers.lock(tx, driverId);
    const facts = () => ({ group, reason: reason ?? '' });
    const page = { app: 'driver', path: '/driver/documents' } as const;
    await this.outbox.write(userId, { template: REJECTED_DOCUMENT_TEXTS, facts, page }, tx);
  }
}
