import { Injectable } from '@nestjs/common';
import type { BusinessPaymentRecord } from '@groupride/contracts';
import { instantToZoned, startOfZonedDay } from '@groupride/geo';
import { formatCents, parseCents, type Cents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { fieldError, notFound } from '../../platform/http/api-error';
import { BusinessInvoicingFacade } from '../business-accounts/business-invoicing.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import { invoiceNotOpen, paymentReversed } from './business-invoices.errors';
import { invoicePaymentReversed } from './business-invoices.events';
import { leftOf, type Invoice } from './business-invoices.facade';
import { BusinessInvoicesRepository } from './business-invoices.repository';
import { CreditUses } from './credit-uses.service';
import { paymentPosting, reversalPosting } from './postings';

/** Records and reverses payments of invoices, which customers make by bank transfer. */
@Injectable()
export class BusinessPayments {
  constructor(
    private readonly invoices: BusinessInvoicesRepository,
    private readonly charges: BusinessInvoicingFacade,
    private readonly ledger: LedgerFacade,
    private readonly events: Events,
    private readonly uses: CreditUses,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a payment, posts it to the ledger, and closes the invoice when it is paid in full.
   * @param calendar the city's current date and time zone
   * @throws ApiError not_found, validation_failed, invoice_not_open
   */
  async record(
    tx: Transaction,
    by: number,
    invoiceId: number,
    { amount: text, receivedOn, reference }: BusinessPaymentRecord,
    { today, timeZone }: { today: string; timeZone: string },
  ): Promise<Invoice> {
    const amount = parseCents(text);
    if (amount <= 0) throw fieldError('amount', 'must be above zero');
    if (!startOfZonedDay(receivedOn, 'UTC')) throw fieldError('receivedOn', 'must be a day of the calendar');
    if (receivedOn > today) throw fieldError('receivedOn', 'must not be in the future');
    const known = await this.invoices.find(invoiceId, tx);
    if (!known) throw notFound('invoice');
    const since = instantToZoned(await this.charges.lockAccount(tx, known.accountId), timeZone).date;
    if (receivedOn < since)
      throw fieldError('receivedOn', `must not be before ${since}, when the business account was created`);
    const invoice = await this.invoices.pay(tx, invoiceId, amount, this.clock.now());
    if (!invoice) throw await this.refusal(tx, invoiceId);
    const paymentId = await this.invoices.insertPayment(tx, { invoiceId, amount, receivedOn, reference, by });
    await this.charges.changeOwed(tx, invoice.accountId, -amount);
    await this.ledger.post(tx, paymentPosting(paymentId, invoice.accountId, amount));
    if (invoice.status === 'paid') await this.uses.paid(tx, invoice, `payment:${paymentId}`);
    return invoice;
  }

  /**
   * Reverses a payment: the invoice is open again, and the account owes the amount again, also in the ledger. Unused
   * credit of the account is applied.
   * @throws ApiError not_found, payment_reversed
   */
  async reverse(
    tx: Transaction,
    by: number,
    paymentId: number,
    reason: string,
  ): Promise<{ amount: Cents; invoice: Invoice }> {
    const payment = await this.invoices.paymentOf(tx, paymentId);
    if (!payment) throw notFound('payment');
    const { invoiceId, accountId } = payment;
    await this.charges.lockAccount(tx, accountId);
    const at = this.clock.now();
    const reversed = await this.invoices.reverse(tx, paymentId, { by, reason, at });
    if (!reversed) throw paymentReversed();
    const { amount } = reversed;
    await this.charges.changeOwed(tx, accountId, amount);
    await this.ledger.post(tx, reversalPosting(paymentId, accountId, amount));
    const { paid, credited } = reversed.invoice;
    const fact = { invoiceId, paymentId, amount, reason, paid, credited, at: at.toISOString() };
    await this.events.publish(tx, invoicePaymentReversed, fact);
    await this.uses.useUp(tx, accountId);
    return reversed;
  }

  private async refusal(tx: Transaction, invoiceId: number) {
    const invoice = (await this.invoices.find(invoiceId, tx))!;
    if (invoice.status !== 'open') return invoiceNotOpen();
    return fieldError('amount', `must be at most ${formatCents(leftOf(invoice))}, which is left to pay`);
  }
}
