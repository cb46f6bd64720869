import { Injectable } from '@nestjs/common';
import type { BusinessPaymentRecord } from '@groupride/contracts';
import { startOfZonedDay } from '@groupride/geo';
import { formatCents, parseCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { fieldError, notFound } from '../../platform/http/api-error';
import { BusinessInvoicingFacade } from '../business-accounts/business-invoicing.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import { invoiceNotOpen } from './business-invoices.errors';
import { invoicePaid } from './business-invoices.events';
import type { Invoice } from './business-invoices.facade';
import { BusinessInvoicesRepository } from './business-invoices.repository';
import { paymentPosting } from './postings';

/** Payments of invoices, which arrive at our bank and operations record. */
@Injectable()
export class BusinessPayments {
  constructor(
    private readonly invoices: BusinessInvoicesRepository,
    private readonly charges: BusinessInvoicingFacade,
    private readonly ledger: LedgerFacade,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * Lowers what is owed, in the books too, and closes an invoice that is paid in full.
   * @param today in the city
   * @returns the invoice afterwards
   * @throws ApiError not_found, validation_failed, invoice_not_open
   */
  async record(
    tx: Transaction,
    by: number,
    invoiceId: number,
    { amount: text, receivedOn, reference }: BusinessPaymentRecord,
    today: string,
  ): Promise<Invoice> {
    const amount = parseCents(text);
    if (amount <= 0) throw fieldError('amount', 'must be above zero');
    if (!startOfZonedDay(receivedOn, 'UTC')) throw fieldError('receivedOn', 'must be a day of the calendar');
    if (receivedOn > today) throw fieldError('receivedOn', 'must not be in the future');
    const invoice = await this.invoices.pay(tx, invoiceId, amount, this.clock.now());
    if (!invoice) throw await this.whyNot(tx, invoiceId);
    const paymentId = await this.invoices.insertPayment(tx, { invoiceId, amount, receivedOn, reference, by });
    await this.charges.paid(tx, invoice.accountId, amount);
    await this.ledger.post(tx, paymentPosting(paymentId, invoice.accountId, amount));
    if (invoice.status === 'paid') await this.events.publish(tx, invoicePaid, { invoiceId });
    return invoice;
  }

  private async whyNot(tx: Transaction, invoiceId: number) {
    const invoice = await this.invoices.find(invoiceId, tx);
    if (!invoice) return notFound('invoice');
    if (invoice.status !== 'open') return invoiceNotOpen();
    return fieldError('amount', `must be at most ${formatCents(invoice.total - invoice.paid)}, which is left to pay`);
  }
}
