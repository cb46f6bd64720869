import type { Clock } from '../../platform/clock';
import type { Database, Transaction } from '../../platform/database/database';
import type { Job, Jobs } from '../../platform/jobs/jobs';
import { InMemoryAlerts } from '../alerts/testing/in-memory-alerts';
import { testCity } from '../city/testing/test-city';
import type { Invoice } from './business-invoices.facade';
import type { BusinessInvoicesRepository } from './business-invoices.repository';
import { InvoiceJob } from './invoice-job.service';
import type { Invoicing } from './invoicing.service';

const only = <T>(part: Partial<T>): T => part as T;

const invoice = (id: number): Invoice => ({
  id,
  number: id,
  accountId: 3,
  month: '2026-10',
  accountName: 'Grand Hotel',
  billingAddress: '1 Main St',
  status: 'open',
  total: 5000,
  paid: 0,
  credited: 0,
  language: 'en',
  dueDate: '2026-11-20',
  createdAt: new Date('2026-11-01T10:17:00Z'),
  paidAt: null,
});

describe('the daily job for invoices', () => {
  it('keeps an alert open only while its invoice is overdue', async () => {
    const alerts = new InMemoryAlerts();
    let overdue = [invoice(1), invoice(2)];
    let paidAfterRead: number[] = [];
    let invoiceMonth: () => Promise<void> = async () => undefined;
    let run: () => Promise<void> = async () => undefined;
    const job = new InvoiceJob(
      only<Jobs>({
        handleDaily: <Data extends object>(_job: Job<Data>, _at: object, handler: (data: Data) => Promise<void>) => {
          run = () => handler({} as Data);
        },
      }),
      only<Database>({ transaction: async (work) => work({} as Transaction) }),
      only<Invoicing>({ invoiceMonth: () => invoiceMonth() }),
      only<BusinessInvoicesRepository>({
        overdue: async () => {
          const read = overdue;
          overdue = overdue.filter(({ id }) => !paidAfterRead.includes(id));
          return read;
        },
      }),
      alerts,
      testCity(),
      only<Clock>({ now: () => new Date('2026-11-29T10:17:00Z') }),
    );
    job.onModuleInit();
    await run();
    expect([...alerts.open.keys()]).toEqual(['business-invoice:1:overdue', 'business-invoice:2:overdue']);
    overdue = [invoice(2)];
    await run();
    expect([...alerts.open.keys()]).toEqual(['business-invoice:2:overdue']);
    // Invoice 3 is paid after it was read.
    overdue = [invoice(2), invoice(3)];
    paidAfterRead = [3];
    await run();
    expect([...alerts.open.keys()]).toEqual(['business-invoice:2:overdue']);
    overdue = [invoice(2)];
    invoiceMonth = () => Promise.reject(new Error('account 3 could not be invoiced'));
    await expect(run()).rejects.toThrow('account 3');
    expect([...alerts.open.keys()]).toEqual(['business-invoice:2:overdue']);
  });
});
