import { Injectable, type OnModuleInit } from '@nestjs/common';
import { rideNumber } from '@groupride/contracts';
import { Events } from '../../platform/events/events';
import { invoiceNumberText } from '../business-accounts/business-accounts.facade';
import { BusinessCreditsFacade } from '../business-accounts/business-credits.facade';
import { type MessageTemplate } from '../identity/identity.facade';
import { AccountMailer } from './account-mailer.service';
import {
  chargeCredited,
  invoiceCreated,
  invoicePaymentReversed,
  invoiceVoided,
  type CreditFact,
  type InvoiceFact,
  type PaymentReversalFact,
} from './business-invoices.events';
import { BusinessInvoicesFacade, leftOf } from './business-invoices.facade';
import { InvoiceLinks } from './invoice-links.service';
import { CREDIT_TEXTS, INVOICE_TEXTS, REVERSAL_TEXTS, VOID_TEXTS, type InvoiceFacts } from './invoice-texts';

/** Emails invoices and their corrections to the billing addresses. */
@Injectable()
export class InvoiceMails implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly invoices: BusinessInvoicesFacade,
    private readonly credits: BusinessCreditsFacade,
    private readonly links: InvoiceLinks,
    private readonly mailer: AccountMailer,
  ) {}

  onModuleInit(): void {
    const { events } = this;
    events.react(invoiceCreated, 'mail-business-invoice-when-it-is-created', (fact) =>
      this.mail('created', fact, INVOICE_TEXTS),
    );
    events.react(invoiceVoided, 'mail-that-business-invoice-is-void', (fact) => this.mail('voided', fact, VOID_TEXTS));
    events.react(invoicePaymentReversed, 'mail-that-business-payment-was-reversed', (fact) => this.mailReversal(fact));
    events.react(chargeCredited, 'mail-that-business-charge-was-credited', (fact) => this.mailCredit(fact));
  }

  private mail(
    event: 'created' | 'voided',
    { invoiceId }: InvoiceFact,
    template: MessageTemplate<InvoiceFacts>,
  ): Promise<void> {
    return this.mailWith(`business_invoice:${invoiceId}:${event}`, invoiceId, template, () => ({}));
  }

  private mailReversal({ invoiceId, paymentId, amount, reason }: PaymentReversalFact): Promise<void> {
    const key = `business_payment:${paymentId}:reversed`;
    return this.mailWith(key, invoiceId, REVERSAL_TEXTS, (money) => ({ amount: money(amount), reason }));
  }

  private async mailWith<More extends object>(
    key: string,
    invoiceId: number,
    template: MessageTemplate<InvoiceFacts & More>,
    more: (money: (cents: number) => string) => More,
  ): Promise<void> {
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice) return;
    const { number, accountId, accountName, month, total, credited, dueDate } = invoice;
    const left = leftOf(invoice);
    await this.mailer.mail(key, accountId, template, ({ money }) => ({
      accountName,
      month,
      dueDate,
      number: invoiceNumberText(number),
      total: money(total),
      credited: credited > 0 ? money(credited) : null,
      left: left > 0 ? money(left) : null,
      url: this.links.urlOf(invoiceId),
      ...more(money),
    }));
  }

  private async mailCredit({ creditId }: CreditFact): Promise<void> {
    const credit = await this.credits.find(creditId);
    if (!credit) return;
    const { accountId, rideId, amount, unused, reason, reference } = credit;
    await this.mailer.mail(`business_credit:${creditId}`, accountId, CREDIT_TEXTS, ({ money }) => ({
      ride: rideNumber(rideId),
      amount: money(amount),
      reason,
      reference,
      used: unused < amount ? money(amount - unused) : null,
      waiting: unused > 0 ? money(unused) : null,
    }));
  }
}
