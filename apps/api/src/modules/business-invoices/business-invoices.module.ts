import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AlertsModule } from '../alerts/alerts.module';
import { BusinessAccountsModule } from '../business-accounts/business-accounts.module';
import { CityModule } from '../city/city.module';
import { IdentityModule } from '../identity/identity.module';
import { LedgerModule } from '../ledger/ledger.module';
import { AccountMailer } from './account-mailer.service';
import { BusinessCorrections } from './business-corrections.service';
import { BusinessCredits } from './business-credits.service';
import { BusinessInvoiceOperations } from './business-invoice-operations.service';
import { BusinessInvoicesFacade } from './business-invoices.facade';
import { BusinessInvoicesRepository } from './business-invoices.repository';
import { BusinessPaymentOperations } from './business-payment-operations.service';
import { BusinessPayments } from './business-payments.service';
import { CreditUses } from './credit-uses.service';
import { AdminBusinessCorrectionsController } from './http/admin-business-corrections.controller';
import { AdminBusinessInvoicesController } from './http/admin-business-invoices.controller';
import { BusinessInvoicesController } from './http/business-invoices.controller';
import { InvoiceFilesController } from './http/invoice-files.controller';
import { BusinessInvoiceNumberEntity } from './infra/business-invoice-number.entity';
import { BusinessInvoiceEntity } from './infra/business-invoice.entity';
import { BusinessPaymentEntity } from './infra/business-payment.entity';
import { PdfInvoiceDocuments } from './infra/pdf-invoice-documents';
import { SqlBusinessInvoicesRepository } from './infra/sql-business-invoices.repository';
import { InvoiceDocuments } from './invoice-documents';
import { InvoiceJob } from './invoice-job.service';
import { InvoiceLinks } from './invoice-links.service';
import { InvoiceMails } from './invoice-mails';
import { InvoiceViews } from './invoice-views.service';
import { Invoicing } from './invoicing.service';
import { OwnBusinessInvoices } from './own-business-invoices.service';

/** Monthly invoices of business accounts, and the payments that operations record. */
@Module({
  imports: [
    TypeOrmModule.forFeature([BusinessInvoiceEntity, BusinessInvoiceNumberEntity, BusinessPaymentEntity]),
    AlertsModule,
    BusinessAccountsModule,
    CityModule,
    IdentityModule,
    LedgerModule,
  ],
  controllers: [
    BusinessInvoicesController,
    AdminBusinessCorrectionsController,
    AdminBusinessInvoicesController,
    InvoiceFilesController,
  ],
  providers: [
    AccountMailer,
    BusinessCorrections,
    BusinessCredits,
    BusinessInvoiceOperations,
    BusinessPaymentOperations,
    BusinessPayments,
    CreditUses,
    InvoiceJob,
    InvoiceLinks,
    InvoiceMails,
    InvoiceViews,
    Invoicing,
    OwnBusinessInvoices,
    { provide: BusinessInvoicesFacade, useExisting: BusinessInvoicesRepository },
    { provide: BusinessInvoicesRepository, useClass: SqlBusinessInvoicesRepository },
    { provide: InvoiceDocuments, useClass: PdfInvoiceDocuments },
  ],
  exports: [BusinessInvoicesFacade],
})
export class BusinessInvoicesModule {}
