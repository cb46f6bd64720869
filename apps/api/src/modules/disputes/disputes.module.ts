import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DisputeEntity } from './infra/dispute.entity';
import { DisputeEvidenceEntity, DisputeEvidenceFileEntity } from './infra/dispute-evidence.entity';
import { AlertsModule } from '../alerts/alerts.module';
import { CityModule } from '../city/city.module';
import { DocumentsModule } from '../documents/documents.module';
import { IdentityModule } from '../identity/identity.module';
import { LedgerModule } from '../ledger/ledger.module';
import { RefundsModule } from '../refunds/refunds.module';
import { RidesModule } from '../rides/rides.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { DisputeAnswers } from './dispute-answers.service';
import { DisputeBooks } from './dispute-books.service';
import { DisputeCases } from './dispute-cases.service';
import { DisputeEvidenceRepository } from './dispute-evidence.repository';
import { DisputeEvidenceService } from './dispute-evidence.service';
import { DisputeProvider } from './dispute-provider';
import { DisputesFacade } from './disputes.facade';
import { DisputesRepository } from './disputes.repository';
import { DisputesService } from './disputes.service';
import { EvidenceSubmissionService } from './evidence-submission.service';
import { DisputesController } from './http/disputes.controller';
import { SqlDisputeEvidenceRepository } from './infra/sql-dispute-evidence.repository';
import { SqlRideFactsRepository } from './infra/sql-ride-facts.repository';
import { SqlDisputesRepository } from './infra/sql-disputes.repository';
import { StripeDisputeProvider } from './infra/stripe-dispute.provider';
import { RideFactsRepository } from './ride-facts.repository';

@Module({
  imports: [
    TypeOrmModule.forFeature([DisputeEntity, DisputeEvidenceEntity, DisputeEvidenceFileEntity]),
    AlertsModule,
    CityModule,
    DocumentsModule,
    IdentityModule,
    LedgerModule,
    RefundsModule,
    RidesModule,
    WebhooksModule,
  ],
  controllers: [DisputesController],
  providers: [
    DisputesService,
    DisputeAnswers,
    DisputeBooks,
    DisputeCases,
    DisputeEvidenceService,
    EvidenceSubmissionService,
    { provide: DisputeEvidenceRepository, useClass: SqlDisputeEvidenceRepository },
    { provide: RideFactsRepository, useClass: SqlRideFactsRepository },
    { provide: DisputesFacade, useExisting: DisputesService },
    { provide: DisputeProvider, useClass: StripeDisputeProvider },
    { provide: DisputesRepository, useClass: SqlDisputesRepository },
  ],
  exports: [DisputesFacade],
})
export class DisputesModule {}
