import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { PaymentsModule } from '../payments/payments.module';
import { RidesModule } from '../rides/rides.module';
import { ExpiredRecoveriesService } from './expired-recoveries.service';
import { PaymentRecoveryFacade } from './payment-recovery.facade';
import { PaymentRecoveryMails } from './payment-recovery-mails.service';
import { PaymentRecoveryService } from './payment-recovery.service';

/** Recovers payments whose card is declined or whose hold is lost before the ride is over. */
@Module({
  imports: [IdentityModule, PaymentsModule, RidesModule],
  providers: [
    PaymentRecoveryService,
    PaymentRecoveryMails,
    ExpiredRecoveriesService,
    { provide: PaymentRecoveryFacade, useExisting: PaymentRecoveryService },
  ],
  exports: [PaymentRecoveryFacade],
})
export class PaymentRecoveryModule {}
