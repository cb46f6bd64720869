import { Injectable } from '@nestjs/common';
import type { RideStatus } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { PaymentContexts, type PaymentContext, type PaymentWithCustomer } from '../payment-contexts.facade';
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

@Injectable()
export class SqlPaymentContexts extends PaymentContexts {
  constructor(private readonly database: Database) {
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

  /** Read model over payments and users. */
  async ownOfRide(rideId: number, payerId: number): Promise<PaymentWithCustomer[]> {
    const rows = await this.database.query<Record<string, unknown> & { customer: string | null }>(
      `SELECT p.*, u.stripe_customer_id AS customer FROM payments p JOIN users u ON u.id = p.payer_id
        WHERE p.ride_id = $1 AND p.payer_id = $2 AND p.purpose IN ('ride', 'share') ORDER BY p.id`,
      [rideId, payerId],
    );
    return rows.map((row) => ({ payment: this.database.hydrate(PaymentEntity, row), customer: row.customer }));
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
