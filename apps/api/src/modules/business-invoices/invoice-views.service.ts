import { Injectable, type StreamableFile, StreamableFile as File } from '@nestjs/common';
import type { BusinessInvoiceList, BusinessInvoicesQuery, BusinessInvoiceView } from '@groupride/contracts';
import { instantToZoned } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/api-error';
import { exportFile } from '../../platform/export/export-file';
import { BusinessCreditsFacade } from '../business-accounts/business-credits.facade';
import { BusinessInvoicingFacade } from '../business-accounts/business-invoicing.facade';
import { CityFacade } from '../city/city.facade';
import { presentInvoice, presentWhole } from './business-invoices.presenter';
import { BusinessInvoicesRepository } from './business-invoices.repository';
import { InvoiceDocuments } from './invoice-documents';
import { creditRowOf, INVOICE_COLUMNS, rowOf } from './invoice-table';
import { INVOICE_KEYSET } from './lists';

const USUAL_PAGE = 50;

/** Presents invoices in lists, in detail, as PDF and as CSV. */
@Injectable()
export class InvoiceViews {
  constructor(
    private readonly invoices: BusinessInvoicesRepository,
    private readonly charges: BusinessInvoicingFacade,
    private readonly credits: BusinessCreditsFacade,
    private readonly documents: InvoiceDocuments,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  async list(accountId: number, query: BusinessInvoicesQuery): Promise<BusinessInvoiceList> {
    const { limit = USUAL_PAGE, cursor } = query;
    const { today } = this.calendar;
    const { rows, nextCursor } = await this.invoices.list(accountId, query.status ?? null, {
      limit,
      order: 'newest',
      after: INVOICE_KEYSET.read('newest', cursor),
    });
    return { invoices: rows.map((invoice) => presentInvoice(invoice, today)), nextCursor };
  }

  /** @param ofAccount the account that must own the invoice; null for operations @throws ApiError not_found */
  async find(invoiceId: number, ofAccount: number | null): Promise<BusinessInvoiceView> {
    return (await this.load(invoiceId, ofAccount)).view;
  }

  /** @throws ApiError not_found */
  async pdf(invoiceId: number, ofAccount: number | null): Promise<StreamableFile> {
    const { view, language, issued } = await this.load(invoiceId, ofAccount);
    return new File(await this.documents.write(view, { language, issued }), {
      type: 'application/pdf',
      disposition: `attachment; filename="GroupRide ${view.number}.pdf"`,
    });
  }

  /** @throws ApiError not_found */
  async csv(invoiceId: number, ofAccount: number | null): Promise<StreamableFile> {
    const { number, lines, credits } = await this.find(invoiceId, ofAccount);
    const rows = (async function* () {
      yield lines.map((line) => rowOf(number, line));
      yield credits.map((credit) => creditRowOf(number, credit));
    })();
    return exportFile({ name: number, columns: INVOICE_COLUMNS, rows, stop: () => undefined }, 'csv');
  }

  private async load(invoiceId: number, ofAccount: number | null) {
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice || (ofAccount !== null && invoice.accountId !== ofAccount)) throw notFound('invoice');
    const [charges, credits, payments] = await Promise.all([
      this.charges.charges(invoiceId),
      this.credits.ofInvoice(invoiceId),
      this.invoices.payments(invoiceId),
    ]);
    const forOperations = ofAccount === null;
    const view = presentWhole(invoice, { charges, credits, payments }, { ...this.calendar, forOperations });
    const issued = instantToZoned(invoice.createdAt, this.calendar.timeZone).date;
    return { view, language: invoice.language, issued };
  }

  /** The city's current date and time zone. */
  get calendar(): { today: string; timeZone: string } {
    const { timeZone } = this.city.current;
    return { today: instantToZoned(this.clock.now(), timeZone).date, timeZone };
  }
}
