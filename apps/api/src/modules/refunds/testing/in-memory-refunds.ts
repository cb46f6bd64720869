import type { RefundView } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../../platform/database/database';
import type { LedgerFacade } from '../../ledger/ledger.facade';
import { refundPostings } from '../postings';
import { RefundsFacade, type RefundFact } from '../refunds.facade';

/** Refunds that succeed at once, booked as the real ones are. */
export class InMemoryRefunds extends RefundsFacade {
  readonly made: RefundFact[] = [];

  /** @param taken what was captured of each payment */
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly taken: () => { id: number; captured: Cents }[] = () => [],
  ) {
    super();
  }

  async ofRide(): Promise<RefundFact[]> {
    return this.made;
  }

  async viewsOfRide(): Promise<RefundView[]> {
    return [];
  }

  /** The refunds of these specs are made after the end. */
  async bearWhatIsOwed(): Promise<void> {}

  async leftOfRide(): Promise<ReadonlyMap<number, Cents>> {
    return new Map(
      this.taken().map(({ id, captured }) => [
        id,
        captured - this.made.reduce((sum, { paymentId, amount }) => sum + (paymentId === id ? amount : 0), 0),
      ]),
    );
  }

  async refundOverpayment(
    tx: Transaction,
    { id: paymentId, rideId, payerId }: { id: number; rideId: number; payerId: number },
  ): Promise<Cents> {
    const own = (await this.ledger.linesOfRide(rideId)).filter(({ account }) => account === `rider:${payerId}`);
    const amount = -own.reduce((sum, line) => sum + line.amount, 0);
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
}
