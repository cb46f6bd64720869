import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { EarningsService } from './earnings.service';
import { EarningsController } from './http/earnings.controller';

@Module({ imports: [LedgerModule], controllers: [EarningsController], providers: [EarningsService] })
export class EarningsModule {}
