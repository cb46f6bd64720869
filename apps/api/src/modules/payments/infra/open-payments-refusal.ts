import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SMALLEST_CHARGE } from '@groupride/pricing';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountHasDebt, accountHasPayment } from '../payments.errors';
import { accountDeletionProposed } from '../../identity/identity.events';

/**
 * Refuses to delete an account with a hold, an unfinished payment, a trip that is not settled, a debt or an open
 * dispute. Reads rides, their members, disputes and the ledger.
 */
@Injectable()
export class OpenPaymentsRefusal implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeletionProposed, (tx, { userId }) => this.refuse(tx, userId));
  }

  private async refuse(tx: Transaction, userId: number): Promise<void> {
    const under = await this.firstRideWith(
      tx,
      `p.purpose <> 'debt' AND p.state IN ('authorized', 'stored')
         OR EXISTS (SELECT FROM disputes d WHERE d.payment_id = p.id AND d.state IN ('inquiry', 'needs_response', 'under_review'))`,
      userId,
    );
    if (under !== null) throw accountHasPayment(under);
    // Before the debts, so that a trip that is settled meanwhile is noticed by one of the two.
    const unsettled = await this.firstUnsettledRide(tx, userId);
    if (unsettled !== null) throw accountHasPayment(unsettled);
    const [debt] = await tx.query<{ rideId: number }>(
      `SELECT t.ride_id AS "rideId" FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE e.account = 'rider:' || $1::integer AND t.ride_id IS NOT NULL
        GROUP BY t.ride_id HAVING sum(e.amount_cents) > 0 ORDER BY t.ride_id LIMIT 1`,
      [userId],
    );
    if (debt) throw accountHasDebt(debt.rideId);
    // A tip that was started but not paid is not binding.
    const unpaid = await this.firstRideWith(
      tx,
      `p.purpose NOT IN ('tip', 'debt') AND p.state IN ('created', 'requires_action', 'failed')`,
      userId,
    );
    if (unpaid !== null) throw accountHasPayment(unpaid);
  }

  /**
   * A completed trip that the person pays for, whose fare is not posted yet, or a cancelled ride whose fee is not, which
   * then becomes a debt because there is no hold. Only the organizer pays cash and fees.
   */
  private async firstUnsettledRide(tx: Transaction, userId: number): Promise<number | null> {
    const [ride] = await tx.query<{ id: number }>(
      `SELECT r.id FROM rides r JOIN ride_members m ON m.ride_id = r.id AND m.user_id = $1 AND m.left_at IS NULL
        WHERE r.status = 'completed' AND (r.payment_method = 'card' OR r.payment_method = 'cash' AND r.organizer_id = $1)
          AND NOT EXISTS (SELECT FROM ledger_transactions t WHERE t.ride_id = r.id AND t.kind = 'fare')
       UNION ALL
       SELECT r.id FROM rides r
        WHERE r.organizer_id = $1 AND r.status = 'cancelled' AND r.payment_method = 'card' AND r.cancel_fee_cents >= ${SMALLEST_CHARGE}
          AND EXISTS (SELECT FROM payments p WHERE p.ride_id = r.id AND p.purpose = 'ride' AND p.state = 'released')
          AND NOT EXISTS (SELECT FROM payments p WHERE p.ride_id = r.id AND p.purpose = 'ride' AND p.state <> 'released')
          AND NOT EXISTS (SELECT FROM ledger_transactions t WHERE t.ride_id = r.id AND t.kind IN ('cancellation_fee', 'no_show_fee'))
        ORDER BY id LIMIT 1`,
      [userId],
    );
    return ride?.id ?? null;
  }

  private async firstRideWith(tx: Transaction, condition: string, payerId: number): Promise<number | null> {
    const [payment] = await tx.query<{ rideId: number }>(
      `SELECT p.ride_id AS "rideId" FROM payments p WHERE p.payer_id = $1 AND (${condition}) ORDER BY p.id LIMIT 1`,
      [payerId],
    );
    return payment?.rideId ?? null;
  }
}
