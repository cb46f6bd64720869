import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { AlertsFacade } from '../alerts/alerts.facade';
import { BusinessCreditsFacade, planUses } from '../business-accounts/business-credits.facade';
import { invoicePaid } from './business-invoices.events';
import type { Invoice } from './business-invoices.facade';
import { BusinessInvoicesRepository } from './business-invoices.repository';

export const overdueKey = (invoiceId: number): string => `business-invoice:${invoiceId}:overdue`;

/** Reduces open invoices by the credits of their account, and publishes when an invoice is paid. */
@Injectable()
export class CreditUses {
  constructor(
    private readonly invoices: BusinessInvoicesRepository,
    private readonly credits: BusinessCreditsFacade,
    private readonly alerts: AlertsFacade,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies all usable credits to open invoices. Call it with the account locked whenever a credit or an amount to pay
   * was added, so that no open invoice coexists with a usable credit.
   */
  async useUp(tx: Transaction, accountId: number): Promise<void> {
    const credits = await this.credits.usable(tx, accountId);
    if (credits.length === 0) return;
    for (const use of planUses(credits, await this.invoices.payable(tx, accountId))) {
      await this.credits.use(tx, use);
      const invoice = await this.invoices.credit(tx, use.invoiceId, use.amount, this.clock.now());
      if (!invoice) throw new Error(`credit ${use.creditId} does not fit onto invoice ${use.invoiceId}`);
      if (invoice.status === 'paid') await this.paid(tx, invoice, `credit:${use.creditId}`);
    }
  }

  /** Applies the credits of a void invoice to other invoices, or keeps them for the next one. */
  async release(tx: Transaction, { id, accountId }: Pick<Invoice, 'id' | 'accountId'>): Promise<void> {
    await this.credits.release(tx, id, this.clock.now());
    await this.useUp(tx, accountId);
  }

  /** @param cause the payment or credit that paid the rest */
  async paid(tx: Transaction, { id: invoiceId, paid, credited, paidAt }: Invoice, cause: string): Promise<void> {
    await this.alerts.settle(tx, overdueKey(invoiceId));
    await this.events.publish(tx, invoicePaid, { invoiceId, cause, paid, credited, at: paidAt!.toISOString() });
  }
}
