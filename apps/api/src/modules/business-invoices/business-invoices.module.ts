import { Module } from '@nestjs/common';
import { BusinessInvoiceOperations } from './business-invoice-operations.service';
import { AdminBusinessInvoicesController } from './http/admin-business-invoices.controller';
import { BusinessInvoicesController } from './http/business-invoices.controller';
import { OwnBusinessInvoices } from './own-business-invoices.service';

/** Monthly invoices of business accounts, and the payments that operations record. */
@Module({
  controllers: [BusinessInvoicesController, AdminBusinessInvoicesController],
  providers: [OwnBusinessInvoices, BusinessInvoiceOperations],
})
export class BusinessInvoicesModule {}
