import { Body, Controller, Get, Headers, Param, Post, Query, StreamableFile } from '@nestjs/common';
import {
  BusinessInvoiceList,
  BusinessInvoicesQuery,
  BusinessInvoiceView,
  BusinessPaymentRecord,
  BusinessReason,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { BusinessPaymentOperations } from '../business-payment-operations.service';
import { BusinessInvoiceOperations } from '../business-invoice-operations.service';

@Controller('admin')
export class AdminBusinessInvoicesController {
  constructor(
    private readonly invoices: BusinessInvoiceOperations,
    private readonly payments: BusinessPaymentOperations,
  ) {}

  @Get('business-accounts/:accountId/invoices')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listBusinessInvoices',
    summary: 'Invoices of a business account, newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: BusinessInvoiceList,
  })
  list(
    @Param('accountId', IdPipe) accountId: number,
    @Query() query: BusinessInvoicesQuery,
  ): Promise<BusinessInvoiceList> {
    return this.invoices.list(accountId, query);
  }

  @Post('business-accounts/:accountId/invoices')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'invoiceBusinessAccount',
    summary: 'Creates an invoice for all charges of a business account that are not invoiced yet',
    tag: 'Operations',
    scope: 'operations:write',
    answer: BusinessInvoiceView,
    status: 201,
  })
  invoice(@Me() me: Principal, @Param('accountId', IdPipe) accountId: number): Promise<BusinessInvoiceView> {
    return this.invoices.invoiceNow(me, accountId);
  }

  @Get('business-invoices/:invoiceId')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getBusinessInvoice',
    summary: 'An invoice with its lines, subtotals and payments',
    tag: 'Operations',
    scope: 'operations:read',
    answer: BusinessInvoiceView,
  })
  find(@Param('invoiceId', IdPipe) invoiceId: number): Promise<BusinessInvoiceView> {
    return this.invoices.find(invoiceId);
  }

  @Get('business-invoices/:invoiceId/pdf')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'downloadBusinessInvoicePdf',
    summary: 'An invoice as a PDF',
    tag: 'Operations',
    scope: 'operations:read',
    answer: null,
    status: 200,
  })
  pdf(@Param('invoiceId', IdPipe) invoiceId: number): Promise<StreamableFile> {
    return this.invoices.pdf(invoiceId);
  }

  @Get('business-invoices/:invoiceId/csv')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'downloadBusinessInvoiceCsv',
    summary: 'The lines of an invoice as CSV',
    tag: 'Operations',
    scope: 'operations:read',
    answer: null,
    status: 200,
  })
  csv(@Param('invoiceId', IdPipe) invoiceId: number): Promise<StreamableFile> {
    return this.invoices.csv(invoiceId);
  }

  @Post('business-invoices/:invoiceId/payments')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'recordBusinessPayment',
    summary: 'Records a payment of an invoice; the idempotency key is required',
    tag: 'Operations',
    scope: 'operations:write',
    answer: BusinessInvoiceView,
    status: 201,
    idempotent: 'required',
  })
  pay(
    @Me() me: Principal,
    @Param('invoiceId', IdPipe) invoiceId: number,
    @Body() payment: BusinessPaymentRecord,
    @Headers('idempotency-key') key?: string,
  ): Promise<BusinessInvoiceView> {
    return this.payments.record(me, invoiceId, payment, key);
  }

  @Post('business-invoices/:invoiceId/void')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'voidBusinessInvoice',
    summary: 'Voids an invoice without payments; its charges move to the next invoice',
    tag: 'Operations',
    scope: 'operations:write',
    answer: BusinessInvoiceView,
  })
  cancel(
    @Me() me: Principal,
    @Param('invoiceId', IdPipe) invoiceId: number,
    @Body() { reason }: BusinessReason,
  ): Promise<BusinessInvoiceView> {
    return this.invoices.void(me, invoiceId, reason);
  }
}
