import { Injectable } from '@nestjs/common';
import type { RideBooking } from '@groupride/contracts';
import { highestPledgeShare, type Cents, type PledgePrices, type Price } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import { PledgesFacade } from '../pledges/pledges.facade';
import { PricingFacade, ridersOf, type Quote } from '../pricing/pricing.facade';

/** The terms of a ride that is booked as a pledge. */
export interface NewPledge extends PledgePrices {
  deadline: Date;
  /** The price for the minimum number of riders. */
  price: Price;
  /** The most that anyone pays, including the organizer. */
  maxShare: Cents;
}

/** Validates and starts the pledges of new rides. */
@Injectable()
export class NewPledges {
  constructor(
    private readonly pricing: PricingFacade,
    private readonly pledges: PledgesFacade,
  ) {}

  /** The terms of the pledge; null when the ride is not a pledge. @throws ApiError validation_failed, pledge_invalid */
  async termsOf(tx: Transaction, quote: Quote, booking: RideBooking): Promise<NewPledge | null> {
    const { pledge, splitMode, paymentMethod } = booking;
    if (splitMode !== 'pledge') {
      if (pledge) throw fieldError('pledge', 'belongs to the split mode pledge');
      return null;
    }
    if (!pledge) throw fieldError('pledge', 'is needed for a pledge');
    const { minRiders, deadline } = this.pricing.pledgeTerms(pledge, {
      seats: quote.groupSize,
      bookingType: quote.bookingType,
      scheduledAt: quote.scheduledAt,
      paymentMethod,
      hasPromotion: quote.price.promotions.length > 0,
    });
    const prices = await this.pricing.pricesFor(tx, quote.id, ridersOf(minRiders, quote.groupSize));
    const totals = prices.map(({ finalTotal }) => finalTotal);
    return { minRiders, deadline, totals, price: prices[0]!, maxShare: highestPledgeShare({ minRiders, totals }) };
  }

  /** Schedules the deadline and reminders of a pledge. */
  begin(tx: Transaction, rideId: number): Promise<void> {
    return this.pledges.begin(tx, rideId);
  }
}
