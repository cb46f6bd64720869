import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { CreditsFacade } from '../credits/credits.facade';
import { MembersFacade, type Member } from '../members/members.facade';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { chargesOf, type Charge } from '../payments/payments.facade';
import type { Ride } from '../rides/rides.facade';

/** A charge after credit: `amount` is the rest to collect. */
export interface CollectedCharge extends Charge {
  credit: Cents;
}

/**
 * Computes the charges of a completed trip, before and after credit. Runs in the caller's transaction, under the ride's
 * lock.
 */
@Injectable()
export class TripChargesService {
  constructor(
    private readonly members: MembersFacade,
    private readonly payments: PaymentRecords,
    private readonly credits: CreditsFacade,
  ) {}

  async of(tx: Transaction, ride: Ride): Promise<{ members: Member[]; payments: StoredPayment[]; owed: Charge[] }> {
    const members = await this.members.list(ride.id, tx);
    const payments = await this.payments.listRideAndShares(ride.id, tx);
    return { members, payments, owed: chargesOf(ride, members, payments) };
  }

  /** Deducts credit from the charges. Credit cannot be used for cash rides. */
  async afterCredit(tx: Transaction, ride: Ride, owed: readonly Charge[]): Promise<CollectedCharge[]> {
    const paid = await this.credits.pay(tx, ride.id, ride.paymentMethod === 'cash' ? [] : owed);
    return owed.map((charge) => {
      const credit = paid.get(charge.userId) ?? 0;
      return { ...charge, amount: charge.amount - credit, credit };
    });
  }
}
