import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { PaymentsFacade, type Payment } from '../payments/payments.facade';
import { RefundsFacade } from '../refunds/refunds.facade';

/** Payments of a ride that is not over, with the captured amounts that were not refunded. */
@Injectable()
export class PaidSoFar {
  constructor(
    private readonly payments: PaymentsFacade,
    private readonly refunds: RefundsFacade,
  ) {}

  async of(rideId: number, tx?: Transaction): Promise<(Payment & { taken: Cents })[]> {
    const payments = await this.payments.listOfRide(rideId, tx);
    // Usually nothing is captured before the ride ends, and refunds need not be read.
    const left = payments.some(({ captured }) => captured > 0) ? await this.refunds.leftOfRide(rideId, tx) : null;
    return payments.map((payment) => ({ ...payment, taken: left?.get(payment.id) ?? 0 }));
  }
}
