import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { cityText, type CityText } from '../../platform/city-text';
import { BusinessInvoicingFacade } from '../business-accounts/business-invoicing.facade';
import { CityFacade } from '../city/city.facade';
import { type MessageTemplate, OutboxFacade } from '../identity/identity.facade';

/** Mails the billing addresses of a business account in its language. */
@Injectable()
export class AccountMailer {
  constructor(
    private readonly database: Database,
    private readonly accounts: BusinessInvoicingFacade,
    private readonly outbox: OutboxFacade,
    private readonly city: CityFacade,
  ) {}

  /** @param key names the mail among all mails; a repeated job then sends it once to each address */
  async mail<Facts extends object>(
    key: string,
    accountId: number,
    template: MessageTemplate<Facts>,
    factsIn: (text: CityText) => Facts,
  ): Promise<void> {
    const { emails, language } = await this.accounts.billingContact(accountId);
    const facts = factsIn(cityText(language, this.city.current.timeZone));
    await this.database.transaction(async (tx) => {
      for (const to of emails)
        await this.outbox.notify(tx, { channel: 'mail', to, language, facts, template, key: `${key}:${to}` });
    });
  }
}
