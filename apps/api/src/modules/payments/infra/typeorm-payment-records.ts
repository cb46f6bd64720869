import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import { FIRST_DELAY, MAX_LOOKUPS, NEXT_DELAY } from '../../../platform/stripe/lookups';
import type { Intent } from '../domain/intent';
import {
  PaymentRecords,
  type NewHoldOfPayment,
  type NewPayment,
  type PaymentChange,
  type StoredPayment,
} from '../payment-records.facade';
import { PaymentEntity } from './payment.entity';

type Row = Record<string, unknown>;

/** The payment has a hold, lost one that must be replaced, or was asked for one after its payer had owed nothing. */
const REPLACEABLE = `(state = 'authorized' OR state = 'failed' AND recover_before IS NOT NULL OR state = 'created' AND next_amount IS NOT NULL)`;

/**
 * Conditions of the partial unique indexes that allow a payer one open payment per ride: for the ride, a tip, and a
 * debt.
 */
const AS = {
  ride: `state <> 'released' AND purpose IN ('ride', 'share')`,
  share: `state <> 'released' AND purpose IN ('ride', 'share')`,
  tip: `state <> 'released' AND purpose = 'tip'`,
  debt: `state NOT IN ('released', 'captured') AND purpose = 'debt'`,
} as const;

@Injectable()
export class TypeOrmPaymentRecords extends PaymentRecords {
  constructor(private readonly database: Database) {
    super();
  }

  async open(tx: Transaction, { rideId, payerId, purpose, amount }: NewPayment): Promise<StoredPayment> {
    const opened = await this.one(
      tx,
      `INSERT INTO payments (ride_id, payer_id, purpose, amount) VALUES ($1, $2, $3, $4)
       ON CONFLICT (ride_id, payer_id) WHERE ${AS[purpose]} DO NOTHING RETURNING *`,
      [rideId, payerId, purpose, formatCents(amount)],
    );
    const living =
      opened ??
      (await this.one(tx, `SELECT * FROM payments WHERE ride_id = $1 AND payer_id = $2 AND ${AS[purpose]}`, [
        rideId,
        payerId,
      ]));
    if (!living) throw new Error(`the payment of user ${payerId} for ride ${rideId} was released while it was opened`);
    return living;
  }

  async changePayer(tx: Transaction, rideId: number, from: number, to: number): Promise<void> {
    await tx.query(`UPDATE payments SET payer_id = $3 WHERE ride_id = $1 AND payer_id = $2`, [rideId, from, to]);
  }

  find(paymentId: number, tx?: Transaction): Promise<StoredPayment | null> {
    return this.one(tx, `SELECT * FROM payments WHERE id = $1`, [paymentId]);
  }

  findByIntent(tx: Transaction, intentId: string): Promise<StoredPayment | null> {
    return this.one(tx, `SELECT * FROM payments WHERE intent_id = $1 OR next_intent_id = $1`, [intentId]);
  }

  lock(tx: Transaction, paymentId: number): Promise<StoredPayment | null> {
    return this.one(tx, `SELECT * FROM payments WHERE id = $1 FOR UPDATE`, [paymentId]);
  }

  async listOfRide(rideId: number, tx?: Transaction): Promise<StoredPayment[]> {
    const rows = await (tx ?? this.database).query<Row>(`SELECT * FROM payments WHERE ride_id = $1 ORDER BY id`, [
      rideId,
    ]);
    return rows.map((row) => this.database.hydrate(PaymentEntity, row));
  }

  async listRideAndShares(rideId: number, tx?: Transaction): Promise<StoredPayment[]> {
    return (await this.listOfRide(rideId, tx)).filter(({ purpose }) => purpose === 'ride' || purpose === 'share');
  }

  findTip(rideId: number, payerId: number, tx?: Transaction): Promise<StoredPayment | null> {
    return this.one(
      tx,
      `SELECT * FROM payments WHERE ride_id = $1 AND payer_id = $2 AND purpose = 'tip' AND state <> 'released'`,
      [rideId, payerId],
    );
  }

  storeIntent(
    paymentId: number,
    attempt: number,
    intentId: string,
    clientSecret: string,
    tx?: Transaction,
  ): Promise<StoredPayment | null> {
    return this.one(
      tx,
      `UPDATE payments SET intent_id = $3, client_secret = $4, ${FIRST_DELAY}
        WHERE id = $1 AND attempt = $2 AND intent_id IS NULL AND state <> 'released' RETURNING *`,
      [paymentId, attempt, intentId, clientSecret],
    );
  }

