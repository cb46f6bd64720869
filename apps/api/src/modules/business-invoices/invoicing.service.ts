import { Injectable, Logger } from '@nestjs/common';
import { addDays, instantToZoned } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { notFound } from '../../platform/http/api-error';
import { BusinessInvoicingFacade } from '../business-accounts/business-invoicing.facade';
import { monthBefore, monthOf } from '../business-accounts/business-accounts.facade';
import { CityFacade } from '../city/city.facade';
import { invoiceCreated, invoiceVoided } from './business-invoices.events';
import type { Invoice } from './business-invoices.facade';
import { BusinessInvoicesRepository } from './business-invoices.repository';
import { CreditUses } from './credit-uses.service';

/**
 * Creates invoices for the charges of accounts. Each charge is on one invoice only, even if several processes run this.
 */
@Injectable()
export class Invoicing {
  private readonly logger = new Logger(Invoicing.name);

  constructor(
    private readonly database: Database,
    private readonly charges: BusinessInvoicingFacade,
    private readonly invoices: BusinessInvoicesRepository,
    private readonly credits: CreditUses,
    private readonly events: Events,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * Invoices the charges of all accounts from before this month. The next run makes up for a missed one.
   * @throws Error when some accounts could not be invoiced, after the others were
   */
  async invoiceMonth(): Promise<void> {
    const { timeZone } = this.city.current;
    const now = this.clock.now();
    const { start } = monthOf(now, timeZone);
    const month = monthBefore(now, timeZone).name;
    const failed: number[] = [];
    for (const accountId of await this.charges.accountsToInvoice(start)) {
      try {
        await this.database.transaction((tx) => this.create(tx, accountId, month, start));
      } catch (error) {
        failed.push(accountId);
        this.logger.error({ err: error, accountId }, `business account ${accountId} could not be invoiced`);
      }
    }
    if (failed.length > 0) throw new Error(`business accounts ${failed.join(', ')} could not be invoiced`);
  }

  /** Invoices the account's charges up to now. @returns null when everything is invoiced @throws ApiError not_found */
  async invoiceNow(tx: Transaction, accountId: number): Promise<number | null> {
    const now = this.clock.now();
    return this.create(tx, accountId, monthOf(now, this.city.current.timeZone).name, new Date(now.getTime() + 1));
  }

  /**
   * Voids an invoice. Its charges and credits move to the next one, and the account is notified.
   * @returns false when the invoice is not open or was partly paid
   */
  async void(tx: Transaction, { id: invoiceId, accountId }: Pick<Invoice, 'id' | 'accountId'>): Promise<boolean> {
    await this.charges.lockAccount(tx, accountId);
    if (!(await this.invoices.void(tx, invoiceId))) return false;
    await this.charges.unassign(tx, invoiceId);
    await this.credits.release(tx, { id: invoiceId, accountId });
    await this.events.publish(tx, invoiceVoided, { invoiceId, at: this.clock.now().toISOString() });
    return true;
  }

  private async create(tx: Transaction, accountId: number, month: string, before: Date): Promise<number | null> {
    const account = await this.charges.lock(tx, accountId, before);
    if (!account) throw notFound('business account');
    const { name: accountName, billingAddress, paymentTermsDays, language, total } = account;
    if (total === 0) return null;
    const today = instantToZoned(this.clock.now(), this.city.current.timeZone).date;
    const dueDate = addDays(today, paymentTermsDays);
    const number = await this.invoices.takeNumber(tx);
    const invoiceId = await this.invoices.insert(tx, {
      number,
      accountId,
      month,
      accountName,
      billingAddress,
      total,
      dueDate,
      language,
    });
    const assigned = await this.charges.assign(tx, accountId, invoiceId, before);
    if (assigned !== total) throw new Error(`invoice ${number} is of ${total} cents, its charges of ${assigned}`);
    await this.events.publish(tx, invoiceCreated, { invoiceId });
    await this.credits.useUp(tx, accountId);
    return invoiceId;
  }
}
