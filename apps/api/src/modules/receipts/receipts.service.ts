import { Injectable } from '@nestjs/common';
import type { Language } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { DisputesFacade } from '../disputes/disputes.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import { cardOf, ISSUED_TEXTS, PaymentsFacade } from '../payments/payments.facade';
import { RefundsFacade } from '../refunds/refunds.facade';
import { RidesFacade } from '../rides/rides.facade';
import type { OwnReceipt } from './domain/own-receipt';
import { ReceiptDocuments } from './receipt-documents';

const noReceiptYet = () =>
  new ApiError('not_found', 'There is no receipt for you yet. It is issued when the ride is over.');

/** One's own receipt: what was issued when the ride ended, and what was tipped and given back since. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly payments: PaymentsFacade,
    private readonly refunds: RefundsFacade,
    private readonly disputes: DisputesFacade,
    private readonly documents: ReceiptDocuments,
    private readonly city: CityFacade,
    private readonly ledger: LedgerFacade,
  ) {}

  /** @throws ApiError not_found, also until it is issued */
  async ofRide(who: Principal, rideId: number): Promise<OwnReceipt> {
    const { ride } = await this.rides.authorize(who, rideId);
    const issued = await this.payments.receiptOf(rideId, who.userId);
    if (!issued) throw noReceiptYet();
    const [payments, refunds, takenBack, books] = await Promise.all([
      this.payments.listOfRide(rideId),
      this.refunds.ofRide(rideId),
      this.disputes.takenBack(rideId),
      this.ledger.linesOfRide(rideId),
    ]);
    const own = payments.filter(({ payerId }) => payerId === who.userId);
    const tip = sum(own.filter(({ purpose }) => purpose === 'tip').map(({ captured }) => captured));
    const booked = books.filter(({ account }) => account === `rider:${who.userId}`);
    const inCash = ride.paymentMethod === 'cash' && issued.charged > 0;
    const cash = inCash ? -sum(booked.filter(({ kind }) => kind === 'cash').map(({ amount }) => amount)) : null;
    const taken = sum(own.filter(({ purpose }) => purpose !== 'tip').map(({ captured }) => captured));
    const waived = -sum(booked.filter(({ kind }) => kind === 'write_off').map(({ amount }) => amount));
    const byCard = inCash ? own.filter(({ purpose, captured }) => purpose === 'debt' && captured > 0) : [];
    const given = refunds.filter(({ payerId, state }) => payerId === who.userId && state === 'succeeded');
    return {
      ...issued,
      pickupLocation: ride.pickupLocation,
      dropoffLocation: ride.dropoffLocation,
      scheduledAt: ride.scheduledAt,
      hourlyDuration: ride.hourlyDuration,
      cash,
      byCard: byCard.map((payment) => ({ method: cardOf(payment) ?? ISSUED_TEXTS.en.card, amount: payment.captured })),
      outstanding: Math.max(0, sum(booked.map(({ amount }) => amount))),
      waived,
      tip,
      overpayment: Math.max(0, taken + (cash ?? 0) + waived - issued.charged),
      refunds: given
        .map(({ amount, settledAt, requestedAt }) => ({ amount, at: settledAt ?? requestedAt }))
        .sort((a, b) => a.at.getTime() - b.at.getTime()),
      takenBack: takenBack
        .filter(({ payerId }) => payerId === who.userId)
        .map(({ amount, openedAt }) => ({ amount, at: openedAt })),
    };
  }

  /** The same as a PDF. */
  async documentOfRide(who: Principal, rideId: number, language: Language): Promise<{ name: string; bytes: Buffer }> {
    const receipt = await this.ofRide(who, rideId);
    return {
      name: `GroupRide ${receipt.number}.pdf`,
      bytes: await this.documents.write(receipt, { name: who.name, language, timeZone: this.city.current.timeZone }),
    };
  }
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);