  nextAttempt(paymentId: number, attempt: number, tx?: Transaction): Promise<StoredPayment | null> {
    return this.one(
      tx,
      `UPDATE payments SET attempt = attempt + 1, intent_id = NULL, client_secret = NULL, state = 'created', failure_code = NULL, failure_message = NULL
        WHERE id = $1 AND attempt = $2 AND state IN ('created', 'requires_action', 'failed') RETURNING *`,
      [paymentId, attempt],
    );
  }

  storeSetup(paymentId: number, setupIntentId: string, clientSecret: string): Promise<StoredPayment | null> {
    return this.one(
      undefined,
      `UPDATE payments SET setup_intent_id = $2, setup_client_secret = $3, ${FIRST_DELAY}
        WHERE id = $1 AND setup_intent_id IS NULL AND state IN ('created', 'requires_action', 'failed') RETURNING *`,
      [paymentId, setupIntentId, clientSecret],
    );
  }

  async forgetSetup(paymentId: number, setupIntentId: string): Promise<void> {
    await this.database.query(
      `UPDATE payments SET setup_intent_id = NULL, setup_client_secret = NULL, attempt = attempt + 1
        WHERE id = $1 AND setup_intent_id = $2 AND state IN ('created', 'requires_action', 'failed')`,
      [paymentId, setupIntentId],
    );
  }

  storeNext(
    paymentId: number,
    intentId: string | null,
    next: Pick<Intent, 'id' | 'clientSecret' | 'amount'>,
  ): Promise<StoredPayment | null> {
    return this.one(
      undefined,
      `UPDATE payments SET next_intent_id = $3, next_client_secret = $4, ${FIRST_DELAY}
        WHERE id = $1 AND intent_id IS NOT DISTINCT FROM $2 AND ${REPLACEABLE} AND coalesce(next_intent_id, $3) = $3
          AND coalesce(next_amount, amount) = $5::numeric RETURNING *`,
      [paymentId, intentId, next.id, next.clientSecret, formatCents(next.amount)],
    );
  }

  requestIncrease(tx: Transaction, paymentId: number, amount: Cents): Promise<StoredPayment | null> {
    return this.one(
      tx,
      `UPDATE payments SET next_amount = $2, next_intent_id = NULL, next_client_secret = NULL, attempt = attempt + 1,
              state = CASE state WHEN 'failed' THEN 'created' ELSE state END, failure_code = NULL, failure_message = NULL
        WHERE id = $1 AND (state = 'authorized' OR state IN ('created', 'failed') AND intent_id IS NULL) RETURNING *`,
      [paymentId, formatCents(amount)],
    );
  }

  async clearIncrease(tx: Transaction, paymentId: number): Promise<void> {
    await tx.query(
      `UPDATE payments SET next_amount = NULL, next_intent_id = NULL, next_client_secret = NULL, attempt = attempt + 1,
              failure_code = NULL, failure_message = NULL
        WHERE id = $1 AND next_amount IS NOT NULL`,
      [paymentId],
    );
  }

  async countFailedIncrease(paymentId: number, attempt: number): Promise<void> {
    await this.database.query(
      `UPDATE payments SET attempt = attempt + 1 WHERE id = $1 AND attempt = $2 AND next_amount IS NOT NULL AND next_intent_id IS NULL`,
      [paymentId, attempt],
    );
  }

  restate(tx: Transaction, paymentId: number, amount: Cents): Promise<StoredPayment | null> {
    return this.one(
      tx,
      `UPDATE payments SET amount = $2, attempt = attempt + 1, intent_id = NULL, client_secret = NULL WHERE id = $1 AND state = 'stored' RETURNING *`,
      [paymentId, formatCents(amount)],
    );
  }

  async dropNext(tx: Transaction, paymentId: number, nextIntentId: string): Promise<void> {
    await tx.query(
      `UPDATE payments SET next_intent_id = NULL, next_client_secret = NULL, attempt = attempt + 1 WHERE id = $1 AND next_intent_id = $2`,
      [paymentId, nextIntentId],
    );
  }

