import type { Transaction } from '../../../platform/database/database';
import type { MembersFacade } from '../../members/members.facade';
import type { Ride } from '../../rides/rides.facade';
import type { StoredPayment } from '../payments.repository';
import { PaymentContextsRepository, type PaymentContext } from '../authorizations/payment-contexts.repository';
import type { InMemoryPaymentsRepository } from './in-memory-payments.repository';

/** Payments in memory with the one ride and its members. */
export class InMemoryPaymentContexts extends PaymentContextsRepository {
  constructor(
    private readonly payments: InMemoryPaymentsRepository,
    private readonly ride: () => Ride,
    private readonly members: MembersFacade,
  ) {
    super();
  }

  async find(paymentId: number): Promise<PaymentContext | null> {
    return this.situationOf(await this.payments.find(paymentId));
  }

  async findByIntent(intentId: string): Promise<PaymentContext | null> {
    return this.situationOf(
      this.payments.all.find((row) => row.intentId === intentId || row.nextIntentId === intentId) ?? null,
    );
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
      payerIsMember: members.some(({ userId }) => userId === payment.payerId),
    };
  }
}
