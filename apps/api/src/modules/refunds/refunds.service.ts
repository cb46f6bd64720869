import { Injectable } from '@nestjs/common';
import { REFUND_POLICY, type RefundRequest, type RefundView } from '@groupride/contracts';
import { parseCents } from '@groupride/pricing';
import { Database } from '../../platform/database/database';
import { type ApiError, fieldError, notFound } from '../../platform/http/api-error';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { Jobs } from '../../platform/jobs/jobs';
import { AuditFacade } from '../identity/identity.facade';
import { isOver, RidesFacade, type Ride } from '../rides/rides.facade';
import type { RefundablePayment } from './domain/refund';
import {
  isDisputed,
  nothingCaptured,
  paidByAccount,
  paidInCash,
  refundableChanged,
  refundTooLarge,
  rideNotOver,
} from './refunds.errors';
import { refundPayment } from './refunds.jobs';
import { presentRefund } from './refunds.presenter';
import { RefundsRepository } from './refunds.repository';

/** Records refunds that operators request. A job makes them. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly database: Database,
    private readonly repository: RefundsRepository,
    private readonly rides: RidesFacade,
    private readonly audit: AuditFacade,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
  ) {}

  /**
   * @throws ApiError not_found, validation_failed, refund_not_possible, refund_too_large, refundable_changed,
   * idempotency_key_reused
   */
  async request(
    who: Principal,
    rideId: number,
    { refundable, ...request }: RefundRequest,
    key: string | undefined,
  ): Promise<RefundView> {
    if (key === undefined) throw fieldError('Idempotency-Key', 'is required', 'required');
    return this.database.transaction((tx) =>
      this.idempotency.once(tx, who.userId, key, { call: 'refund', rideId, ...request }, async () => {
        const ride = await this.rides.lock(tx, rideId);
        const payment = await this.repository.lockPayment(tx, request.paymentId);
        if (!payment || payment.rideId !== rideId) throw noPaymentOf(ride);
        const amount = parseCents(request.amount);
        if (amount <= 0) throw fieldError('amount', 'must be above zero');
        this.check(payment, amount, ride.paymentMethod === 'cash');
        const left = payment.captured - payment.refunded;
        if (refundable !== undefined && parseCents(refundable) !== left) throw refundableChanged(left);
        if (!isOver(ride) && payment.purpose !== 'overpayment') throw rideNotOver();
        const { paymentId, reason, note = null } = request;
        const { takesFromDriver } = REFUND_POLICY[reason];
        const refund = await this.repository.insert(tx, {
          rideId,
          paymentId,
          amount,
          reason,
          origin: 'operator',
          note,
          takesFromDriver,
          requestedBy: who.userId,
          providerRefundId: null,
        });
        await this.audit.record(
          who.userId,
          'refund',
          `ride:${rideId}`,
          { refundId: refund.id, paymentId, amount: request.amount, reason, note },
          tx,
        );
        await this.jobs.enqueue(tx, refundPayment, { refundId: refund.id, tries: 0, round: 0 });
        return presentRefund(refund);
      }),
    );
  }

  private check({ captured, refunded, disputed, intentId }: RefundablePayment, amount: number, cash: boolean): void {
    if (captured === 0 || intentId === null) throw cash ? paidInCash() : nothingCaptured();
    if (disputed) throw isDisputed();
    if (amount > captured - refunded) throw refundTooLarge(captured - refunded);
  }
}

function noPaymentOf({ paymentMethod }: Ride): ApiError {
  if (paymentMethod === 'account') return paidByAccount();
  return paymentMethod === 'cash' ? paidInCash() : notFound('payment');
}
