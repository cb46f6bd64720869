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
  /** For the minimum of riders: until more have joined, the ride is priced for them. */
  price: Price;
  /** The most that anybody pays, the organizer too. */
  maxShare: Cents;
}

/** Rides that are booked as a pledge. */
@Injectable()
export class NewPledges {
  constructor(
    private readonly pricing: PricingFacade,
    private readonly pledges: PledgesFacade,
  ) {}

  /** Null for a ride that is none. @throws ApiError validation_failed, pledge_invalid */
  async termsOf(tx: Transaction, quote: Quote, booking: RideBooking): Promise<NewPledge | null> {
    const { pledge, splitMode, paymentMethod } = booking;
    if (splitMode !== 'pledge') {
      if (pledge) throw fieldError('pledge', 'belongs to the split mode pledge');
      return null;
    }
    if (!pledge) throw fieldError('pledge', 'is needed for a pledge');
    const { minRiders, deadline } = this.pricing.pledgeTerms(pledge, {
      ...{ seats: quote.groupSize, bookingType: quote.bookingType, scheduledAt: quote.scheduledAt },
      ...{ paymentMethod, hasPromotion: quote.price.promotions.length > 0 },
    });
    const prices = await this.pricing.pricesFor(tx, quote.id, ridersOf(minRiders, quote.groupSize));
    const totals = prices.map(({ finalTotal }) => finalTotal);
    return { minRiders, deadline, totals, price: prices[0]!, maxShare: highestPledgeShare({ minRiders, totals }) };
  }

  /** Has its deadline and reminders kept. */
  begin(tx: Transaction, rideId: number): Promise<void> {
    return this.pledges.begin(tx, rideId);
  }
}
