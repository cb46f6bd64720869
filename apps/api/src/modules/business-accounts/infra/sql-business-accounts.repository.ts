import { Injectable } from '@nestjs/common';
import type { BusinessAccountStatus, VolumeDiscountRule } from '@groupride/contracts';
import { Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import type { PageOf } from '../../../platform/keyset';
import {
  BusinessAccountsRepository,
  type AccountFacts,
  type AccountFields,
  type AccountFilters,
  type Calendar,
  type ChargeFilters,
  type LockedAccount,
  type StoredAccount,
} from '../business-accounts.repository';
import { ACCOUNT_KEYSET, CHARGE_KEYSET } from '../lists';
import { BusinessAccountEntity } from './business-account.entity';
import { BusinessServiceEntity } from './business-service.entity';
import { CHARGE, chargeOf, FROM_CHARGES, type ChargeRow } from './charge-columns';

/** PostgreSQL returns sums as text. */
type Row<T, Sums extends keyof T> = Omit<T, Sums> & Record<Sums, string>;
type Sum = 'creditLimit' | 'reserved' | 'owed' | 'notInvoiced' | 'overdue' | 'unusedCredit';

/** A read model over the account, its charges and its invoices. $1: date in the city. */
const FACTS = `a.id, a.name, a.status, a.credit_limit_cents AS "creditLimit", a.reserved_cents AS reserved, a.owed_cents AS owed,
  a.created_at AS "createdAt",
  (SELECT coalesce(sum(amount_cents), 0)::text FROM business_charges WHERE account_id = a.id AND state = 'charged' AND invoice_id IS NULL) AS "notInvoiced",
  (SELECT coalesce(sum(total_cents - paid_cents - credited_cents), 0)::text FROM business_invoices WHERE account_id = a.id AND status = 'open' AND due_date < $1::date) AS overdue,
  (SELECT count(*)::integer FROM business_invoices WHERE account_id = a.id AND status = 'open' AND due_date < $1::date) AS "overdueInvoices",
  (SELECT coalesce(sum(unused_cents), 0)::text FROM business_credits WHERE account_id = a.id AND unused_cents > 0) AS "unusedCredit",
  (SELECT json_build_object('id', id, 'number', number, 'status', status, 'createdAt', created_at)
     FROM business_invoices WHERE account_id = a.id ORDER BY id DESC LIMIT 1) AS "lastInvoice",
  (SELECT count(*)::integer FROM business_services WHERE account_id = a.id) AS "serviceCount"`;

const NEXT_REVISION = () => 'revision + 1';

@Injectable()
export class SqlBusinessAccountsRepository extends BusinessAccountsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async list({ q, status }: AccountFilters, { limit, order, after }: PageOf<'newest'>, today: string) {
    const values: unknown[] = [today, limit + 1, status, q && `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`];
    const position = ACCOUNT_KEYSET.after(order, after, values);
    const rows = await this.database.query<Row<AccountFacts, Sum> & { sortKey: null }>(
      `SELECT ${FACTS}, NULL AS "sortKey" FROM business_accounts a
        WHERE ($3::text IS NULL OR a.status = $3) AND ($4::text IS NULL OR a.name ILIKE $4 OR array_to_string(a.billing_emails, ' ') ILIKE $4)
          ${position ? `AND ${position}` : ''} ${ACCOUNT_KEYSET.orderBy(order)} LIMIT $2`,
      values,
    );
    return ACCOUNT_KEYSET.page(order, rows.map(withNumbers), limit);
  }

  async find(id: number, { today, monthStart }: Calendar, tx?: Transaction): Promise<StoredAccount | null> {
    const [row] = await (tx ?? this.database).query<Row<StoredAccount, Sum>>(
      `SELECT ${FACTS}, a.billing_emails AS "billingEmails", a.billing_address AS "billingAddress", a.payment_terms_days AS "paymentTermsDays",
              a.language, a.discounts, a.revision, a.sales_inquiry_id AS "salesInquiryId", u.name AS "createdBy",
              (SELECT count(*)::integer FROM business_charges WHERE account_id = a.id AND kind = 'fare' AND settled_at >= $3) AS "ridesThisMonth",
              (SELECT coalesce(json_agg(json_build_object('id', k.id, 'code', k.code, 'name', k.name, 'active', k.active) ORDER BY k.code), '[]')
                 FROM business_cost_centers k WHERE k.account_id = a.id) AS "costCenters",
              (SELECT coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'connectedAt', b.connected_at, 'connectedBy', o.name,
                                                          'closedAt', s.closed_at) ORDER BY s.id), '[]')
                 FROM business_services b JOIN service_accounts s ON s.id = b.service_account_id JOIN users o ON o.id = b.connected_by
                WHERE b.account_id = a.id) AS services
         FROM business_accounts a JOIN users u ON u.id = a.created_by WHERE a.id = $2`,
      [today, id, monthStart],
    );
    if (!row) return null;
    const services = row.services.map(({ connectedAt, closedAt, ...service }) => ({
      ...service,
      connectedAt: new Date(connectedAt),
      closedAt: closedAt && new Date(closedAt),
    }));
    return { ...withNumbers(row), services };
  }

  async insert(
    tx: Transaction,
    account: AccountFields & { createdBy: number; salesInquiryId: number | null },
  ): Promise<number> {
    const { name, billingEmails, billingAddress, paymentTermsDays, creditLimit, language, createdBy, salesInquiryId } =
      account;
    const stored = tx.manager.create(BusinessAccountEntity, {
      name,
      billingEmails,
      billingAddress,
      paymentTermsDays,
      creditLimit,
      language,
      createdBy,
      salesInquiryId,
    });
    await tx.manager.insert(BusinessAccountEntity, stored);
    return stored.id;
  }

  async lock(tx: Transaction, id: number) {
    const [row] = await tx.query<Row<LockedAccount, 'creditLimit'>>(
      `SELECT name, billing_emails AS "billingEmails", billing_address AS "billingAddress", payment_terms_days AS "paymentTermsDays",
              credit_limit_cents AS "creditLimit", language, status, discounts, revision
         FROM business_accounts WHERE id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    return row ? { ...row, creditLimit: Number(row.creditLimit) } : null;
  }

  async change(
    tx: Transaction,
    id: number,
    {
      name,
      billingEmails,
      billingAddress,
      paymentTermsDays,
      creditLimit,
      language,
      status,
    }: AccountFields & {
      status: BusinessAccountStatus;
    },
  ): Promise<void> {
    await tx.manager.update(
      BusinessAccountEntity,
      { id, status: Not('closed') },
      {
        name,
        billingEmails,
        billingAddress,
        paymentTermsDays,
        creditLimit,
        language,
        status,
        revision: NEXT_REVISION,
      },
    );
  }

  async setDiscounts(tx: Transaction, id: number, rules: readonly VolumeDiscountRule[]): Promise<void> {
    await tx.manager.update(BusinessAccountEntity, { id }, { discounts: [...rules], revision: NEXT_REVISION });
  }

  async addCostCenter(tx: Transaction, id: number, { code, name }: { code: string; name: string }): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO business_cost_centers (account_id, code, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id`,
      [id, code, name],
    );
    return rows.length === 1;
  }

  async changeCostCenter(
    tx: Transaction,
    id: number,
    costCenterId: number,
    { name, active }: { name: string | null; active: boolean | null },
  ): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE business_cost_centers SET name = coalesce($3, name), active = coalesce($4, active)
        WHERE id = $2 AND account_id = $1 RETURNING id`,
      [id, costCenterId, name, active],
    );
    return rows.length === 1;
  }

  async connect(tx: Transaction, id: number, serviceAccountId: number, by: number): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO business_services (service_account_id, account_id, connected_by) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING service_account_id`,
      [serviceAccountId, id, by],
    );
    return rows.length === 1;
  }

  isConnected({ manager }: Transaction, id: number, serviceAccountId: number): Promise<boolean> {
    return manager.existsBy(BusinessServiceEntity, { serviceAccountId, accountId: id });
  }

  async disconnect(tx: Transaction, id: number, serviceAccountId: number): Promise<boolean> {
    const { affected } = await tx.manager.delete(BusinessServiceEntity, { serviceAccountId, accountId: id });
    return affected === 1;
  }

  async charges(id: number, { state, costCenter, eventId }: ChargeFilters, { limit, order, after }: PageOf<'newest'>) {
    const values: unknown[] = [id, limit + 1, state, costCenter, eventId];
    const position = CHARGE_KEYSET.after(order, after, values);
    const rows = await this.database.query<ChargeRow & { sortKey: null }>(
      `SELECT ${CHARGE}, NULL AS "sortKey" ${FROM_CHARGES}
        WHERE c.account_id = $1 AND ($3::text IS NULL OR c.state = $3) AND ($4::text IS NULL OR k.code = $4) AND ($5::integer IS NULL OR c.event_id = $5)
          ${position ? `AND ${position}` : ''} ${CHARGE_KEYSET.orderBy(order)} LIMIT $2`,
      values,
    );
    return CHARGE_KEYSET.page(order, rows.map(chargeOf), limit);
  }
}

function withNumbers<T extends Record<Sum, string> & Pick<AccountFacts, 'lastInvoice'>>(
  row: T,
): Omit<T, Sum> & Record<Sum, number> {
  const { creditLimit, reserved, owed, notInvoiced, overdue, unusedCredit, lastInvoice } = row;
  return {
    ...row,
    creditLimit: Number(creditLimit),
    reserved: Number(reserved),
    owed: Number(owed),
    notInvoiced: Number(notInvoiced),
    overdue: Number(overdue),
    unusedCredit: Number(unusedCredit),
    // PostgreSQL returns timestamps within JSON as text.
    lastInvoice: lastInvoice && { ...lastInvoice, createdAt: new Date(lastInvoice.createdAt) },
  };
}
