import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import { Database } from '../../platform/database/database';
import { Events, type EventType } from '../../platform/events/events';
import { invoiceNumberText } from '../business-accounts/business-accounts.facade';
import { invoiceCreated, invoicePaid, type InvoiceFact } from '../business-invoices/business-invoices.events';
import { BusinessInvoicesFacade } from '../business-invoices/business-invoices.facade';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository';
import { WebhookMessages } from './webhook-messages.service';

/** Tells the endpoints of a business account's services of its invoices. */
@Injectable()
export class InvoiceWebhooks implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly messages: WebhookMessages,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly invoices: BusinessInvoicesFacade,
  ) {}

  onModuleInit(): void {
    this.tell(invoiceCreated, 'invoice.created', 'tell-webhooks-of-new-invoice');
    this.tell(invoicePaid, 'invoice.paid', 'tell-webhooks-of-paid-invoice');
  }

  private tell(event: EventType<InvoiceFact>, type: 'invoice.created' | 'invoice.paid', name: string): void {
    this.events.react(event, name, ({ invoiceId }) => this.add(invoiceId, type), {
      when: (tx) => this.deliveries.isWanted(tx, type),
    });
  }

  private async add(invoiceId: number, type: 'invoice.created' | 'invoice.paid'): Promise<void> {
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice) return;
    const { number, accountId, month, total, paid, dueDate, createdAt, paidAt } = invoice;
    await this.database.transaction((tx) =>
      this.messages.add(tx, {
        ...{ key: `${type}:${invoiceId}`, type, businessAccountId: accountId },
        occurredAt: type === 'invoice.paid' ? (paidAt ?? createdAt) : createdAt,
        data: {
          ...{ invoiceId, number: invoiceNumberText(number), accountId, month, dueDate },
          ...{ total: formatCents(total), paid: formatCents(type === 'invoice.paid' ? paid : 0) },
        },
      }),
    );
  }
}
