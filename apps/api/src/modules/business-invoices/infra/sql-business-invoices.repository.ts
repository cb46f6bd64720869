import { Injectable } from '@nestjs/common';
import type { BusinessInvoiceStatus } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import type { PageOf } from '../../../platform/keyset';
import type { Invoice } from '../business-invoices.facade';
import { BusinessInvoicesRepository, type NewInvoice, type StoredPayment } from '../business-invoices.repository';
import { INVOICE_KEYSET } from '../lists';

type Row = Omit<Invoice, 'total' | 'paid'> & Record<'total' | 'paid', string>;

const COLUMNS = `i.id, i.number, i.account_id AS "accountId", i.month, i.account_name AS "accountName", i.billing_address AS "billingAddress",
  i.status, i.total_cents AS total, i.paid_cents AS paid, i.due_date::text AS "dueDate", i.created_at AS "createdAt", i.paid_at AS "paidAt"`;

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
    const { number, accountId, month, accountName, billingAddress, total, dueDate } = invoice;
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO business_invoices (number, account_id, month, account_name, billing_address, total_cents, due_date)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [number, accountId, month, accountName, billingAddress, total, dueDate],
    );
    return row!.id;
  }

  async find(id: number, tx?: Transaction): Promise<Invoice | null> {
    const [row] = await (tx ?? this.database).query<Row>(`SELECT ${COLUMNS} FROM business_invoices i WHERE i.id = $1`, [
      id,
    ]);
    return row ? invoiceOf(row) : null;
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

  async pay(tx: Transaction, id: number, amount: Cents, at: Date): Promise<Invoice | null> {
    const [row] = await tx.query<Row>(
      `UPDATE business_invoices i
          SET paid_cents = paid_cents + $2, status = CASE WHEN paid_cents + $2 = total_cents THEN 'paid' ELSE status END,
              paid_at = CASE WHEN paid_cents + $2 = total_cents THEN $3::timestamptz END
        WHERE id = $1 AND status = 'open' AND paid_cents + $2 <= total_cents RETURNING ${COLUMNS}`,
      [id, amount, at],
    );
    return row ? invoiceOf(row) : null;
  }

  async void(tx: Transaction, id: number): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE business_invoices SET status = 'void' WHERE id = $1 AND status = 'open' AND paid_cents = 0 RETURNING id`,
      [id],
    );
    return rows.length === 1;
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
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO business_payments (invoice_id, amount_cents, received_on, reference, recorded_by)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [invoiceId, amount, receivedOn, reference, by],
    );
    return row!.id;
  }

  async payments(invoiceId: number): Promise<StoredPayment[]> {
    const rows = await this.database.query<Omit<StoredPayment, 'amount'> & { amount: string }>(
      `SELECT id, amount_cents AS amount, received_on::text AS "receivedOn", reference, recorded_at AS "recordedAt"
         FROM business_payments WHERE invoice_id = $1 ORDER BY id`,
      [invoiceId],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }

  async overdue(today: string): Promise<Invoice[]> {
    const rows = await this.database.query<Row>(
      `SELECT ${COLUMNS} FROM business_invoices i WHERE i.status = 'open' AND i.due_date < $1::date ORDER BY i.id`,
      [today],
    );
    return rows.map(invoiceOf);
  }
}

const invoiceOf = (row: Row): Invoice => ({ ...row, total: Number(row.total), paid: Number(row.paid) });
