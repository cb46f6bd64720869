import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/identity.module';
import { LedgerModule } from '../ledger/ledger.module';
import { MembersModule } from '../members/members.module';
import { RefundsModule } from '../refunds/refunds.module';
import { RidesModule } from '../rides/rides.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { AmountsModule } from '../amounts/amounts.module';
import { AlertsModule } from '../alerts/alerts.module';
import { CancellationSettlementService } from './settlement/cancellation-settlement.service';
import { CaptureRecordsService } from './settlement/capture-records.service';
import { CollectionOutcomesService } from './settlement/collection-outcomes.service';
import { CollectionService } from './settlement/collection.service';
import { PendingAuthorizationsService } from './authorizations/pending-authorizations.service';
import { OffSessionAuthorizationsService } from './authorizations/off-session-authorizations.service';
import { CardsModule } from '../cards/cards.module';
import { DebtClosingService } from './debts/debt-closing.service';
import { DebtNotices } from './debts/debt-notices.service';
import { DebtSettlementService } from './debts/debt-settlement.service';
import { DebtsFacade, DebtSettlementFacade } from './debts/debts.facade';
import { CancellationFeesService } from './settlement/cancellation-fees.service';
import { HoldRequestsService } from './authorizations/hold-requests.service';
import { HoldTakeoverService } from './authorizations/hold-takeover.service';
import { Holds } from './holds.facade';
import { DebtPaymentsService } from './debts/debt-payments.service';
import { DebtsRepository } from './debts/debts.repository';
import { DebtsService } from './debts/debts.service';
import { EarlyCapturesService } from './settlement/early-captures.service';
import { GuestPaymentsService } from './receipts/guest-payments.service';
import { RideHistoryService } from './receipts/ride-history.service';
import { HoldReplacementService } from './recovery/hold-replacement.service';
import { PaymentTransitionsService } from './authorizations/payment-transitions.service';
import { PaymentSyncService } from './authorizations/payment-sync.service';
import { PaymentsController } from './http/payments.controller';
import { HistoryController } from './http/history.controller';
import { DebtClosingController } from './http/debt-closing.controller';
import { DebtsController } from './http/debts.controller';
import { SqlDebtsRepository } from './infra/sql-debts.repository';
import { PaymentEntity } from './infra/payment.entity';
import { PostgresReceiptsRepository } from './infra/postgres-receipts.repository';
import { StripeProvider } from './infra/stripe.provider';
import { SqlPaymentContextsRepository } from './infra/sql-payment-contexts.repository';
import { TypeOrmPaymentsRepository } from './infra/typeorm-payments.repository';
import { ReceiptIssuingService } from './receipts/receipt-issuing.service';
import { PaymentWebhooks } from './authorizations/payment-webhooks.service';
import { DuePaymentsService } from './authorizations/due-payments.service';
import { PaymentIntentsService } from './authorizations/payment-intents.service';
import { IntentCreationService } from './authorizations/intent-creation.service';
import { DepartedMemberSharesService } from './settlement/departed-member-shares.service';
import { PaymentRecoveryMails } from './recovery/payment-recovery-mails.service';
import { PaymentRecoveryService } from './recovery/payment-recovery.service';
import { PaymentLookupsService } from './authorizations/payment-lookups.service';
import { PaymentProvider } from './payment-provider';
import { PaymentsFacade } from './payments.facade';
import { PaymentsReactions } from './payments.reactions';
import { PaymentsRepository } from './payments.repository';
import { PaymentsService } from './payments.service';
import { HoldIncreaseService } from './authorizations/hold-increase.service';
import { HoldReauthorizationService } from './recovery/hold-reauthorization.service';
import { SavedCardPaymentsService } from './authorizations/saved-card-payments.service';
import { DeferredAuthorizationsService } from './authorizations/deferred-authorizations.service';
import { TipsController } from './http/tips.controller';
import { TipsService } from './tips/tips.service';
import { ExpiredRecoveriesService } from './recovery/expired-recoveries.service';
import { ReceiptsRepository } from './receipts/receipts.repository';
import { PaymentContextsRepository } from './authorizations/payment-contexts.repository';
import { TripSettlementService } from './settlement/trip-settlement.service';
import { TripCollectionService } from './settlement/trip-collection.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([PaymentEntity]),
    AlertsModule,
    AmountsModule,
    CardsModule,
    IdentityModule,
    LedgerModule,
    MembersModule,
    RefundsModule,
    RidesModule,
    WebhooksModule,
  ],
  controllers: [PaymentsController, HistoryController, TipsController, DebtsController, DebtClosingController],
  providers: [
    PaymentsService,
    PendingAuthorizationsService,
    OffSessionAuthorizationsService,
    HoldIncreaseService,
    PaymentRecoveryService,
    PaymentRecoveryMails,
    HoldReauthorizationService,
    HoldReplacementService,
    SavedCardPaymentsService,
    DeferredAuthorizationsService,
    TipsService,
    ExpiredRecoveriesService,
    PaymentSyncService,
    PaymentTransitionsService,
    CaptureRecordsService,
    Holds,
    HoldRequestsService,
    HoldTakeoverService,
    EarlyCapturesService,
    CollectionOutcomesService,
    CollectionService,
    DebtsService,
    DebtClosingService,
    DebtPaymentsService,
    DebtNotices,
    DebtSettlementService,
    PaymentIntentsService,
    DuePaymentsService,
    IntentCreationService,
    PaymentLookupsService,
    TripSettlementService,
    TripCollectionService,
    CancellationFeesService,
    CancellationSettlementService,
    DepartedMemberSharesService,
    PaymentWebhooks,
    RideHistoryService,
    ReceiptIssuingService,
    GuestPaymentsService,
    PaymentsReactions,
    { provide: PaymentsFacade, useExisting: PaymentsService },
    { provide: PaymentProvider, useClass: StripeProvider },
    { provide: DebtsFacade, useExisting: DebtsService },
    { provide: DebtSettlementFacade, useExisting: DebtSettlementService },
    { provide: DebtsRepository, useClass: SqlDebtsRepository },
    { provide: PaymentsRepository, useClass: TypeOrmPaymentsRepository },
    { provide: ReceiptsRepository, useClass: PostgresReceiptsRepository },
    { provide: PaymentContextsRepository, useClass: SqlPaymentContextsRepository },
  ],
  exports: [PaymentsFacade],
})
export class PaymentsModule {}
