import type { Cents } from '@groupride/pricing';
import type { LedgerFacade } from '../../ledger/ledger.facade';
import type { Payment } from '../../payments/payments.facade';
import type { Ride } from '../../rides/rides.facade';
import { DebtsRepository, type Debt } from '../debts.repository';

export type EndedRide = Pick<
  Ride,
  'id' | 'status' | 'dropoffLocation' | 'paymentMethod' | 'completedAt' | 'cancelledAt'
> & { completedByOperations: boolean };

/** Debts for finished rides, read from an in-memory ledger. */
export class InMemoryDebts extends DebtsRepository {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly rides: () => readonly EndedRide[],
    private readonly payments: () => readonly Payment[],
  ) {
    super();
  }

  async list(payerId: number, rideId: number | null): Promise<Debt[]> {
    const debts: Debt[] = [];
    for (const ride of this.rides()) {
      if ((rideId !== null && ride.id !== rideId) || !['completed', 'cancelled'].includes(ride.status)) continue;
      const own = (await this.ledger.linesOfRide(ride.id)).filter(({ account }) => account === `rider:${payerId}`);
      const amount = own.reduce((sum, line) => sum + line.amount, 0);
      if (amount > 0) debts.push(this.debtOf(ride, payerId, amount));
    }
    return debts.sort((a, b) => a.since.getTime() - b.since.getTime() || a.rideId - b.rideId);
  }

  private debtOf(ride: EndedRide, payerId: number, amount: Cents): Debt {
    const { id: rideId, status, dropoffLocation, paymentMethod, completedByOperations } = ride;
    const own = this.payments().filter((payment) => payment.rideId === rideId && payment.payerId === payerId);
    return {
      rideId,
      amount,
      dropoffLocation,
      completedByOperations,
      since: ride.cancelledAt ?? ride.completedAt ?? new Date(0),
      isFee: status === 'cancelled',
      inCash: paymentMethod === 'cash',
      onItsWay: own.some(isOnItsWay),
      failureMessage: own.findLast(({ purpose }) => purpose === 'debt')?.failureMessage ?? null,
    };
  }
}

const isOnItsWay = ({ purpose, state }: Payment) =>
  purpose !== 'tip' && (state === 'authorized' || (purpose === 'debt' && state === 'stored'));
