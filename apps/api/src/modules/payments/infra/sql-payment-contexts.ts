import { Injectable } from '@nestjs/common';
import type { RideStatus } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { RidesFacade } from '../../rides/rides.facade';
import { PaymentContexts, type PaymentContext, type RideToPay } from '../payment-contexts.facade';
import { PaymentEntity } from './payment.entity';

type Row = Record<string, unknown> & {
  situation_ride_status: RideStatus;
  situation_is_pledge: boolean;
  situation_is_member: boolean;
};

/**
 * Read model over payments, rides and ride_members. Webhook events and refreshes need all three, so one query reads
 * them together.
 */
const SITUATION = `SELECT p.*, r.status AS situation_ride_status, r.split_mode = 'pledge' AS situation_is_pledge,
    EXISTS (SELECT 1 FROM ride_members m WHERE m.ride_id = p.ride_id AND m.user_id = p.payer_id AND m.left_at IS NULL) AS situation_is_member
  FROM payments p JOIN rides r ON r.id = p.ride_id`;

/** Of the columns of a payment beside those of its ride. */
const PREFIX = 'payment_';

@Injectable()
export class SqlPaymentContexts extends PaymentContexts {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
  ) {
    super();
  }

  async find(paymentId: number): Promise<PaymentContext | null> {
    return this.situationOf(await this.database.query<Row>(`${SITUATION} WHERE p.id = $1`, [paymentId]));
  }

  async findByIntent(intentId: string): Promise<PaymentContext | null> {
    return this.situationOf(
      await this.database.query<Row>(`${SITUATION} WHERE p.intent_id = $1 OR p.next_intent_id = $1`, [intentId]),
    );
  }

  /** Read model over rides, payments and users. */
  async rideToPay(rideId: number, payerId: number, tx?: Transaction): Promise<RideToPay | null> {
    const columns = this.database.prefixedColumns(PaymentEntity, 'p', PREFIX);
    const rows = await (tx ?? this.database).query<Record<string, unknown> & { payer_customer: string | null }>(
      `SELECT r.*, ${columns}, u.stripe_customer_id AS payer_customer
         FROM rides r LEFT JOIN payments p ON p.ride_id = r.id AND p.payer_id = $2 AND p.purpose IN ('ride', 'share') LEFT JOIN users u ON u.id = p.payer_id
        WHERE r.id = $1 ORDER BY p.id`,
      [rideId, payerId],
    );
    if (!rows[0]) return null;
    return {
      ride: this.rides.ofRow(rows[0]),
      own: rows
        .filter((row) => row[`${PREFIX}id`] !== null)
        .map((row) => ({
          payment: this.database.hydrate(PaymentEntity, row, PREFIX),
          customer: row.payer_customer,
        })),
    };
  }

  async lock(tx: Transaction, paymentId: number): Promise<PaymentContext | null> {
    return this.situationOf(await tx.query<Row>(`${SITUATION} WHERE p.id = $1 FOR UPDATE OF p`, [paymentId]));
  }

  private situationOf([row]: Row[]): PaymentContext | null {
    if (!row) return null;
    return {
      payment: this.database.hydrate(PaymentEntity, row),
      rideStatus: row.situation_ride_status,
      isPledge: row.situation_is_pledge,
      payerIsMember: row.situation_is_member,
    };
  }
}
