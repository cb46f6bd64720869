import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReceiptEntity } from './infra/receipt.entity';
import { RideHistoryEntryEntity } from './infra/ride-history-entry.entity';
import { AmountsModule } from '../amounts/amounts.module';
import { CityModule } from '../city/city.module';
import { DisputesModule } from '../disputes/disputes.module';
import { IdentityModule } from '../identity/identity.module';
import { LedgerModule } from '../ledger/ledger.module';
import { PaymentsModule } from '../payments/payments.module';
import { RefundsModule } from '../refunds/refunds.module';
import { RidesModule } from '../rides/rides.module';
import { MembersModule } from '../members/members.module';
import { GuestReceiptsService } from './guest-receipts.service';
import { HistoryController } from './http/history.controller';
import { PostgresReceiptsRepository } from './infra/postgres-receipts.repository';
import { ReceiptIssuingService } from './receipt-issuing.service';
import { ReceiptsFacade } from './receipts.facade';
import { ReceiptsRepository } from './receipts.repository';
import { RideHistoryService } from './ride-history.service';
import { ReceiptsController } from './http/receipts.controller';
import { PdfReceiptDocuments } from './infra/pdf-receipt-documents';
import { ReceiptMails } from './receipt-mails';
import { ReceiptDocuments } from './receipt-documents';
import { ReceiptDownloadsService } from './receipt-downloads.service';
import { ReceiptsService } from './receipts.service';

/** Receipts and the ride history of riders. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ReceiptEntity, RideHistoryEntryEntity]),
    AmountsModule,
    CityModule,
    DisputesModule,
    IdentityModule,
    LedgerModule,
    MembersModule,
    PaymentsModule,
    RefundsModule,
    RidesModule,
  ],
  controllers: [ReceiptsController, HistoryController],
  providers: [
    ReceiptsService,
    ReceiptDownloadsService,
    ReceiptMails,
    ReceiptIssuingService,
    RideHistoryService,
    GuestReceiptsService,
    { provide: ReceiptDocuments, useClass: PdfReceiptDocuments },
    { provide: ReceiptsFacade, useExisting: ReceiptIssuingService },
    { provide: ReceiptsRepository, useClass: PostgresReceiptsRepository },
  ],
  exports: [ReceiptsFacade],
})
export class ReceiptsModule {}
