import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PayoutAccountEntity } from './infra/payout-account.entity';
import { PayoutEntity } from './infra/payout.entity';
import { WeeklyPayoutRunEntity } from './infra/weekly-payout-run.entity';
import { AlertsModule } from '../alerts/alerts.module';
import { CityModule } from '../city/city.module';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { LedgerModule } from '../ledger/ledger.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { AvailableFunds } from './available-funds.service';
import { PayoutsController } from './http/payouts.controller';
import { SqlPayoutsRepository } from './infra/sql-payouts.repository';
import { StripePayoutProvider } from './infra/stripe-payout.provider';
import { PayoutAccounts } from './payout-accounts.service';
import { PayoutSummaries } from './payout-summaries.service';
import { PayoutLookups } from './payout-lookups.service';
import { PayoutOutcomes } from './payout-outcomes.service';
import { PayoutPushes } from './payout-pushes';
import { PayoutWebhooks } from './payout-webhooks.service';
import { PayoutProvider } from './payout-provider';
import { PayoutOperationsService } from './payout-operations.service';
import { DriverPayoutAccounts, DriverPayouts, PayoutsFacade } from './payouts.facade';
import { PayoutsRepository } from './payouts.repository';
import { PayoutsService } from './payouts.service';
import { PayoutCreation } from './payout-creation.service';
import { PayoutSendingService } from './payout-sending.service';
import { WeeklyPayouts } from './weekly-payouts.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([PayoutAccountEntity, PayoutEntity, WeeklyPayoutRunEntity]),
    AlertsModule,
    CityModule,
    DriversModule,
    IdentityModule,
    LedgerModule,
    RealtimeModule,
    WebhooksModule,
  ],
  controllers: [PayoutsController],
  providers: [
    { provide: DriverPayouts, useExisting: PayoutsService },
    { provide: DriverPayoutAccounts, useExisting: PayoutAccounts },
    PayoutsService,
    PayoutOperationsService,
    PayoutSummaries,
    PayoutAccounts,
    PayoutLookups,
    PayoutOutcomes,
    PayoutPushes,
    PayoutWebhooks,
    PayoutCreation,
    AvailableFunds,
    PayoutSendingService,
    WeeklyPayouts,
    { provide: PayoutProvider, useClass: StripePayoutProvider },
    { provide: PayoutsRepository, useClass: SqlPayoutsRepository },
    { provide: PayoutsFacade, useExisting: PayoutSummaries },
  ],
  exports: [PayoutsFacade, DriverPayouts, DriverPayoutAccounts],
})
export class PayoutsModule {}
