import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { amountsFor, AmountsFacade, type RiderAmounts } from '../amounts/amounts.facade';
import { DisputesFacade } from '../disputes/disputes.facade';
import { cardOf, PaymentsFacade } from '../payments/payments.facade';
import { ISSUED_TEXTS } from './issued-texts';
import { RefundsFacade } from '../refunds/refunds.facade';
import { RidesFacade } from '../rides/rides.facade';
import { methodOf, type OwnReceipt } from './domain/own-receipt';
import { ReceiptsRepository } from './receipts.repository';

const noReceiptYet = () =>
  new ApiError('not_found', 'There is no receipt for you yet. It is issued when the ride is over.');

/** Returns the caller's own receipt as it was issued, with later tips and refunds. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly receipts: ReceiptsRepository,
    private readonly payments: PaymentsFacade,
    private readonly refunds: RefundsFacade,
    private readonly disputes: DisputesFacade,
    private readonly amounts: AmountsFacade,
  ) {}

  /** @throws ApiError not_found, also while the receipt is not issued yet */
  async ofRide(who: Principal, rideId: number): Promise<OwnReceipt & { amounts: RiderAmounts }> {
    const { ride } = await this.rides.authorize(who, rideId);
    const issued = await this.receipts.find(rideId, who.userId);
    if (!issued) throw noReceiptYet();
    const [payments, refunds, takenBack, riders] = await Promise.all([
      this.payments.listOfRide(rideId),
      this.refunds.ofRide(rideId),
      this.disputes.takenBack(rideId),
      this.amounts.ofRide(rideId),
    ]);
    const own = payments.filter(({ payerId }) => payerId === who.userId);
    const amounts = amountsFor(riders, who.userId);
    const inCash = ride.paymentMethod === 'cash' && issued.charged > 0;
    const cash = inCash ? amounts.inCash : null;
    const byCard = inCash ? own.filter(({ purpose, captured }) => purpose === 'debt' && captured > 0) : [];
    const given = refunds.filter(({ payerId, state }) => payerId === who.userId && state === 'succeeded');
    return {
      ...issued,
      paymentMethod: inCash
        ? issued.paymentMethod
        : methodOf(
            issued.paymentMethod,
            own.map((payment) => ({ ...payment, card: cardOf(payment) })),
          ),
      amounts,
      pickupLocation: ride.pickupLocation,
      dropoffLocation: ride.dropoffLocation,
      scheduledAt: ride.scheduledAt,
      hourlyDuration: ride.hourlyDuration,
      cash,
      cashStatedBy: cash === null ? null : (await this.rides.isCompletedByOperations(rideId)) ? 'operations' : 'driver',
      byCard: byCard.map((payment) => ({ method: cardOf(payment) ?? ISSUED_TEXTS.en.card, amount: payment.captured })),
      outstanding: amounts.outstanding,
      waived: amounts.waived,
      tip: amounts.tip,
      overpayment: Math.max(0, amounts.charged + (cash ?? 0) + amounts.waived - issued.charged),
      refunds: given
        .map(({ amount, settledAt, requestedAt }) => ({ amount, at: settledAt ?? requestedAt }))
        .sort((a, b) => a.at.getTime() - b.at.getTime()),
      takenBack: takenBack
        .filter(({ payerId }) => payerId === who.userId)
        .map(({ amount, openedAt }) => ({ amount, at: openedAt })),
    };
  }
}
