import { Injectable, type OnModuleInit } from '@nestjs/common';
import { instantToZoned } from '@groupride/geo';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { AlertsFacade } from '../alerts/alerts.facade';
import { invoiceNumberText } from '../business-accounts/business-accounts.facade';
import { CityFacade } from '../city/city.facade';
import { leftOf } from './business-invoices.facade';
import { BusinessInvoicesRepository } from './business-invoices.repository';
import { overdueKey } from './credit-uses.service';
import { Invoicing } from './invoicing.service';

const invoiceBusinesses = defineJob<object>('invoice-business-accounts');
/** A UTC time at which the first of the month has begun everywhere in the United States. */
const AT = { hour: 10, minute: 17 };

/** Runs daily: invoices the previous month, and alerts operations to overdue invoices. */
@Injectable()
export class InvoiceJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly invoicing: Invoicing,
    private readonly invoices: BusinessInvoicesRepository,
    private readonly alerts: AlertsFacade,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleDaily(invoiceBusinesses, AT, async () => {
      try {
        await this.invoicing.invoiceMonth();
      } finally {
        await this.alertOverdue();
      }
    });
  }

  private async alertOverdue(): Promise<void> {
    const today = instantToZoned(this.clock.now(), this.city.current.timeZone).date;
    const overdue = await this.invoices.overdue(today);
    await this.database.transaction(async (tx) => {
      for (const invoice of overdue) {
        const { id, number, accountId, accountName, dueDate } = invoice;
        await this.alerts.raise(tx, {
          key: overdueKey(id),
          kind: 'invoice_overdue',
          data: {
            invoiceId: id,
            number: invoiceNumberText(number),
            accountId,
            accountName,
            dueDate,
            outstanding: formatCents(leftOf(invoice)),
          },
        });
      }
    });
    // An invoice may have been paid after it was read, when it had no alert to settle. Payments settle alerts from now on.
    const keys = (await this.invoices.overdue(today)).map(({ id }) => overdueKey(id));
    await this.database.transaction((tx) => this.alerts.settleOthers(tx, ['invoice_overdue'], keys));
  }
}
