import type { Transaction } from '../../../platform/database/database';
import type { MembersFacade } from '../../members/members.facade';
import type { Ride } from '../../rides/rides.facade';
import type { StoredPayment } from '../payment-records.facade';
import { PaymentContexts, type PaymentContext, type RideToPay } from '../payment-contexts.facade';
import type { InMemoryPaymentRecords } from './in-memory-payment-records';

/** In-memory payments with one ride and its members. */
export class InMemoryPaymentContexts extends PaymentContexts {
  constructor(
    private readonly payments: InMemoryPaymentRecords,
    private readonly ride: () => Ride,
    private readonly members: MembersFacade,
    private readonly customerOf: (userId: number) => Promise<string | null>,
  ) {
    super();
  }

  async find(paymentId: number): Promise<PaymentContext | null> {
    return this.situationOf(await this.payments.find(paymentId));
  }

  async findByIntent(intentId: string): Promise<PaymentContext | null> {
    const found = this.payments.all.find((row) => row.intentId === intentId || row.nextIntentId === intentId);
    return found ? this.find(found.id) : null;
  }

  async rideToPay(rideId: number, payerId: number): Promise<RideToPay> {
    const own = (await this.payments.listRideAndShares(rideId)).filter((payment) => payment.payerId === payerId);
    const customer = await this.customerOf(payerId);
    return { ride: this.ride(), own: own.map((payment) => ({ payment, customer })) };
  }

  lock(_tx: Transaction, paymentId: number): Promise<PaymentContext | null> {
    return this.find(paymentId);
  }

  private async situationOf(payment: StoredPayment | null): Promise<PaymentContext | null> {
    if (!payment) return null;
    const members = await this.members.list(payment.rideId);
    return {
      payment,
      rideStatus: this.ride().status,
      isPledge: this.ride().splitMode === 'pledge',
      payerIsMember: members.some(({ userId }) => userId === payment.payerId),
    };
  }
}
