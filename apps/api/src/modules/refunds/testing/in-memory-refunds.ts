import type { RefundView } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../../platform/database/database';
import type { LedgerFacade } from '../../ledger/ledger.facade';
import { refundPostings } from '../postings';
import { RefundsFacade, type RefundFact } from '../refunds.facade';

/** Refunds that succeed immediately and are booked like real ones. */
export class InMemoryRefunds extends RefundsFacade {
  readonly made: RefundFact[] = [];

  /** @param payments the payments with their captured amounts */
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly payments: () => readonly { id: number; rideId: number; captured: Cents }[],
  ) {
    super();
  }

  async ofRide(rideId: number): Promise<RefundFact[]> {
    const ids = this.payments().flatMap((payment) => (payment.rideId === rideId ? [payment.id] : []));
    return this.made.filter(({ paymentId }) => ids.includes(paymentId));
  }

  async viewsOfRide(): Promise<RefundView[]> {
    return [];
  }

  /** These specs make refunds only after the end of the ride. */
  async absorbEarlyRefunds(): Promise<void> {}

  async leftOfRide(rideId: number): Promise<ReadonlyMap<number, Cents>> {
    const taken = this.payments().filter((payment) => payment.rideId === rideId && payment.captured > 0);
    return new Map(taken.map(({ id }) => [id, this.leftOf(id)]));
  }

  async refundOverpayment(
    tx: Transaction,
    { id: paymentId, rideId, payerId }: { id: number; rideId: number; payerId: number },
  ): Promise<Cents> {
    const own = (await this.ledger.linesOfRide(rideId)).filter(({ account }) => account === `rider:${payerId}`);
    const overpayment = -own.reduce((sum, line) => sum + line.amount, 0);
    const amount = Math.min(this.leftOf(paymentId), overpayment);
    if (amount <= 0) return 0;
    const id = this.made.length + 1;
    this.made.push({
      id,
      paymentId,
      payerId,
      amount,
      reason: 'collected_too_much',
      state: 'succeeded',
      requestedAt: new Date(0),
      settledAt: new Date(0),
    });
    const bearing = { rider: amount, taxes: 0, driver: 0, driverId: null };
    for (const posting of refundPostings({ id, rideId, paymentId, payerId, amount, bearing }))
      await this.ledger.post(tx, posting);
    return amount;
  }

  private leftOf(paymentId: number): Cents {
    const captured = this.payments().find(({ id }) => id === paymentId)?.captured ?? 0;
    return this.made.reduce((left, refund) => left - (refund.paymentId === paymentId ? refund.amount : 0), captured);
  }
}
