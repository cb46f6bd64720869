import { Module } from '@nestjs/common';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { PayoutsModule } from '../payouts/payouts.module';
import { RidesModule } from '../rides/rides.module';
import { PaymentsModule } from '../payments/payments.module';
import { PaymentMails } from './payment-mails';
import { PayoutMails } from './payout-mails';
import { RideMails } from './ride-mails';
import { ShareMails } from './share-mails';

@Module({ imports: [DriversModule, IdentityModule, PaymentsModule, PayoutsModule, RidesModule], providers: [PaymentMails, PayoutMails, RideMails, ShareMails] })
export class NotificationsModule {}
