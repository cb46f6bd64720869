import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/identity.module';
import { LedgerModule } from '../ledger/ledger.module';
import { MembersModule } from '../members/members.module';
import { RidesModule } from '../rides/rides.module';
import { CollectionService } from './collection.service';
import { CustomersService } from './customers.service';
import { HoldsService } from './holds.service';
import { PaymentsController } from './http/payments.controller';
import { ReceiptsController } from './http/receipts.controller';
import { StripeWebhookController } from './http/stripe-webhook.controller';
import { PaymentEntity } from './infra/payment.entity';
import { PostgresProviderEventsRepository } from './infra/postgres-provider-events.repository';
import { PostgresReceiptsRepository } from './infra/postgres-receipts.repository';
import { StripeProvider } from './infra/stripe.provider';
import { TypeOrmPaymentsRepository } from './infra/typeorm-payments.repository';
import { IntentsService } from './intents.service';
import { PaymentProvider } from './payment-provider';
import { PaymentsFacade } from './payments.facade';
import { PaymentsReactions } from './payments.reactions';
import { PaymentsRepository } from './payments.repository';
import { PaymentsService } from './payments.service';
import { ProviderEventsRepository } from './provider-events.repository';
import { ReceiptsRepository } from './receipts.repository';
import { ReceiptsService } from './receipts.service';
import { SettlementService } from './settlement.service';
import { WebhookService } from './webhook.service';

@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity]), IdentityModule, LedgerModule, MembersModule, RidesModule],
  controllers: [PaymentsController, ReceiptsController, StripeWebhookController],
  providers: [
    PaymentsService,
    CustomersService,
    HoldsService,
    CollectionService,
    IntentsService,
    SettlementService,
    WebhookService,
    ReceiptsService,
    PaymentsReactions,
    { provide: PaymentsFacade, useExisting: PaymentsService },
    { provide: PaymentProvider, useClass: StripeProvider },
    { provide: PaymentsRepository, useClass: TypeOrmPaymentsRepository },
    { provide: ReceiptsRepository, useClass: PostgresReceiptsRepository },
    { provide: ProviderEventsRepository, useClass: PostgresProviderEventsRepository },
  ],
  exports: [PaymentsFacade],
})
export class PaymentsModule {}
