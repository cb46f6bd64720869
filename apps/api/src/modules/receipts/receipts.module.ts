import { Module } from '@nestjs/common';
import { AmountsModule } from '../amounts/amounts.module';
import { CityModule } from '../city/city.module';
import { DisputesModule } from '../disputes/disputes.module';
import { IdentityModule } from '../identity/identity.module';
import { LedgerModule } from '../ledger/ledger.module';
import { PaymentsModule } from '../payments/payments.module';
import { RefundsModule } from '../refunds/refunds.module';
import { RidesModule } from '../rides/rides.module';
import { ReceiptsController } from './http/receipts.controller';
import { PdfReceiptDocuments } from './infra/pdf-receipt-documents';
import { ReceiptMails } from './receipt-mails';
import { ReceiptDocuments } from './receipt-documents';
import { ReceiptsService } from './receipts.service';

/** What people see of what they were charged, to read and to keep. */
@Module({
  imports: [
    AmountsModule,
    CityModule,
    DisputesModule,
    IdentityModule,
    LedgerModule,
    PaymentsModule,
    RefundsModule,
    RidesModule,
  ],
  controllers: [ReceiptsController],
  providers: [ReceiptsService, ReceiptMails, { provide: ReceiptDocuments, useClass: PdfReceiptDocuments }],
})
export class ReceiptsModule {}
