import { Injectable } from '@nestjs/common';
import type { BusinessInvoiceStatus } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import { LessThan } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import type { PageOf } from '../../../platform/keyset';
import type { Invoice } from '../business-invoices.facade';
import { BusinessInvoicesRepository, type NewInvoice, type StoredPayment } from '../business-invoices.repository';
import { INVOICE_KEYSET } from '../lists';
import { BusinessInvoiceEntity } from './business-invoice.entity';
import { BusinessPaymentEntity } from './business-payment.entity';

type Row = Omit<Invoice, 'total' | 'paid' | 'credited'> & Record<'total' | 'paid' | 'credited', string>;

const COLUMNS = `i.id, i.number, i.account_id AS "accountId", i.month, i.account_name AS "accountName", i.billing_address AS "billingAddress",
  i.status, i.total_cents AS total, i.paid_cents AS paid, i.credited_cents AS credited, i.language, i.due_date::text AS "dueDate", i.created_at AS "createdAt", i.paid_at AS "paidAt"`;

@Injectable()
export class SqlBusinessInvoicesRepository extends BusinessInvoicesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async takeNumber(tx: Transaction): Promise<number> {
    const [row] = await tx.query<{ number: number }>(
      `UPDATE business_invoice_numbers SET last_number = last_number + 1 RETURNING last_number AS number`,
    );
    return row!.number;
  }

  async insert(tx: Transaction, invoice: NewInvoice): Promise<number> {
    const stored = tx.manager.create(BusinessInvoiceEntity, { ...invoice });
    await tx.manager.insert(BusinessInvoiceEntity, stored);
    return stored.id;
  }

  find(id: number, tx?: Transaction): Promise<Invoice | null> {
    return this.database.orm((manager) => manager.findOneBy(BusinessInvoiceEntity, { id }), tx);
  }

  async list(accountId: number, status: BusinessInvoiceStatus | null, { limit, order, after }: PageOf<'newest'>) {
    const values: unknown[] = [accountId, limit + 1, status];
    const position = INVOICE_KEYSET.after(order, after, values);
    const rows = await this.database.query<Row & { sortKey: null }>(
      `SELECT ${COLUMNS}, NULL AS "sortKey" FROM business_invoices i
        WHERE i.account_id = $1 AND ($3::text IS NULL OR i.status = $3) ${position ? `AND ${position}` : ''}
        ${INVOICE_KEYSET.orderBy(order)} LIMIT $2`,
      values,
    );
    return INVOICE_KEYSET.page(
      order,
      rows.map((row) => ({ ...invoiceOf(row), sortKey: null })),
      limit,
    );
  }

  pay(tx: Transaction, id: number, amount: Cents, at: Date): Promise<Invoice | null> {
    return this.lower(tx, 'paid_cents', { id, amount, at });
  }

  credit(tx: Transaction, id: number, amount: Cents, at: Date): Promise<Invoice | null> {
    return this.lower(tx, 'credited_cents', { id, amount, at });
  }

  private async lower(
    tx: Transaction,
    column: 'paid_cents' | 'credited_cents',
    { id, amount, at }: { id: number; amount: Cents; at: Date },
  ): Promise<Invoice | null> {
    const [row] = await tx.query<Row>(
      `UPDATE business_invoices i
          SET ${column} = ${column} + $2,
              status = CASE WHEN paid_cents + credited_cents + $2 = total_cents THEN 'paid' ELSE status END,
              paid_at = CASE WHEN paid_cents + credited_cents + $2 = total_cents THEN $3::timestamptz END
        WHERE id = $1 AND status = 'open' AND paid_cents + credited_cents + $2 <= total_cents RETURNING ${COLUMNS}`,
      [id, amount, at],
    );
    return row ? invoiceOf(row) : null;
  }

  async payable(tx: Transaction, accountId: number): Promise<{ id: number; left: Cents }[]> {
    const invoices = await tx.manager.find(BusinessInvoiceEntity, {
      where: { accountId, status: 'open' },
      order: { dueDate: 'ASC', id: 'ASC' },
    });
    return invoices.map(({ id, total, paid, credited }) => ({ id, left: total - paid - credited }));
  }

  async paymentOf(tx: Transaction, paymentId: number): Promise<{ invoiceId: number; accountId: number } | null> {
    const [row] = await tx.query<{ invoiceId: number; accountId: number }>(
      `SELECT i.id AS "invoiceId", i.account_id AS "accountId"
         FROM business_payments p JOIN business_invoices i ON i.id = p.invoice_id WHERE p.id = $1`,
      [paymentId],
    );
    return row ?? null;
  }

  async reverse(
    tx: Transaction,
    paymentId: number,
    { by, reason, at }: { by: number; reason: string; at: Date },
  ): Promise<{ amount: Cents; invoice: Invoice } | null> {
    const [row] = await tx.query<Row & { amount: string }>(
      `WITH reversed AS (UPDATE business_payments SET reversed_at = $2, reversed_by = $3, reversal_reason = $4
                          WHERE id = $1 AND reversed_at IS NULL RETURNING invoice_id, amount_cents)
       UPDATE business_invoices i SET paid_cents = paid_cents - reversed.amount_cents, status = 'open', paid_at = NULL
         FROM reversed WHERE i.id = reversed.invoice_id RETURNING ${COLUMNS}, reversed.amount_cents AS amount`,
      [paymentId, at, by, reason],
    );
    if (!row) return null;
    const { amount, ...invoice } = row;
    return { amount: Number(amount), invoice: invoiceOf(invoice) };
  }

  async void(tx: Transaction, id: number): Promise<boolean> {
    const { affected } = await tx.manager.update(
      BusinessInvoiceEntity,
      { id, status: 'open', paid: 0 },
      { status: 'void' },
    );
    return affected === 1;
  }

  async insertPayment(
    tx: Transaction,
    {
      invoiceId,
      amount,
      receivedOn,
      reference,
      by,
    }: {
      invoiceId: number;
      amount: Cents;
      receivedOn: string;
      reference: string;
      by: number;
    },
  ): Promise<number> {
    const payment = tx.manager.create(BusinessPaymentEntity, {
      invoiceId,
      amount,
      receivedOn,
      reference,
      recordedBy: by,
    });
    await tx.manager.insert(BusinessPaymentEntity, payment);
    return payment.id;
  }

  async payments(invoiceId: number): Promise<StoredPayment[]> {
    const rows = await this.database.query<Omit<StoredPayment, 'amount'> & { amount: string }>(
      `SELECT p.id, p.amount_cents AS amount, p.received_on::text AS "receivedOn", p.reference, p.recorded_at AS "recordedAt",
              p.reversed_at AS "reversedAt", u.name AS "reversedBy", p.reversal_reason AS "reversalReason"
         FROM business_payments p LEFT JOIN users u ON u.id = p.reversed_by WHERE p.invoice_id = $1 ORDER BY p.id`,
      [invoiceId],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }

  overdue(today: string): Promise<Invoice[]> {
    const where = { status: 'open', dueDate: LessThan(today) } as const;
    return this.database.orm((manager) => manager.find(BusinessInvoiceEntity, { where, order: { id: 'ASC' } }));
  }
}

const invoiceOf = (row: Row): Invoice => ({
  ...row,
  total: Number(row.total),
  paid: Number(row.paid),
  credited: Number(row.credited),
});
