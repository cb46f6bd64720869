import { Injectable } from '@nestjs/common';
import type { BusinessChargeView } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/api-error';
import { presentCharge } from '../business-accounts.presenter';
import {
  BusinessCreditsFacade,
  type Credit,
  type CreditableCharge,
  type InvoicedCredit,
  type NewCredit,
} from '../business-credits.facade';
import { BusinessChargeEntity } from './business-charge.entity';
import { BusinessCreditEntity } from './business-credit.entity';
import { CHARGE, chargeOf, FROM_CHARGES, type ChargeRow } from './charge-columns';
import type { CreditUse, UsableCredit } from '../domain/credit-uses';

/** PostgreSQL returns sums as text. */
type Row<T, Sums extends keyof T> = Omit<T, Sums> & Record<Sums, string>;

const CREDIT = `n.id, n.charge_id AS "chargeId", n.account_id AS "accountId", c.ride_id AS "rideId", n.amount_cents AS amount,
  n.reason, k.code AS "costCenter", c.reference, n.created_at AS "createdAt"`;
const FROM_CREDITS = `FROM business_credits n JOIN business_charges c ON c.id = n.charge_id
  LEFT JOIN business_cost_centers k ON k.id = c.cost_center_id`;

@Injectable()
export class SqlBusinessCredits extends BusinessCreditsFacade {
  constructor(private readonly database: Database) {
    super();
  }

  charge({ manager }: Transaction, chargeId: number): Promise<CreditableCharge | null> {
    return manager.findOneBy(BusinessChargeEntity, { id: chargeId });
  }

  async add(tx: Transaction, { chargeId, accountId, amount, reason, by }: NewCredit): Promise<number | null> {
    const credited = await tx.query(
      `UPDATE business_charges SET credited_cents = credited_cents + $2
        WHERE id = $1 AND state = 'charged' AND credited_cents + $2 <= amount_cents RETURNING id`,
      [chargeId, amount],
    );
    if (credited.length === 0) return null;
    const stored = tx.manager.create(BusinessCreditEntity, {
      chargeId,
      accountId,
      amount,
      unused: amount,
      reason,
      createdBy: by,
    });
    await tx.manager.insert(BusinessCreditEntity, stored);
    await tx.query(`UPDATE business_accounts SET owed_cents = owed_cents - $2 WHERE id = $1`, [accountId, amount]);
    return stored.id;
  }

  async usable(tx: Transaction, accountId: number): Promise<UsableCredit[]> {
    const rows = await tx.query<Row<UsableCredit, 'unused'>>(
      `SELECT n.id, n.unused_cents AS unused, c.invoice_id AS "invoiceId"
         FROM business_credits n JOIN business_charges c ON c.id = n.charge_id
        WHERE n.account_id = $1 AND n.unused_cents > 0 AND c.invoice_id IS NOT NULL ORDER BY n.id`,
      [accountId],
    );
    return rows.map((row) => ({ ...row, unused: Number(row.unused) }));
  }

  async use(tx: Transaction, { creditId, invoiceId, amount }: CreditUse): Promise<void> {
    await tx.query(
      `WITH used AS (UPDATE business_credits SET unused_cents = unused_cents - $3 WHERE id = $1 RETURNING id)
       INSERT INTO business_credit_uses (credit_id, invoice_id, amount_cents) SELECT id, $2, $3 FROM used`,
      [creditId, invoiceId, amount],
    );
  }

  async release(tx: Transaction, invoiceId: number, at: Date): Promise<void> {
    await tx.query(
      `WITH released AS (UPDATE business_credit_uses SET released_at = $2 WHERE invoice_id = $1 AND released_at IS NULL
                         RETURNING credit_id, amount_cents)
       UPDATE business_credits n SET unused_cents = unused_cents + r.amount
         FROM (SELECT credit_id, sum(amount_cents) AS amount FROM released GROUP BY 1) r WHERE n.id = r.credit_id`,
      [invoiceId, at],
    );
  }

  async chargeView(chargeId: number): Promise<BusinessChargeView> {
    const [row] = await this.database.query<ChargeRow>(`SELECT ${CHARGE} ${FROM_CHARGES} WHERE c.id = $1`, [chargeId]);
    if (!row) throw notFound('charge');
    return presentCharge(chargeOf(row), null);
  }

  async find(creditId: number): Promise<Credit | null> {
    const [row] = await this.database.query<Row<Credit, 'amount' | 'unused'>>(
      `SELECT ${CREDIT}, n.unused_cents AS unused ${FROM_CREDITS} WHERE n.id = $1`,
      [creditId],
    );
    return row ? { ...row, amount: Number(row.amount), unused: Number(row.unused) } : null;
  }

  async ofInvoice(invoiceId: number): Promise<InvoicedCredit[]> {
    const rows = await this.database.query<Row<InvoicedCredit, 'amount' | 'used'>>(
      `SELECT ${CREDIT}, sum(s.amount_cents)::text AS used ${FROM_CREDITS} JOIN business_credit_uses s ON s.credit_id = n.id
        WHERE s.invoice_id = $1 GROUP BY n.id, c.id, k.id ORDER BY n.id`,
      [invoiceId],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount), used: Number(row.used) }));
  }
}
