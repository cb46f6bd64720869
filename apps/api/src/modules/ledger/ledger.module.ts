import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerEntryEntity } from './infra/ledger-entry.entity';
import { LedgerTransactionEntity } from './infra/ledger-transaction.entity';
import { PostgresLedgerRepository } from './infra/postgres-ledger.repository';
import { LedgerFacade } from './ledger.facade';
import { LedgerRepository } from './ledger.repository';
import { LedgerService } from './ledger.service';

@Module({
  imports: [TypeOrmModule.forFeature([LedgerEntryEntity, LedgerTransactionEntity])],
  providers: [
    LedgerService,
    { provide: LedgerFacade, useExisting: LedgerService },
    { provide: LedgerRepository, useClass: PostgresLedgerRepository },
  ],
  exports: [LedgerFacade],
})
export class LedgerModule {}
