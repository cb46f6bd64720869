import { Injectable, type StreamableFile } from '@nestjs/common';
import type { BusinessInvoiceList, BusinessInvoicesQuery, BusinessInvoiceView } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import { InvoiceViews } from './invoice-views.service';

/** Shows services the invoices of their account. All methods throw business_account_required for other callers. */
@Injectable()
export class OwnBusinessInvoices {
  constructor(
    private readonly accounts: BusinessAccountsFacade,
    private readonly views: InvoiceViews,
  ) {}

  async list(who: Principal, query: BusinessInvoicesQuery): Promise<BusinessInvoiceList> {
    return this.views.list(await this.accountOf(who), query);
  }

  /** @throws ApiError not_found */
  async find(who: Principal, invoiceId: number): Promise<BusinessInvoiceView> {
    return this.views.find(invoiceId, await this.accountOf(who));
  }

  /** @throws ApiError not_found */
  async pdf(who: Principal, invoiceId: number): Promise<StreamableFile> {
    return this.views.pdf(invoiceId, await this.accountOf(who));
  }

  /** @throws ApiError not_found */
  async csv(who: Principal, invoiceId: number): Promise<StreamableFile> {
    return this.views.csv(invoiceId, await this.accountOf(who));
  }

  private accountOf(who: Principal): Promise<number> {
    return this.accounts.accountOf(who, 'business:read');
  }
}
