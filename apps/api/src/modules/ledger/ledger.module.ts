import { Module } from '@nestjs/common';
import { PostgresLedgerRepository } from './infra/postgres-ledger.repository';
import { LedgerFacade } from './ledger.facade';
import { LedgerRepository } from './ledger.repository';
import { LedgerService } from './ledger.service';

@Module({
  providers: [
    LedgerService,
    { provide: LedgerFacade, useExisting: LedgerService },
    { provide: LedgerRepository, useClass: PostgresLedgerRepository },
  ],
  exports: [LedgerFacade],
})
export class LedgerModule {}
