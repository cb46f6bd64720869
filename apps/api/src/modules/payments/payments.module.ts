import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/identity.module';
import { LedgerModule } from '../ledger/ledger.module';
import { MembersModule } from '../members/members.module';
import { RefundsModule } from '../refunds/refunds.module';
import { RidesModule } from '../rides/rides.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { AlertsModule } from '../alerts/alerts.module';
import { CalledOffSettlement } from './called-off-settlement.service';
import { CaptureRecords } from './capture-records.service';
import { CollectionOutcomes } from './collection-outcomes.service';
import { CollectionService } from './collection.service';
import { AskedHolds } from './asked-holds.service';
import { AuthorizationsService } from './authorizations.service';
import { CardsModule } from '../cards/cards.module';
import { DebtClosingService } from './debt-closing.service';
import { DebtMails } from './debt-mails.service';
import { DebtPayments } from './debt-payments.service';
import { DebtsRepository } from './debts.repository';
import { DebtsService } from './debts.service';
import { EarlyCaptures } from './early-captures.service';
import { HistoryService } from './history.service';
import { HoldEndings } from './hold-endings.service';
import { HoldReplacement } from './hold-replacement.service';
import { HoldSteps } from './hold-steps.service';
import { HoldsService } from './holds.service';
import { PaymentsController } from './http/payments.controller';
import { HistoryController } from './http/history.controller';
import { DebtClosingController } from './http/debt-closing.controller';
import { DebtsController } from './http/debts.controller';
import { SqlDebtsRepository } from './infra/sql-debts.repository';
import { PaymentEntity } from './infra/payment.entity';
import { PostgresReceiptsRepository } from './infra/postgres-receipts.repository';
import { StripeProvider } from './infra/stripe.provider';
import { SqlSituationsRepository } from './infra/sql-situations.repository';
import { TypeOrmPaymentsRepository } from './infra/typeorm-payments.repository';
import { IssuingService } from './issuing.service';
import { IntentReports } from './intent-reports.service';
import { DuePayments } from './due-payments.service';
import { IntentsService } from './intents.service';
import { NewIntents } from './new-intents.service';
import { LeftShares } from './left-shares.service';
import { MendingMails } from './mending-mails.service';
import { MendingService } from './mending.service';
import { PaymentLookups } from './payment-lookups.service';
import { PaymentProvider } from './payment-provider';
import { PaymentsFacade } from './payments.facade';
import { PaymentsReactions } from './payments.reactions';
import { PaymentsWork } from './payments-work.service';
import { PaymentsRepository } from './payments.repository';
import { PaymentsService } from './payments.service';
import { Raising } from './raising.service';
import { RenewalsService } from './renewals.service';
import { SavedCardPayments } from './saved-card-payments.service';
import { StoredCards } from './stored-cards.service';
import { TipsController } from './http/tips.controller';
import { TipsService } from './tips.service';
import { UnmendedHolds } from './unmended-holds.service';
import { ReceiptsRepository } from './receipts.repository';
import { SituationsRepository } from './situations.repository';
import { SettlementService } from './settlement.service';
import { TripCollection } from './trip-collection.service';

@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity]), AlertsModule, CardsModule, IdentityModule, LedgerModule, MembersModule, RefundsModule, RidesModule, WebhooksModule],
  controllers: [PaymentsController, HistoryController, TipsController, DebtsController, DebtClosingController],
  providers: [
    PaymentsService,
    AskedHolds,
    AuthorizationsService,
    Raising,
    MendingService,
    MendingMails,
    RenewalsService,
    HoldReplacement,
    SavedCardPayments,
    StoredCards,
    TipsService,
    UnmendedHolds,
    HoldsService,
    HoldSteps,
    CaptureRecords,
    HoldEndings,
    EarlyCaptures,
    CollectionOutcomes,
    CollectionService,
    DebtsService,
    DebtClosingService,
    DebtPayments,
    DebtMails,
    IntentsService,
    DuePayments,
    NewIntents,
    PaymentLookups,
    SettlementService,
    TripCollection,
    CalledOffSettlement,
    LeftShares,
    IntentReports,
    HistoryService,
    IssuingService,
    PaymentsReactions,
    PaymentsWork,
    { provide: PaymentsFacade, useExisting: PaymentsService },
    { provide: PaymentProvider, useClass: StripeProvider },
    { provide: DebtsRepository, useClass: SqlDebtsRepository },
    { provide: PaymentsRepository, useClass: TypeOrmPaymentsRepository },
    { provide: ReceiptsRepository, useClass: PostgresReceiptsRepository },
    { provide: SituationsRepository, useClass: SqlSituationsRepository },
  ],
  exports: [PaymentsFacade],
})
export class PaymentsModule {}
