import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { RefundState } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { FIRST_DELAY, MAX_LOOKUPS, NEXT_DELAY } from '../../../platform/stripe/lookups';
import type { RefundableCharge } from '../domain/refund-allocation';
import type { Refund, RefundablePayment } from '../domain/refund';
import { RefundsRepository, type LostDispute, type NewRefund, type RefundChange } from '../refunds.repository';
import { RefundEntity } from './refund.entity';

/** PostgreSQL's bigint arrives as text. */
type Row = Omit<Refund, 'amount' | 'bearing'> & {
  amount: string;
  rider: string;
  taxes: string;
  driver: string;
  driverId: number | null;
};
type Sums<T> = Record<keyof T, string>;

const REFUND = `f.id, f.ride_id AS "rideId", f.payment_id AS "paymentId", p.payer_id AS "payerId", f.amount_cents AS amount, f.reason, f.origin, f.note,
  f.takes_from_driver AS "takesFromDriver", f.state, p.intent_id AS "intentId", f.provider_refund_id AS "providerRefundId",
  f.failure_code AS "failureCode", f.failure_message AS "failureMessage", f.rider_cents AS rider, f.tax_cents AS taxes, f.driver_cents AS driver,
  f.driver_id AS "driverId", u.name AS "requestedBy", f.created_at AS "createdAt", f.settled_at AS "settledAt"`;
const FROM = `refunds f JOIN payments p ON p.id = f.payment_id LEFT JOIN users u ON u.id = f.requested_by`;

