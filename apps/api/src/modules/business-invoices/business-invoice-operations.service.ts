import { Injectable, type StreamableFile } from '@nestjs/common';
import type { BusinessInvoiceList, BusinessInvoicesQuery, BusinessInvoiceView } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { AlertsFacade } from '../alerts/alerts.facade';
import { invoiceNotOpen, nothingToInvoice } from './business-invoices.errors';
import { BusinessInvoicesRepository } from './business-invoices.repository';
import { overdueKey } from './credit-uses.service';
import { InvoiceViews } from './invoice-views.service';
import { Invoicing } from './invoicing.service';

/** Lets operations manage the invoices of business accounts. */
@Injectable()
export class BusinessInvoiceOperations {
  constructor(
    private readonly database: Database,
    private readonly invoices: BusinessInvoicesRepository,
    private readonly views: InvoiceViews,
    private readonly invoicing: Invoicing,
    private readonly alerts: AlertsFacade,
    private readonly audit: AuditFacade,
  ) {}

  list(accountId: number, query: BusinessInvoicesQuery): Promise<BusinessInvoiceList> {
    return this.views.list(accountId, query);
  }

  /** @throws ApiError not_found */
  find(invoiceId: number): Promise<BusinessInvoiceView> {
    return this.views.find(invoiceId, null);
  }

  /** @throws ApiError not_found */
  pdf(invoiceId: number): Promise<StreamableFile> {
    return this.views.pdf(invoiceId, null);
  }

  /** @throws ApiError not_found */
  csv(invoiceId: number): Promise<StreamableFile> {
    return this.views.csv(invoiceId, null);
  }

  /** @throws ApiError not_found, nothing_to_invoice */
  async invoiceNow(who: Principal, accountId: number): Promise<BusinessInvoiceView> {
    const invoiceId = await this.database.transaction(async (tx) => {
      const created = await this.invoicing.invoiceNow(tx, accountId);
      if (created === null) throw nothingToInvoice();
      await this.audit.record(
        who.userId,
        'invoice_business_account',
        `business_account:${accountId}`,
        { invoiceId: created },
        tx,
      );
      return created;
    });
    return this.find(invoiceId);
  }

  /** Voids an invoice. Its charges move to the next one. @throws ApiError not_found, invoice_not_open */
  async void(who: Principal, invoiceId: number, reason: string): Promise<BusinessInvoiceView> {
    await this.database.transaction(async (tx) => {
      const invoice = await this.invoices.find(invoiceId, tx);
      if (!invoice) throw notFound('invoice');
      if (!(await this.invoicing.void(tx, invoice))) throw invoiceNotOpen();
      await this.alerts.settle(tx, overdueKey(invoiceId));
      await this.audit.record(
        who.userId,
        'void_business_invoice',
        `business_account:${invoice.accountId}`,
        { invoiceId, reason },
        tx,
      );
    });
    return this.find(invoiceId);
  }
}
