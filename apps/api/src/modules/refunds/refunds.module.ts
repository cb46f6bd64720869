import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RefundEntity } from './infra/refund.entity';
import { AlertsModule } from '../alerts/alerts.module';
import { IdentityModule } from '../identity/identity.module';
import { LedgerModule } from '../ledger/ledger.module';
import { RidesModule } from '../rides/rides.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { EarlyRefunds } from './early-refunds.service';
import { OverpaymentRefundsService } from './overpayment-refunds.service';
import { ForeignRefunds } from './foreign-refunds.service';
import { RefundsController } from './http/refunds.controller';
import { RefundNotesErasure } from './infra/refund-notes-erasure';
import { SqlRefundsRepository } from './infra/sql-refunds.repository';
import { StripeRefundProvider } from './infra/stripe-refund.provider';
import { RefundFacts } from './refund-facts.service';
import { RefundMails } from './refund-mails';
import { RefundLookups } from './refund-lookups.service';
import { RefundOutcomes } from './refund-outcomes.service';
import { RefundWebhooks } from './refund-webhooks.service';
import { RefundProvider } from './refund-provider';
import { RefundingService } from './refunding.service';
import { RefundsFacade } from './refunds.facade';
import { RefundsRepository } from './refunds.repository';
import { RefundsService } from './refunds.service';

/** Must not import the payments module, which depends on this one. */
@Module({
  imports: [
    TypeOrmModule.forFeature([RefundEntity]),
    AlertsModule,
    IdentityModule,
    LedgerModule,
    RidesModule,
    WebhooksModule,
  ],
  controllers: [RefundsController],
  providers: [
    RefundsService,
    RefundingService,
    RefundLookups,
    RefundOutcomes,
    ForeignRefunds,
    EarlyRefunds,
    OverpaymentRefundsService,
    RefundWebhooks,
    RefundMails,
    RefundNotesErasure,
    { provide: RefundsFacade, useClass: RefundFacts },
    { provide: RefundProvider, useClass: StripeRefundProvider },
    { provide: RefundsRepository, useClass: SqlRefundsRepository },
  ],
  exports: [RefundsFacade],
})
export class RefundsModule {}
