import { Injectable } from '@nestjs/common';
import type { PayoutState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import { Equal, IsNull, MoreThan, Not, Or } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { FIRST_DELAY, MAX_LOOKUPS, NEXT_DELAY } from '../../../platform/stripe/lookups';
import type { Payout, PayoutAccount } from '../domain/payout';
import type { ProviderAccount } from '../payout-provider';
import {
  PayoutsRepository,
  type PayoutTotals,
  type PayoutWithDriver,
  type NewPayout,
  type PayoutChange,
} from '../payouts.repository';
import { PayoutAccountEntity } from './payout-account.entity';
import { PayoutEntity } from './payout.entity';
import { WeeklyPayoutRunEntity } from './weekly-payout-run.entity';

type Row = Record<string, unknown>;
type RowWithDriver = Row & { driver_name: string; retried_by: number | null };

const PAYOUT_WITH_DRIVER = `SELECT p.*, d.name AS driver_name, r.id AS retried_by
  FROM payouts p JOIN drivers d ON d.id = p.driver_id LEFT JOIN payouts r ON r.retry_of = p.id`;

const ACCOUNT = `driver_id AS "driverId", provider_account AS "providerAccount", details_submitted AS "detailsSubmitted",
  payouts_enabled AS "payoutsEnabled", bank_name AS "bankName", bank_last4 AS "bankLast4"`;

const COLUMN_OF: Readonly<Record<keyof PayoutChange, string>> = {
  state: 'state',
  transferId: 'transfer_id',
  providerPayoutId: 'provider_payout_id',
  failureCode: 'failure_code',
  failureMessage: 'failure_message',
  arrivesAt: 'arrives_at',
  endedAt: 'ended_at',
};

@Injectable()
export class SqlPayoutsRepository extends PayoutsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async openAccount(driverId: number): Promise<PayoutAccount> {
    await this.database.query(`INSERT INTO payout_accounts (driver_id) VALUES ($1) ON CONFLICT DO NOTHING`, [driverId]);
    return (await this.findAccount(driverId))!;
  }

  async findAccount(driverId: number, tx?: Transaction): Promise<PayoutAccount | null> {
    return this.database.orm((manager) => manager.findOneBy(PayoutAccountEntity, { driverId }), tx);
  }

  async rememberAccount(driverId: number, account: ProviderAccount): Promise<PayoutAccount> {
    const where = { driverId, providerAccount: Or(IsNull(), Equal(account.id)) };
    const set = { providerAccount: account.id, ...changesTo(account) };
    await this.database.orm((manager) => manager.update(PayoutAccountEntity, where, set));
    return (await this.findAccount(driverId))!;
  }

  async updateAccount(tx: Transaction, account: ProviderAccount): Promise<boolean> {
    const where = { providerAccount: account.id };
    const { affected } = await tx.manager.update(PayoutAccountEntity, where, changesTo(account));
    return affected === 1;
  }

  async lockAccount(tx: Transaction, driverId: number): Promise<PayoutAccount | null> {
    const [row] = await tx.query<PayoutAccount>(
      `SELECT ${ACCOUNT} FROM payout_accounts WHERE driver_id = $1 FOR UPDATE`,
      [driverId],
    );
    return row ?? null;
  }

  async insert(
    tx: Transaction,
    { driverId, kind, amount, fee, dueOn, failedBefore, bankLast4, retryOf }: NewPayout,
  ): Promise<Payout | null> {
    const [row] = await tx.query<Row>(
      `INSERT INTO payouts (driver_id, kind, amount_cents, fee_cents, due_on, failed_before, bank_last4, retry_of) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT DO NOTHING RETURNING *`,
      [driverId, kind, amount, fee, dueOn, failedBefore, bankLast4, retryOf],
    );
    return row ? tx.hydrate(PayoutEntity, row) : null;
  }

  async find(payoutId: number, tx?: Transaction): Promise<Payout | null> {
    return this.database.orm((manager) => manager.findOneBy(PayoutEntity, { id: payoutId }), tx);
  }

  async findByProvider(tx: Transaction, providerPayoutId: string): Promise<Payout | null> {
    return tx.manager.findOneBy(PayoutEntity, { providerPayoutId });
  }

  async lockFunds(tx: Transaction): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('funds of payouts'))`);
  }

  async promisedFunds(): Promise<{ amount: Cents; lastPayoutId: number }> {
    const [row] = await this.database.query<{ amount: string; lastPayoutId: number }>(
      `SELECT (SELECT coalesce(sum(amount_cents), 0) FROM payouts WHERE state = 'requested' AND transfer_id IS NULL) AS amount,
              (SELECT coalesce(max(id), 0) FROM payouts) AS "lastPayoutId"`,
    );
    return { amount: Number(row?.amount ?? 0), lastPayoutId: row?.lastPayoutId ?? 0 };
  }

  async promisedAfter(tx: Transaction, payoutId: number): Promise<Cents> {
    return (await tx.manager.sum(PayoutEntity, 'amount', { id: MoreThan(payoutId) })) ?? 0;
  }

  async totalsOf(driverId: number, tx: Transaction): Promise<PayoutTotals> {
    const [row] = await tx.query<{ on_the_way: string; paid: string }>(
      `SELECT coalesce(sum(amount_cents) FILTER (WHERE state IN ('requested', 'sent', 'returning')), 0) AS on_the_way,
              coalesce(sum(amount_cents) FILTER (WHERE state = 'paid'), 0) AS paid
         FROM payouts WHERE driver_id = $1`,
      [driverId],
    );
    return { onTheWay: Number(row?.on_the_way ?? 0), paid: Number(row?.paid ?? 0) };
  }

  async listOfDriver(driverId: number, limit: number, tx: Transaction): Promise<Payout[]> {
    return tx.manager.find(PayoutEntity, { where: { driverId }, order: { id: 'DESC' }, take: limit });
  }

  async latestWeekly(driverId: number, tx?: Transaction): Promise<Payout | null> {
    const where = { driverId, kind: 'weekly' } as const;
    const order = { dueOn: 'DESC', id: 'DESC' } as const;
    return this.database.orm((manager) => manager.findOne(PayoutEntity, { where, order }), tx);
  }

  async failedAndPaidAfter(tx: Transaction, driverId: number): Promise<Payout[]> {
    const rows = await tx.query<Row>(
      `SELECT * FROM payouts p
        WHERE p.driver_id = $1 AND p.state IN ('failed', 'paid')
          AND p.id >= (SELECT min(f.id) FROM payouts f WHERE f.driver_id = $1 AND f.state = 'failed')`,
      [driverId],
    );
    return rows.map((row) => tx.hydrate(PayoutEntity, row));
  }

  async change(
    tx: Transaction,
    payoutId: number,
    from: readonly PayoutState[],
    change: PayoutChange,
  ): Promise<Payout | null> {
    const fields = Object.entries(change) as [keyof PayoutChange, unknown][];
    const sets = fields.map(([name], index) => `${COLUMN_OF[name]} = $${index + 3}`).join(', ');
    const [row] = await tx.query<Row>(
      `UPDATE payouts SET ${sets}, ${FIRST_DELAY} WHERE id = $1 AND state = ANY ($2::text[]) RETURNING *`,
      [payoutId, from, ...fields.map(([, value]) => value)],
    );
    return row ? tx.hydrate(PayoutEntity, row) : null;
  }

  async claimLookups(most: number): Promise<Payout[]> {
    const rows = await this.database.query<Row>(
      `UPDATE payouts p SET ${NEXT_DELAY}
        WHERE p.id IN (SELECT id FROM payouts WHERE state = 'sent' AND lookups < ${MAX_LOOKUPS} AND next_lookup_at <= now() ORDER BY next_lookup_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING *`,
      [most],
    );
    return rows.map((row) => this.database.hydrate(PayoutEntity, row));
  }

  async weeklyRunEnded(tuesday: string): Promise<boolean> {
    return this.database.orm((manager) => manager.existsBy(WeeklyPayoutRunEntity, { dueOn: tuesday }));
  }

  async endWeeklyRun(tx: Transaction, tuesday: string): Promise<void> {
    await tx.query(`INSERT INTO weekly_payout_runs (due_on) VALUES ($1) ON CONFLICT DO NOTHING`, [tuesday]);
  }

  async readyDrivers(after: number, limit: number): Promise<number[]> {
    const accounts = await this.database.orm((manager) =>
      manager.find(PayoutAccountEntity, {
        where: { payoutsEnabled: true, providerAccount: Not(IsNull()), driverId: MoreThan(after) },
        order: { driverId: 'ASC' },
        take: limit,
      }),
    );
    return accounts.map(({ driverId }) => driverId);
  }

  async listAll(
    { state, driverId, before }: { state: PayoutState | null; driverId: number | null; before: number | null },
    limit: number,
  ): Promise<PayoutWithDriver[]> {
    const rows = await this.database.query<RowWithDriver>(
      `${PAYOUT_WITH_DRIVER} WHERE ($1::text IS NULL OR p.state = $1) AND ($2::int IS NULL OR p.driver_id = $2) AND ($3::int IS NULL OR p.id < $3) ORDER BY p.id DESC LIMIT $4`,
      [state, driverId, before, limit],
    );
    return rows.map((row) => this.withDriver(row));
  }

  async findWithDriver(payoutId: number, tx?: Transaction): Promise<PayoutWithDriver | null> {
    const [row] = await (tx ?? this.database).query<RowWithDriver>(`${PAYOUT_WITH_DRIVER} WHERE p.id = $1`, [payoutId]);
    return row ? this.withDriver(row) : null;
  }

  private withDriver(row: RowWithDriver): PayoutWithDriver {
    const payout = this.database.hydrate(PayoutEntity, row);
    return { ...payout, driverName: row.driver_name, retriedBy: row.retried_by };
  }
}

const changesTo = ({ detailsSubmitted, payoutsEnabled, bankName, bankLast4 }: ProviderAccount) => ({
  detailsSubmitted,
  payoutsEnabled,
  bankName,
  bankLast4,
  updatedAt: () => 'now()',
});
