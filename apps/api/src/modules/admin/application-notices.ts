import { Injectable } from '@nestjs/common';
import { rideNumber, type ApplicationStatus } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Driver } from '../drivers/drivers.facade';
import type { SuspendedRides } from '../driving/driving.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { APPROVED_TEXTS, REJECTED_TEXTS, SUSPENDED_TEXTS } from './application-texts';

const NO_RIDES: SuspendedRides = { finishing: null, released: [] };

/** Tells drivers by email and in the app about changes of their application status. */
@Injectable()
export class ApplicationNotices {
  constructor(
    private readonly outbox: OutboxFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  /**
   * @param driver the driver after the change
   * @param rides what happened to the rides of a rejected or suspended driver; null for other decisions
   */
  async tell(
    tx: Transaction,
    driver: Driver,
    applicationStatus: ApplicationStatus,
    rides: SuspendedRides | null,
  ): Promise<void> {
    tx.afterCommit(() => this.realtime.toDriver(driver.id, 'driverChanged', { driverId: driver.id }));
    await this.mail(tx, driver, applicationStatus, rides);
  }

  private async mail(
    tx: Transaction,
    { userId, applicationReason }: Driver,
    applicationStatus: ApplicationStatus,
    rides: SuspendedRides | null,
  ): Promise<void> {
    const { finishing, released } = rides ?? NO_RIDES;
    const facts = () => ({
      reason: applicationReason ?? '',
      finishing: finishing === null ? null : rideNumber(finishing),
      released: released.length === 0 ? null : released.map(rideNumber).join(', '),
      releasedSeveral: released.length > 1,
    });
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
          { template: SUSPENDED_TEXTS, facts, page: { app: 'driver', path: '/driver/support' } },
          tx,
        );
    }
  }
}
