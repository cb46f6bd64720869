import { Module } from '@nestjs/common';
import { CityModule } from '../city/city.module';
import { PaymentsModule } from '../payments/payments.module';
import { RefundsModule } from '../refunds/refunds.module';
import { RidesModule } from '../rides/rides.module';
import { ReceiptsController } from './http/receipts.controller';
import { PdfReceiptDocuments } from './infra/pdf-receipt-documents';
import { ReceiptDocuments } from './receipt-documents';
import { ReceiptsService } from './receipts.service';

/** What people see of what they were charged, to read and to keep. */
@Module({
  imports: [CityModule, PaymentsModule, RefundsModule, RidesModule],
  controllers: [ReceiptsController],
  providers: [ReceiptsService, { provide: ReceiptDocuments, useClass: PdfReceiptDocuments }],
})
export class ReceiptsModule {}
