import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { CreditsFacade } from '../credits/credits.facade';
import { MembersFacade, type Member } from '../members/members.facade';
import { PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { chargesOf, type Charge } from '../payments/payments.facade';
import type { Ride } from '../rides/rides.facade';

/** What is left of a charge to collect: `amount` is what credit has not paid. */
export interface CollectedCharge extends Charge {
  credit: Cents;
}

/** Who is charged what for a completed trip, before and after their credit. Runs in the caller's transaction, under the ride's lock. */
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

  /** Credit pays no driver in cash. */
  async afterCredit(tx: Transaction, ride: Ride, owed: readonly Charge[]): Promise<CollectedCharge[]> {
    const paid = await this.credits.pay(tx, ride.id, ride.paymentMethod === 'cash' ? [] : owed);
    return owed.map((charge) => {
      const credit = paid.get(charge.userId) ?? 0;
      return { ...charge, amount: charge.amount - credit, credit };
    });
  }
}
