import type { LedgerFacade } from '../../ledger/ledger.facade';
import type { Ride } from '../../rides/rides.facade';
import { DebtsRepository, type Debt } from '../debts.repository';

/** What the books say that somebody owes for the one ride. */
export class InMemoryDebts extends DebtsRepository {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly ride: () => Ride,
  ) {
    super();
  }

  async list(payerId: number): Promise<Debt[]> {
    const { id, status, dropoffLocation, paymentMethod } = this.ride();
    const own = (await this.ledger.linesOfRide(id)).filter(({ account }) => account === `rider:${payerId}`);
    const amount = own.reduce((sum, line) => sum + line.amount, 0);
    if (amount <= 0 || (status !== 'completed' && status !== 'cancelled')) return [];
    const about = {
      rideId: id,
      since: new Date(0),
      dropoffLocation,
      isFee: status === 'cancelled',
      inCash: paymentMethod === 'cash',
      completedByOperations: false,
    };
    return [{ ...about, amount, onItsWay: false, failureMessage: null }];
  }
}