  takeOver(tx: Transaction, paymentId: number, next: NewHoldOfPayment): Promise<StoredPayment | null> {
    return this.one(
      tx,
      `UPDATE payments SET intent_id = next_intent_id, client_secret = next_client_secret, next_intent_id = NULL, next_client_secret = NULL,
              attempt = attempt + 1, capture_before = $3, card_brand = $4, card_last4 = $5, method_id = $6, authorized_at = now(),
              amount = coalesce(next_amount, amount), next_amount = NULL, state = 'authorized',
              recover_before = NULL, failure_code = NULL, failure_message = NULL
        WHERE id = $1 AND next_intent_id = $2 AND ${REPLACEABLE} RETURNING *`,
      [paymentId, next.intentId, next.captureBefore, next.cardBrand, next.cardLast4, next.methodId],
    );
  }

  async setRecovery(
    tx: Transaction,
    paymentId: number,
    recovery: Pick<StoredPayment, 'recoverBefore' | 'failureCode' | 'failureMessage'>,
  ): Promise<void> {
    await tx.query(
      `UPDATE payments SET recover_before = $2, failure_code = $3, failure_message = $4 WHERE id = $1 AND state NOT IN ('captured', 'released')`,
      [paymentId, recovery.recoverBefore, recovery.failureCode, recovery.failureMessage],
    );
  }

  async countConfirm(paymentId: number): Promise<number> {
    const [row] = await this.database.query<{ confirms: number }>(
      `UPDATE payments SET confirms = confirms + 1 WHERE id = $1 RETURNING confirms`,
      [paymentId],
    );
    return row?.confirms ?? 0;
  }

  loseHold(
    tx: Transaction,
    paymentId: number,
    { code, message }: { code: string; message: string },
  ): Promise<StoredPayment | null> {
    return this.one(
      tx,
      `UPDATE payments SET state = 'failed', attempt = attempt + 1, intent_id = NULL, client_secret = NULL, capture_before = NULL, failure_code = $2, failure_message = $3
        WHERE id = $1 AND state = 'authorized' RETURNING *`,
      [paymentId, code, message],
    );
  }

  async takeOverpayment(
    tx: Transaction,
    payment: StoredPayment,
    { id, amount, captured, card }: Intent,
    at: Date,
  ): Promise<StoredPayment | null> {
    const own = [id, formatCents(captured), at, card?.brand ?? null, card?.last4 ?? null];
    if (payment.intentId === id) {
      return this.one(
        tx,
        `UPDATE payments SET purpose = 'overpayment', state = 'captured', captured = $2, captured_at = $3, card_brand = coalesce($4, card_brand), card_last4 = coalesce($5, card_last4)
          WHERE intent_id = $1 AND state = 'released' RETURNING *`,
        own,
      );
    }
    return this.one(
      tx,
      `INSERT INTO payments (ride_id, payer_id, purpose, state, intent_id, captured, captured_at, card_brand, card_last4, amount)
       VALUES ($6, $7, 'overpayment', 'captured', $1, $2, $3, $4, $5, $8) ON CONFLICT (intent_id) DO NOTHING RETURNING *`,
      [...own, payment.rideId, payment.payerId, formatCents(amount)],
    );
  }

  async setAside(tx: Transaction, paymentId: number): Promise<void> {
    await tx.query(`UPDATE payments SET purpose = 'overpayment' WHERE id = $1 AND state = 'captured'`, [paymentId]);
  }

  async change(
    tx: Transaction,
    paymentId: number,
    from: readonly PaymentState[],
    change: PaymentChange,
  ): Promise<StoredPayment | null> {
    const [sql, parameters] = tx.manager
      .createQueryBuilder()
      .update(PaymentEntity)
      .set({ ...change, lookups: 0, nextLookupAt: () => `now() + interval '1 minute'` })
      .where('id = :id AND state IN (:...from)', { id: paymentId, from })
      .returning('*')
      .getQueryAndParameters();
    // Run by us, because TypeORM prepares no statement.
    return this.one(tx, sql, parameters);
  }

  async claimLookups(most: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `UPDATE payments SET ${NEXT_DELAY}
        WHERE id IN (SELECT id FROM payments
                      WHERE state IN ('created', 'requires_action', 'failed', 'stored', 'authorized') AND lookups < ${MAX_LOOKUPS} AND next_lookup_at <= now()
                        AND coalesce(intent_id, next_intent_id, setup_intent_id) IS NOT NULL
                      ORDER BY next_lookup_at LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING id`,
      [most],
    );
    return rows.map(({ id }) => id);
  }

  private async one(tx: Transaction | undefined, sql: string, parameters: unknown[]): Promise<StoredPayment | null> {
    const [row] = await (tx ?? this.database).query<Row>(sql, parameters);
    return row ? this.database.hydrate(PaymentEntity, row) : null;
  }
}
