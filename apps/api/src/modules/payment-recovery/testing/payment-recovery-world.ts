import type { PaymentParts } from '../../payments/testing/payment-parts';
import { ExpiredRecoveriesService } from '../expired-recoveries.service';
import { PaymentRecoveryMails } from '../payment-recovery-mails.service';
import { PaymentRecoveryService } from '../payment-recovery.service';

/** Payment recovery with in-memory versions of everything else. */
export class PaymentRecoveryWorld {
  readonly service: PaymentRecoveryService;
  readonly expired: ExpiredRecoveriesService;

  constructor({ payments, outbox, jobs, clock, database, rides, holds }: PaymentParts) {
    this.service = new PaymentRecoveryService(payments, new PaymentRecoveryMails(outbox), jobs, clock);
    this.expired = new ExpiredRecoveriesService(database, payments, rides, holds, jobs, clock);
    this.expired.onModuleInit();
  }
}
