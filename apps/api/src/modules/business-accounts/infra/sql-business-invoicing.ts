import { Injectable } from '@nestjs/common';
import type { Language } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import { BusinessInvoicingFacade, type InvoicedAccount, type InvoicedCharge } from '../business-invoicing.facade';
import { BusinessAccountEntity } from './business-account.entity';
import { BusinessChargeEntity } from './business-charge.entity';
import { PASSENGER_NAME } from './charge-columns';

const OPEN = `state = 'charged' AND invoice_id IS NULL`;

@Injectable()
export class SqlBusinessInvoicing extends BusinessInvoicingFacade {
  constructor(private readonly database: Database) {
    super();
  }

  async accountsToInvoice(before: Date): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT account_id AS id FROM business_charges WHERE ${OPEN} AND settled_at < $1
        GROUP BY account_id HAVING sum(amount_cents) > 0 ORDER BY account_id`,
      [before],
    );
    return rows.map(({ id }) => id);
  }

  async lock(tx: Transaction, accountId: number, before: Date): Promise<InvoicedAccount | null> {
    const [account] = await tx.query<Omit<InvoicedAccount, 'total'>>(
      `SELECT name, billing_address AS "billingAddress", payment_terms_days AS "paymentTermsDays", language
         FROM business_accounts WHERE id = $1 FOR NO KEY UPDATE`,
      [accountId],
    );
    if (!account) return null;
    // A separate statement sees charges that were committed while the first one waited for the lock.
    const [open] = await tx.query<{ total: string }>(
      `SELECT coalesce(sum(amount_cents), 0)::text AS total FROM business_charges
        WHERE account_id = $1 AND ${OPEN} AND settled_at < $2`,
      [accountId, before],
    );
    return { ...account, total: Number(open!.total) };
  }

  async lockAccount(tx: Transaction, accountId: number): Promise<Date> {
    const [row] = await tx.query<{ createdAt: Date }>(
      `SELECT created_at AS "createdAt" FROM business_accounts WHERE id = $1 FOR NO KEY UPDATE`,
      [accountId],
    );
    return row!.createdAt;
  }

  async assign(tx: Transaction, accountId: number, invoiceId: number, before: Date): Promise<Cents> {
    const [row] = await tx.query<{ total: string }>(
      `WITH charges AS (UPDATE business_charges SET invoice_id = $2 WHERE account_id = $1 AND ${OPEN} AND settled_at < $3 RETURNING id, amount_cents),
            lines AS (INSERT INTO business_invoice_lines (invoice_id, charge_id) SELECT $2, id FROM charges)
       SELECT coalesce(sum(amount_cents), 0)::text AS total FROM charges`,
      [accountId, invoiceId, before],
    );
    return Number(row!.total);
  }

  async unassign(tx: Transaction, invoiceId: number): Promise<void> {
    await tx.manager.update(BusinessChargeEntity, { invoiceId }, { invoiceId: null });
  }

  async changeOwed(tx: Transaction, accountId: number, by: Cents): Promise<void> {
    await tx.query(`UPDATE business_accounts SET owed_cents = owed_cents + $2 WHERE id = $1`, [accountId, by]);
  }

  async charges(invoiceId: number): Promise<InvoicedCharge[]> {
    const rows = await this.database.query<
      Omit<InvoicedCharge, 'amount' | 'discount'> & Record<'amount' | 'discount', string>
    >(
      `SELECT c.ride_id AS "rideId", c.kind, c.settled_at AS "settledAt", k.code AS "costCenter", k.name AS "costCenterName", c.reference,
              e.name AS "eventName", ${PASSENGER_NAME} AS "passengerName", r.pickup_location AS "pickupLocation", r.dropoff_location AS "dropoffLocation",
              c.amount_cents AS amount, c.discount_cents AS discount
         FROM business_charges c JOIN rides r ON r.id = c.ride_id
         LEFT JOIN business_cost_centers k ON k.id = c.cost_center_id LEFT JOIN business_events e ON e.id = c.event_id
         LEFT JOIN ride_members m ON m.ride_id = c.ride_id AND m.seat = 0 AND m.left_at IS NULL LEFT JOIN users u ON u.id = m.user_id
         -- The second part: an older process made the invoice while this version was deployed.
        WHERE c.id IN (SELECT charge_id FROM business_invoice_lines WHERE invoice_id = $1 UNION SELECT id FROM business_charges WHERE invoice_id = $1)
        ORDER BY k.code NULLS FIRST, c.settled_at, c.id`,
      [invoiceId],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount), discount: Number(row.discount) }));
  }

  async billingContact(accountId: number): Promise<{ emails: string[]; language: Language }> {
    const account = await this.database.orm((manager) => manager.findOneBy(BusinessAccountEntity, { id: accountId }));
    return { emails: account?.billingEmails ?? [], language: account?.language ?? 'en' };
  }

  async serviceUsers(accountId: number): Promise<number[]> {
    const rows = await this.database.query<{ userId: number }>(
      `SELECT s.user_id AS "userId" FROM business_services b JOIN service_accounts s ON s.id = b.service_account_id
        WHERE b.account_id = $1 AND s.closed_at IS NULL ORDER BY s.id`,
      [accountId],
    );
    return rows.map(({ userId }) => userId);
  }
}
