import { Module } from '@nestjs/common';
import { BusinessAccountsModule } from '../business-accounts/business-accounts.module';
import { CalendarModule } from '../calendar/calendar.module';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { MembersModule } from '../members/members.module';
import { PayoutsModule } from '../payouts/payouts.module';
import { RidesModule } from '../rides/rides.module';
import { PaymentsModule } from '../payments/payments.module';
import { CancellationMails } from './cancellation-mails';
import { PaymentMails } from './payment-mails';
import { CashCorrectionMails } from './cash-correction-mails';
import { PayoutMails } from './payout-mails';
import { RideMails } from './ride-mails';
import { ShareMails } from './share-mails';

@Module({
  imports: [
    BusinessAccountsModule,
    CalendarModule,
    DriversModule,
    IdentityModule,
    MembersModule,
    PaymentsModule,
    PayoutsModule,
    RidesModule,
  ],
  providers: [CancellationMails, CashCorrectionMails, PaymentMails, PayoutMails, RideMails, ShareMails],
})
export class NotificationsModule {}
