import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Driver } from '../drivers/drivers.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { APPROVED_TEXTS, REJECTED_TEXTS, SUSPENDED_TEXTS } from './application-texts';

/** Tells drivers by mail and in the app what operations decided about them. */
@Injectable()
export class ApplicationNews {
  constructor(
    private readonly outbox: OutboxFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  /** @param driver after the change */
  async tell(tx: Transaction, driver: Driver, applicationStatus: ApplicationStatus): Promise<void> {
    tx.afterCommit(() => this.realtime.toDriver(driver.id, 'driverChanged', { driverId: driver.id }));
    await this.mail(tx, driver, applicationStatus);
  }

  private async mail(
    tx: Transaction,
    { userId, applicationReason }: Driver,
    applicationStatus: ApplicationStatus,
  ): Promise<void> {
    const facts = () => ({ reason: applicationReason ?? '' });
    switch (applicationStatus) {
      case 'applied':
        return;
      case 'approved':
        return this.outbox.write(
          userId,
          { template: APPROVED_TEXTS, facts, page: { app: 'driver', path: '/driver' } },
          tx,
        );
      case 'rejected':
        return this.outbox.write(
          userId,
          { template: REJECTED_TEXTS, facts, page: { app: 'driver', path: '/driver-onboarding' } },
          tx,
        );
      case 'suspended':
        return this.outbox.write(
          userId,
          { template: SUSPENDED_TEXTS, facts, page: { app: 'rider', path: '/help' } },
          tx,
        );
    }
  }
}
