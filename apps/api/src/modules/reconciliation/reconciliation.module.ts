import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProviderMovementEntity } from './infra/provider-movement.entity';
import { ReconciliationRunEntity } from './infra/reconciliation-run.entity';
import { AlertsModule } from '../alerts/alerts.module';
import { IdentityModule } from '../identity/identity.module';
import { LedgerComparison } from './ledger-comparison.service';
import { ReconciliationController } from './http/reconciliation.controller';
import { SqlReconciliationRepository } from './infra/sql-reconciliation.repository';
import { StripeRecords } from './infra/stripe-records';
import { ProviderRecords } from './provider-records';
import { ReconciliationRepository } from './reconciliation.repository';
import { ReconciliationService } from './reconciliation.service';

/** Reads the money tables of all modules, and changes none of them. */
@Module({
  imports: [TypeOrmModule.forFeature([ProviderMovementEntity, ReconciliationRunEntity]), AlertsModule, IdentityModule],
  controllers: [ReconciliationController],
  providers: [
    ReconciliationService,
    LedgerComparison,
    { provide: ProviderRecords, useClass: StripeRecords },
    { provide: ReconciliationRepository, useClass: SqlReconciliationRepository },
  ],
})
export class ReconciliationModule {}
