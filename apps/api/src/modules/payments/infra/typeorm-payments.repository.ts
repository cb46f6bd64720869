import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import { PaymentsRepository, type NewPayment, type PaymentChange, type StoredPayment } from '../payments.repository';
import { PaymentEntity } from './payment.entity';

type Row = Record<string, unknown>;

@Injectable()
export class TypeOrmPaymentsRepository extends PaymentsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async open(tx: Transaction, { rideId, payerId, purpose, amount }: NewPayment): Promise<StoredPayment> {
    await tx.query(
      `INSERT INTO payments (ride_id, payer_id, purpose, amount) VALUES ($1, $2, $3, $4)
       ON CONFLICT (ride_id, payer_id) WHERE state <> 'released' DO NOTHING`,
      [rideId, payerId, purpose, formatCents(amount)],
    );
    const living = await this.one(tx, `SELECT * FROM payments WHERE ride_id = $1 AND payer_id = $2 AND state <> 'released'`, [rideId, payerId]);
    if (!living) throw new Error(`the payment of user ${payerId} for ride ${rideId} was released while it was opened`);
    return living;
  }

  find(paymentId: number, tx?: Transaction): Promise<StoredPayment | null> {
    return this.one(tx, `SELECT * FROM payments WHERE id = $1`, [paymentId]);
  }

  findByIntent(tx: Transaction, intentId: string): Promise<StoredPayment | null> {
    return this.one(tx, `SELECT * FROM payments WHERE intent_id = $1`, [intentId]);
  }

  lock(tx: Transaction, paymentId: number): Promise<StoredPayment | null> {
    return this.one(tx, `SELECT * FROM payments WHERE id = $1 FOR UPDATE`, [paymentId]);
  }

  async listOfRide(rideId: number, tx?: Transaction): Promise<StoredPayment[]> {
    const rows = await (tx ?? this.database).query<Row>(`SELECT * FROM payments WHERE ride_id = $1 ORDER BY id`, [rideId]);
    return rows.map((row) => this.database.hydrate(PaymentEntity, row));
  }

  storeIntent(paymentId: number, attempt: number, intentId: string, clientSecret: string, tx?: Transaction): Promise<StoredPayment | null> {
    return this.one(
      tx,
      `UPDATE payments SET intent_id = $3, client_secret = $4
        WHERE id = $1 AND attempt = $2 AND intent_id IS NULL AND state <> 'released' RETURNING *`,
      [paymentId, attempt, intentId, clientSecret],
    );
  }

  nextAttempt(paymentId: number, attempt: number): Promise<StoredPayment | null> {
    return this.one(
      undefined,
      `UPDATE payments SET attempt = attempt + 1, intent_id = NULL, client_secret = NULL, state = 'created', failure_code = NULL, failure_message = NULL
        WHERE id = $1 AND attempt = $2 AND state IN ('created', 'requires_action', 'failed') RETURNING *`,
      [paymentId, attempt],
    );
  }

  async change(tx: Transaction, paymentId: number, from: readonly PaymentState[], change: PaymentChange): Promise<StoredPayment | null> {
    const { raw } = await tx.manager
      .createQueryBuilder()
      .update(PaymentEntity)
      .set(change)
      .where('id = :id AND state IN (:...from)', { id: paymentId, from })
      .returning('*')
      .execute();
    const [row] = raw as Row[];
    return row ? tx.hydrate(PaymentEntity, row) : null;
  }

  private async one(tx: Transaction | undefined, sql: string, parameters: unknown[]): Promise<StoredPayment | null> {
    const [row] = await (tx ?? this.database).query<Row>(sql, parameters);
    return row ? this.database.hydrate(PaymentEntity, row) : null;
  }
}
