import { Module } from '@nestjs/common';
import { DriversModule } from '../drivers/drivers.module';
import { LedgerModule } from '../ledger/ledger.module';
import { EarningsRepository } from './earnings.repository';
import { EarningsService } from './earnings.service';
import { EarningsController } from './http/earnings.controller';
import { TaxSummariesController } from './http/tax-summaries.controller';
import { SqlEarningsRepository } from './infra/sql-earnings.repository';
import { SqlTaxBooksRepository } from './infra/sql-tax-books.repository';
import { WrittenTaxDocuments } from './infra/written-tax-documents';
import { TaxBooksRepository } from './tax-books.repository';
import { TaxDocuments } from './tax-documents';
import { TaxSummariesService } from './tax-summaries.service';

@Module({
  imports: [LedgerModule, DriversModule],
  controllers: [EarningsController, TaxSummariesController],
  providers: [
    EarningsService,
    TaxSummariesService,
    { provide: EarningsRepository, useClass: SqlEarningsRepository },
    { provide: TaxBooksRepository, useClass: SqlTaxBooksRepository },
    { provide: TaxDocuments, useClass: WrittenTaxDocuments },
  ],
})
export class EarningsModule {}
