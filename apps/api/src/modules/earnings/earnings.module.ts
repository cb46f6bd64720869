import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { EarningsRepository } from './earnings.repository';
import { SqlEarningsRepository } from './infra/sql-earnings.repository';
import { EarningsService } from './earnings.service';
import { EarningsController } from './http/earnings.controller';

@Module({
  imports: [LedgerModule],
  controllers: [EarningsController],
  providers: [EarningsService, { provide: EarningsRepository, useClass: SqlEarningsRepository }],
})
export class EarningsModule {}
