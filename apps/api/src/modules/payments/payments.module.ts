import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MembersModule } from '../members/members.module';
import { RidesModule } from '../rides/rides.module';
import { GuestPaymentsService } from './guest-payments.service';
import { Holds } from './holds.facade';
import { PaymentEntity } from './infra/payment.entity';
import { StripeProvider } from './infra/stripe.provider';
import { TypeOrmPaymentRecords } from './infra/typeorm-payment-records';
import { SqlPaymentContexts } from './infra/sql-payment-contexts';
import { PaymentContexts } from './payment-contexts.facade';
import { PaymentProvider } from './payment-provider.facade';
import { PaymentRecords } from './payment-records.facade';
import { PaymentsFacade } from './payments.facade';
import { OpenPaymentsRefusal } from './infra/open-payments-refusal';

/**
 * The payments table, the payment provider, and the capture and release of holds. The other payment modules build on
 * it.
 */
@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity]), MembersModule, RidesModule],
  providers: [
    OpenPaymentsRefusal,
    Holds,
    GuestPaymentsService,
    { provide: PaymentRecords, useClass: TypeOrmPaymentRecords },
    { provide: PaymentsFacade, useExisting: PaymentRecords },
    { provide: PaymentContexts, useClass: SqlPaymentContexts },
    { provide: PaymentProvider, useClass: StripeProvider },
  ],
  exports: [PaymentsFacade, PaymentRecords, PaymentContexts, PaymentProvider, Holds],
})
export class PaymentsModule {}
