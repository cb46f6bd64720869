import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { cityText } from '../../platform/city-text';
import { Events } from '../../platform/events/events';
import { invoiceNumberText } from '../business-accounts/business-accounts.facade';
import { BusinessInvoicingFacade } from '../business-accounts/business-invoicing.facade';
import { CityFacade } from '../city/city.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { invoiceCreated, type InvoiceFact } from './business-invoices.events';
import { BusinessInvoicesRepository } from './business-invoices.repository';
import { InvoiceLinks } from './invoice-links.service';
import { INVOICE_TEXTS } from './invoice-texts';

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
    this.events.react(invoiceCreated, 'mail-business-invoice-when-it-is-created', (fact) => this.mail(fact));
  }

  private async mail({ invoiceId }: InvoiceFact): Promise<void> {
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
        await this.outbox.notify(tx, { ...{ channel: 'mail', to, language: 'en', facts }, template: INVOICE_TEXTS });
    });
  }
}
