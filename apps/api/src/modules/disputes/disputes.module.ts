import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DisputeEntity } from './infra/dispute.entity';
import { AlertsModule } from '../alerts/alerts.module';
import { LedgerModule } from '../ledger/ledger.module';
import { RefundsModule } from '../refunds/refunds.module';
import { RidesModule } from '../rides/rides.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { DisputeBooks } from './dispute-books.service';
import { DisputeProvider } from './dispute-provider';
import { DisputesFacade } from './disputes.facade';
import { DisputesRepository } from './disputes.repository';
import { DisputesService } from './disputes.service';
import { DisputesController } from './http/disputes.controller';
import { SqlDisputesRepository } from './infra/sql-disputes.repository';
import { StripeDisputeProvider } from './infra/stripe-dispute.provider';

@Module({
  imports: [
    TypeOrmModule.forFeature([DisputeEntity]),
    AlertsModule,
    LedgerModule,
    RefundsModule,
    RidesModule,
    WebhooksModule,
  ],
  controllers: [DisputesController],
  providers: [
    DisputesService,
    DisputeBooks,
    { provide: DisputesFacade, useExisting: DisputesService },
    { provide: DisputeProvider, useClass: StripeDisputeProvider },
    { provide: DisputesRepository, useClass: SqlDisputesRepository },
  ],
  exports: [DisputesFacade],
})
export class DisputesModule {}
