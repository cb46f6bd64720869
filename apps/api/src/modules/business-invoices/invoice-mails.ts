import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { cityText } from '../../platform/city-text';
import { Events } from '../../platform/events/events';
import { invoiceNumberText } from '../business-accounts/business-accounts.facade';
import { BusinessInvoicingFacade } from '../business-accounts/business-invoicing.facade';
import { CityFacade } from '../city/city.facade';
import { type MessageTemplate, OutboxFacade } from '../identity/identity.facade';
import { invoiceCreated, type InvoiceFact, invoiceVoided } from './business-invoices.events';
import { BusinessInvoicesRepository } from './business-invoices.repository';
import { InvoiceLinks } from './invoice-links.service';
import { INVOICE_TEXTS, VOID_TEXTS, type InvoiceFacts } from './invoice-texts';

/** Invoices go to the billing addresses by mail. */
@Injectable()
export class InvoiceMails implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly invoices: BusinessInvoicesRepository,
    private readonly charges: BusinessInvoicingFacade,
    private readonly outbox: OutboxFacade,
    private readonly links: InvoiceLinks,
    private readonly city: CityFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(invoiceCreated, 'mail-business-invoice-when-it-is-created', (fact) =>
      this.mail(fact, INVOICE_TEXTS),
    );
    this.events.react(invoiceVoided, 'mail-that-business-invoice-is-void', (fact) => this.mail(fact, VOID_TEXTS));
  }

  private async mail({ invoiceId }: InvoiceFact, template: MessageTemplate<InvoiceFacts>): Promise<void> {
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice) return;
    const { number, accountId, accountName, month, total, dueDate } = invoice;
    const facts = {
      ...{ accountName, month, dueDate, number: invoiceNumberText(number) },
      total: cityText('en', this.city.current.timeZone).money(total),
      url: this.links.urlOf(invoiceId),
    };
    const emails = await this.charges.billingEmails(accountId);
    await this.database.transaction(async (tx) => {
      for (const to of emails)
        await this.outbox.notify(tx, { ...{ channel: 'mail', to, language: 'en', facts }, template });
    });
  }
}
