import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WebhookEventType } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { invoiceNumberText } from '../business-accounts/business-accounts.facade';
import { BusinessCreditsFacade } from '../business-accounts/business-credits.facade';
import {
  chargeCredited,
  invoiceCreated,
  invoicePaid,
  invoicePaymentReversed,
  invoiceVoided,
  type CreditFact,
  type InvoiceFact,
  type PaidInvoiceFact,
  type PaymentReversalFact,
  type VoidedInvoiceFact,
} from '../business-invoices/business-invoices.events';
import { BusinessInvoicesFacade, type Invoice } from '../business-invoices/business-invoices.facade';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository';
import { WebhookMessages } from './webhook-messages.service';

/** Sends invoices and credits of a business account to the endpoints of its services. */
@Injectable()
export class InvoiceWebhooks implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly messages: WebhookMessages,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly invoices: BusinessInvoicesFacade,
    private readonly credits: BusinessCreditsFacade,
  ) {}

  onModuleInit(): void {
    const wanted = (type: WebhookEventType) => ({ when: () => this.deliveries.isWanted(type) });
    this.events.react(
      invoiceCreated,
      'tell-webhooks-of-new-invoice',
      (fact) => this.created(fact),
      wanted('invoice.created'),
    );
    this.events.react(invoicePaid, 'tell-webhooks-of-paid-invoice', (fact) => this.paid(fact), wanted('invoice.paid'));
    this.events.react(
      invoiceVoided,
      'tell-webhooks-of-void-invoice',
      (fact) => this.voided(fact),
      wanted('invoice.voided'),
    );
    this.events.react(
      invoicePaymentReversed,
      'tell-webhooks-of-reversed-invoice-payment',
      (fact) => this.reversed(fact),
      wanted('invoice.payment_reversed'),
    );
    this.events.react(
      chargeCredited,
      'tell-webhooks-of-credited-charge',
      (fact) => this.credited(fact),
      wanted('charge.credited'),
    );
  }

  private async created({ invoiceId }: InvoiceFact): Promise<void> {
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice) return;
    await this.database.transaction((tx) =>
      this.messages.add(tx, {
        key: `invoice.created:${invoiceId}`,
        type: 'invoice.created',
        businessAccountId: invoice.accountId,
        occurredAt: invoice.createdAt,
        data: dataOf(invoice, { paid: 0, credited: invoice.credited }),
      }),
    );
  }

  private async paid({ invoiceId, cause, paid, credited, at }: PaidInvoiceFact): Promise<void> {
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice) return;
    await this.database.transaction((tx) =>
      this.messages.add(tx, {
        // An invoice can be paid again after a payment was reversed.
        key: cause ? `invoice.paid:${invoiceId}:${cause}` : `invoice.paid:${invoiceId}`,
        type: 'invoice.paid',
        businessAccountId: invoice.accountId,
        occurredAt: at ? new Date(at) : (invoice.paidAt ?? invoice.createdAt),
        data: dataOf(invoice, { paid: paid ?? invoice.paid, credited: credited ?? invoice.credited }),
      }),
    );
  }

  private async voided({ invoiceId, at }: VoidedInvoiceFact): Promise<void> {
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice) return;
    await this.database.transaction((tx) =>
      this.messages.add(tx, {
        key: `invoice.voided:${invoiceId}`,
        type: 'invoice.voided',
        businessAccountId: invoice.accountId,
        occurredAt: at ? new Date(at) : invoice.createdAt,
        data: dataOf(invoice, invoice),
      }),
    );
  }

  private async reversed({ invoiceId, paymentId, amount, reason, paid, credited, at }: PaymentReversalFact) {
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice) return;
    await this.database.transaction((tx) =>
      this.messages.add(tx, {
        key: `invoice.payment_reversed:${paymentId}`,
        type: 'invoice.payment_reversed',
        businessAccountId: invoice.accountId,
        occurredAt: new Date(at),
        data: { ...dataOf(invoice, { paid, credited }), paymentId, amount: formatCents(amount), reason },
      }),
    );
  }

  private async credited({ creditId }: CreditFact): Promise<void> {
    const credit = await this.credits.find(creditId);
    if (!credit) return;
    const { chargeId, accountId, rideId, amount, reason, costCenter, reference, createdAt } = credit;
    await this.database.transaction((tx) =>
      this.messages.add(tx, {
        key: `charge.credited:${creditId}`,
        type: 'charge.credited',
        businessAccountId: accountId,
        occurredAt: createdAt,
        data: { creditId, chargeId, rideId, accountId, amount: formatCents(amount), reason, costCenter, reference },
      }),
    );
  }
}

const dataOf = (
  { id, number, accountId, month, dueDate, total }: Invoice,
  { paid, credited }: Pick<Invoice, 'paid' | 'credited'>,
) => ({
  invoiceId: id,
  number: invoiceNumberText(number),
  accountId,
  month,
  dueDate,
  total: formatCents(total),
  paid: formatCents(paid),
  credited: formatCents(credited),
});
