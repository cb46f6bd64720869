import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { DriversFacade } from '../drivers/drivers.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { cashCorrected, type CashCorrection } from '../debts/debts.events';
import { CASH_CORRECTED_TEXTS } from './cash-correction-texts';

/** Mails drivers that operations corrected their cash upwards. */
@Injectable()
export class CashCorrectionMails implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly drivers: DriversFacade,
    private readonly outbox: OutboxFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(cashCorrected, 'mail-driver-when-cash-is-corrected', (fact) => this.mail(fact));
  }

  private async mail({ rideId, driverId, amount }: CashCorrection): Promise<void> {
    const driver = await this.drivers.find(driverId);
    if (!driver) return;
    await this.outbox.write(driver.userId, {
      key: `ride:${rideId}:cash-corrected`,
      template: CASH_CORRECTED_TEXTS,
      facts: ({ money }) => ({ rideId, amount: money(amount) }),
      page: { app: 'driver', path: '/driver/earnings' },
    });
  }
}
