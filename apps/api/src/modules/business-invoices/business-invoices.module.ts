import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessInvoiceOperations } from './business-invoice-operations.service';
import { AdminBusinessInvoicesController } from './http/admin-business-invoices.controller';
import { BusinessInvoicesController } from './http/business-invoices.controller';
import { BusinessInvoiceNumberEntity } from './infra/business-invoice-number.entity';
import { BusinessInvoiceEntity } from './infra/business-invoice.entity';
import { BusinessPaymentEntity } from './infra/business-payment.entity';
import { OwnBusinessInvoices } from './own-business-invoices.service';

/** Monthly invoices of business accounts, and the payments that operations record. */
@Module({
  imports: [TypeOrmModule.forFeature([BusinessInvoiceEntity, BusinessInvoiceNumberEntity, BusinessPaymentEntity])],
  controllers: [BusinessInvoicesController, AdminBusinessInvoicesController],
  providers: [OwnBusinessInvoices, BusinessInvoiceOperations],
})
export class BusinessInvoicesModule {}
