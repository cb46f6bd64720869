import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { PaymentsFacade, type Payment } from '../payments/payments.facade';
import { RefundsFacade } from '../refunds/refunds.facade';

/** What is on hold, or was taken already, for a ride that is not over. */
@Injectable()
export class PaidSoFar {
  constructor(
    private readonly payments: PaymentsFacade,
    private readonly refunds: RefundsFacade,
  ) {}

  async of(rideId: number, tx?: Transaction): Promise<(Payment & { taken: Cents })[]> {
    const payments = await this.payments.listOfRide(rideId, tx);
    // Usually nothing is taken before the end: then nobody needs to be asked what of it went back.
    const left = payments.some(({ captured }) => captured > 0) ? await this.refunds.leftOfRide(rideId, tx) : null;
    return payments.map((payment) => ({ ...payment, taken: left?.get(payment.id) ?? 0 }));
  }
}