@Injectable()
export class SqlRefundsRepository extends RefundsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async lockPayment(tx: Transaction, paymentId: number): Promise<RefundablePayment | null> {
    const [row] = await tx.query<Omit<RefundablePayment, 'captured' | 'refunded' | 'disputed'> & { captured: string }>(
      `SELECT id, ride_id AS "rideId", purpose, intent_id AS "intentId", round(captured * 100)::text AS captured FROM payments WHERE id = $1 FOR UPDATE`,
      [paymentId],
    );
    if (!row) return null;
    // Read after locking, to include what other transactions committed meanwhile.
    const [sums] = await tx.query<{ refunded: string; disputed: boolean }>(
      `SELECT coalesce((SELECT sum(amount_cents) FROM refunds WHERE payment_id = $1 AND state <> 'failed'), 0)::text AS refunded,
              EXISTS (SELECT 1 FROM disputes WHERE payment_id = $1 AND state IN ('needs_response', 'under_review', 'lost')) AS disputed`,
      [paymentId],
    );
    return { ...row, captured: Number(row.captured), refunded: Number(sums!.refunded), disputed: sums!.disputed };
  }

  async insert(tx: Transaction, { amount, ...refund }: NewRefund): Promise<Refund> {
    const stored = tx.manager.create(RefundEntity, { ...refund, amountCents: amount });
    await tx.manager.insert(RefundEntity, stored);
    return (await this.find(stored.id, tx))!;
  }

  async find(refundId: number, tx?: Transaction): Promise<Refund | null> {
    return first(await (tx ?? this.database).query<Row>(`SELECT ${REFUND} FROM ${FROM} WHERE f.id = $1`, [refundId]));
  }

  async findByProvider(tx: Transaction, providerRefundId: string): Promise<Refund | null> {
    return first(
      await tx.query<Row>(`SELECT ${REFUND} FROM ${FROM} WHERE f.provider_refund_id = $1`, [providerRefundId]),
    );
  }

  async paymentOf(tx: Transaction, intentId: string): Promise<{ id: number; rideId: number } | null> {
    const [row] = await tx.query<{ id: number; rideId: number }>(
      `SELECT id, ride_id AS "rideId" FROM payments WHERE intent_id = $1`,
      [intentId],
    );
    return row ?? null;
  }

  async findOverpayment(tx: Transaction, { rideId, payerId }: Pick<Refund, 'rideId' | 'payerId'>): Promise<number> {
    const [row] = await tx.query<{ overpayment: string }>(
      `SELECT (SELECT coalesce(-sum(e.amount_cents), 0) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
                WHERE t.ride_id = $1 AND e.account = 'rider:' || $2::integer)
            - (SELECT coalesce(sum(f.amount_cents), 0) FROM refunds f JOIN payments p ON p.id = f.payment_id
                WHERE f.ride_id = $1 AND p.payer_id = $2 AND f.state IN ('requested', 'pending')) AS overpayment`,
      [rideId, payerId],
    );
    return Number(row!.overpayment);
  }

  async lostDispute(
    tx: Transaction,
    { rideId, paymentId, payerId }: Pick<Refund, 'rideId' | 'paymentId' | 'payerId'>,
  ): Promise<LostDispute | null> {
    const [row] = await tx.query<Sums<LostDispute>>(
      `SELECT d.id,
              (SELECT coalesce(sum(e.amount_cents), 0) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
                WHERE t.key = 'dispute:' || d.id AND e.account = 'platform:disputes')::text AS ours,
              (SELECT coalesce(sum(round(p.captured * 100) - (SELECT coalesce(sum(f.amount_cents), 0) FROM refunds f WHERE f.payment_id = p.id AND f.state <> 'failed')), 0)
                 FROM payments p WHERE p.ride_id = $2 AND p.payer_id = $3 AND p.id <> $1 AND p.purpose = 'overpayment' AND p.captured > 0
                  AND NOT EXISTS (SELECT 1 FROM disputes o WHERE o.payment_id = p.id AND o.state IN ('needs_response', 'under_review', 'lost')))::text AS elsewhere
         FROM disputes d WHERE d.payment_id = $1 AND d.state = 'lost'`,
      [paymentId, rideId, payerId],
    );
    return row ? { id: row.id, ours: Number(row.ours), elsewhere: Number(row.elsewhere) } : null;
  }

  async leftOfRide(rideId: number, tx?: Transaction): Promise<Map<number, Cents>> {
    const rows = await (tx ?? this.database).query<{ id: number; left: string }>(
      `SELECT p.id, CASE WHEN EXISTS (SELECT 1 FROM disputes d WHERE d.payment_id = p.id AND d.state IN ('needs_response', 'under_review', 'lost')) THEN 0
                         ELSE round(p.captured * 100) - (SELECT coalesce(sum(f.amount_cents), 0) FROM refunds f WHERE f.payment_id = p.id AND f.state <> 'failed') END::text AS left
         FROM payments p WHERE p.ride_id = $1 AND p.captured > 0`,
      [rideId],
    );
    return new Map(rows.map(({ id, left }) => [id, Number(left)]));
  }

  async listOfRide(rideId: number, tx?: Transaction): Promise<Refund[]> {
    return (
      await (tx ?? this.database).query<Row>(`SELECT ${REFUND} FROM ${FROM} WHERE f.ride_id = $1 ORDER BY f.id`, [
        rideId,
      ])
    ).map(refundOf);
  }

  async charged(
    tx: Transaction,
    { rideId, paymentId, payerId }: Pick<Refund, 'rideId' | 'paymentId' | 'payerId'>,
  ): Promise<RefundableCharge> {
    const [books] = await tx.query<{
      total: string;
      taxes: string;
      driver: string;
      driverId: number | null;
      overpaid: string;
    }>(
      `WITH line AS (
         SELECT t.kind, t.payment_id, e.account, e.amount_cents AS amount FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id WHERE t.ride_id = $1
       ), earned AS (
         SELECT * FROM line WHERE CASE WHEN EXISTS (SELECT 1 FROM line WHERE kind = 'tip' AND payment_id = $2)
           THEN kind = 'tip' AND payment_id = $2 ELSE kind IN ('fare', 'cancellation_fee', 'no_show_fee') END
       )
       SELECT coalesce(sum(amount) FILTER (WHERE account LIKE 'rider:%'), 0)::text AS total,
              coalesce(-sum(amount) FILTER (WHERE account = 'platform:taxes'), 0)::text AS taxes,
              coalesce(-sum(amount) FILTER (WHERE account LIKE 'driver:%'), 0)::text AS driver,
              max(substr(account, 8)::integer) FILTER (WHERE account LIKE 'driver:%') AS "driverId",
              ((SELECT coalesce(-sum(amount), 0) FROM line WHERE account = 'rider:' || $3::text)
               -- What is on its way back to them already is not left to be given.
               - (SELECT coalesce(sum(f.amount_cents), 0) FROM refunds f JOIN payments p ON p.id = f.payment_id
                   WHERE f.ride_id = $1 AND p.payer_id::text = $3::text AND f.state IN ('requested', 'pending') AND f.reason = 'collected_too_much'))::text AS overpaid
         FROM earned`,
      [rideId, paymentId, payerId],
    );
    const { total, taxes, driver, driverId, overpaid } = books!;
    return {
      total: Number(total),
      taxes: Number(taxes),
      driver: Number(driver),
      driverId,
      overpaid: Number(overpaid),
      before: await this.givenBack(tx, rideId, paymentId),
    };
  }

  /** Sums the refunds of the same kind of payment: refunds of tips are counted separately. */
  private async givenBack(tx: Transaction, rideId: number, paymentId: number): Promise<RefundableCharge['before']> {
    const [row] = await tx.query<Sums<RefundableCharge['before']>>(
      `WITH tipped AS (SELECT DISTINCT payment_id FROM ledger_transactions WHERE ride_id = $1 AND kind = 'tip' AND payment_id IS NOT NULL)
       SELECT coalesce(sum(amount_cents - rider_cents), 0)::text AS refunded, coalesce(sum(tax_cents), 0)::text AS taxes,
              coalesce(sum(amount_cents - rider_cents) FILTER (WHERE takes_from_driver), 0)::text AS "refundedAtDriver",
              coalesce(sum(driver_cents), 0)::text AS driver
         FROM refunds WHERE ride_id = $1 AND state = 'succeeded'
          AND CASE WHEN $2 IN (SELECT payment_id FROM tipped) THEN payment_id = $2 ELSE payment_id NOT IN (SELECT payment_id FROM tipped) END`,
      [rideId, paymentId],
    );
    const { refunded, taxes, refundedAtDriver, driver } = row!;
    return {
      refunded: Number(refunded),
      taxes: Number(taxes),
      refundedAtDriver: Number(refundedAtDriver),
      driver: Number(driver),
    };
  }

  async change(
    tx: Transaction,
    refundId: number,
    from: readonly RefundState[],
    change: RefundChange,
  ): Promise<Refund | null> {
    const {
      state,
      providerRefundId = null,
      failureCode = null,
      failureMessage = null,
      bearing = null,
      settledAt = null,
    } = change;
    const rows = await tx.query<object>(
      `UPDATE refunds SET state = $3, provider_refund_id = coalesce(provider_refund_id, $4), failure_code = $5, failure_message = $6,
              rider_cents = coalesce($7, rider_cents), tax_cents = coalesce($8, tax_cents), driver_cents = coalesce($9, driver_cents),
              driver_id = coalesce($10, driver_id), settled_at = coalesce($11, settled_at), ${FIRST_DELAY}
        WHERE id = $1 AND state = ANY($2) RETURNING id`,
      [
        refundId,
        from,
        state,
        providerRefundId,
        failureCode,
        failureMessage,
        bearing?.rider,
        bearing?.taxes,
        bearing?.driver,
        bearing?.driverId,
        settledAt,
      ],
    );
    return rows.length > 0 ? this.find(refundId, tx) : null;
  }

  async claimLookups(most: number): Promise<string[]> {
    const rows = await this.database.query<{ provider_refund_id: string }>(
      `UPDATE refunds SET ${NEXT_DELAY}
        WHERE id IN (SELECT id FROM refunds
                      WHERE state IN ('requested', 'pending') AND lookups < ${MAX_LOOKUPS} AND next_lookup_at <= now() AND provider_refund_id IS NOT NULL
                      ORDER BY next_lookup_at LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING provider_refund_id`,
      [most],
    );
    return rows.map((row) => row.provider_refund_id);
  }
}

const first = ([row]: Row[]): Refund | null => (row ? refundOf(row) : null);

function refundOf({ amount, rider, taxes, driver, driverId, ...row }: Row): Refund {
  return {
    ...row,
    amount: Number(amount),
    bearing: { rider: Number(rider), taxes: Number(taxes), driver: Number(driver), driverId },
  };
}
