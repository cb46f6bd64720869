import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CityModule } from '../city/city.module';
import { IdentityModule } from '../identity/identity.module';
import { DailyCloseRepository } from './daily-close.repository';
import { DailyCloseService } from './daily-close.service';
import { DailyCloseController } from './http/daily-close.controller';
import { SqlDailyCloseRepository } from './infra/sql-daily-close.repository';
import { LedgerEntryEntity } from './infra/ledger-entry.entity';
import { LedgerTransactionEntity } from './infra/ledger-transaction.entity';
import { PostgresLedgerRepository } from './infra/postgres-ledger.repository';
import { LedgerFacade } from './ledger.facade';
import { LedgerRepository } from './ledger.repository';
import { LedgerService } from './ledger.service';

@Module({
  imports: [CityModule, IdentityModule, TypeOrmModule.forFeature([LedgerEntryEntity, LedgerTransactionEntity])],
  controllers: [DailyCloseController],
  providers: [
    DailyCloseService,
    { provide: DailyCloseRepository, useClass: SqlDailyCloseRepository },
    LedgerService,
    { provide: LedgerFacade, useExisting: LedgerService },
    { provide: LedgerRepository, useClass: PostgresLedgerRepository },
  ],
  exports: [LedgerFacade],
})
export class LedgerModule {}
