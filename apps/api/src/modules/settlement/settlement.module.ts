import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module';
import { AuthorizationsModule } from '../authorizations/authorizations.module';
import { BusinessAccountsModule } from '../business-accounts/business-accounts.module';
import { CreditsModule } from '../credits/credits.module';
import { DebtsModule } from '../debts/debts.module';
import { LedgerModule } from '../ledger/ledger.module';
import { MembersModule } from '../members/members.module';
import { PaymentsModule } from '../payments/payments.module';
import { ReceiptsModule } from '../receipts/receipts.module';
import { RefundsModule } from '../refunds/refunds.module';
import { RidesModule } from '../rides/rides.module';
import { AccountSettlementService } from './account-settlement.service';
import { CancellationFeesService } from './cancellation-fees.service';
import { CancellationSettlementService } from './cancellation-settlement.service';
import { CaptureRecordsService } from './capture-records.service';
import { CollectionOutcomesService } from './collection-outcomes.service';
import { CollectionService } from './collection.service';
import { DepartedMemberSharesService } from './departed-member-shares.service';
import { EarlyCapturesService } from './early-captures.service';
import { FreeSeatsService } from './free-seats.service';
import { GuestChargesService } from './guest-charges.service';
import { SettlementReactions } from './settlement.reactions';
import { TripChargesService } from './trip-charges.service';
import { TripCollectionService } from './trip-collection.service';
import { TripSettlementService } from './trip-settlement.service';

/**
 * Captures, releases and posts the cost of a ride when it is completed or cancelled, a member leaves, or a seat
 * becomes free.
 */
@Module({
  imports: [
    AlertsModule,
    AuthorizationsModule,
    BusinessAccountsModule,
    CreditsModule,
    DebtsModule,
    LedgerModule,
    MembersModule,
    PaymentsModule,
    ReceiptsModule,
    RefundsModule,
    RidesModule,
  ],
  providers: [
    AccountSettlementService,
    CancellationFeesService,
    CancellationSettlementService,
    CaptureRecordsService,
    CollectionOutcomesService,
    CollectionService,
    DepartedMemberSharesService,
    EarlyCapturesService,
    FreeSeatsService,
    GuestChargesService,
    SettlementReactions,
    TripChargesService,
    TripCollectionService,
    TripSettlementService,
  ],
})
export class SettlementModule {}
