import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { BusinessInvoiceList, BusinessInvoicesQuery, BusinessInvoiceView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { OwnBusinessInvoices } from '../own-business-invoices.service';

/** Invoices of a business account, for the services that book on it. */
@Controller('business-account/invoices')
export class BusinessInvoicesController {
  constructor(private readonly invoices: OwnBusinessInvoices) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listOwnBusinessInvoices',
    summary: 'Invoices of the business account, newest first',
    tag: 'Business',
    scope: 'business:read',
    answer: BusinessInvoiceList,
  })
  list(@Me() me: Principal, @Query() query: BusinessInvoicesQuery): Promise<BusinessInvoiceList> {
    return this.invoices.list(me, query);
  }

  @Get(':invoiceId')
  @Access('signed-in')
  @Describe({
    id: 'getOwnBusinessInvoice',
    summary: 'An invoice with its lines, subtotals and payments',
    tag: 'Business',
    scope: 'business:read',
    answer: BusinessInvoiceView,
  })
  find(@Me() me: Principal, @Param('invoiceId', IdPipe) invoiceId: number): Promise<BusinessInvoiceView> {
    return this.invoices.find(me, invoiceId);
  }

  @Get(':invoiceId/pdf')
  @Access('signed-in')
  @Describe({
    id: 'downloadOwnBusinessInvoicePdf',
    summary: 'An invoice as a PDF',
    tag: 'Business',
    scope: 'business:read',
    answer: null,
    status: 200,
  })
  pdf(@Me() me: Principal, @Param('invoiceId', IdPipe) invoiceId: number): Promise<StreamableFile> {
    return this.invoices.pdf(me, invoiceId);
  }

  @Get(':invoiceId/csv')
  @Access('signed-in')
  @Describe({
    id: 'downloadOwnBusinessInvoiceCsv',
    summary: 'The lines of an invoice as CSV',
    tag: 'Business',
    scope: 'business:read',
    answer: null,
    status: 200,
  })
  csv(@Me() me: Principal, @Param('invoiceId', IdPipe) invoiceId: number): Promise<StreamableFile> {
    return this.invoices.csv(me, invoiceId);
  }
}
