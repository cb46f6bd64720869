import { Injectable } from '@nestjs/common';
import { VOLUME_DISCOUNT_CODE, type RideBooking } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { DispatchFacade } from '../dispatch/dispatch.facade';
import { MembersFacade } from '../members/members.facade';
import { AuthorizationsFacade } from '../authorizations/authorizations.facade';
import { PricingFacade } from '../pricing/pricing.facade';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import { NewPledges } from './new-pledges.service';
import { newRide } from './new-ride';
import { UnpaidRides } from './unpaid-rides.service';

/** Creates the ride that a quote describes, with its organizer and, for cards, its payment. */
@Injectable()
export class NewRides {
  constructor(
    private readonly pricing: PricingFacade,
    private readonly dispatch: DispatchFacade,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly authorizations: AuthorizationsFacade,
    private readonly unpaid: UnpaidRides,
    private readonly pledges: NewPledges,
  ) {}

  /** @throws ApiError quote_not_found, quote_expired, quote_used, no_vehicle_available, pledge_invalid, validation_failed */
  async create(tx: Transaction, who: Principal, booking: RideBooking): Promise<Ride> {
    const quote = await this.pricing.useQuote(tx, booking.quoteId, who.userId);
    if (quote.price.promotions.some(({ code }) => code === VOLUME_DISCOUNT_CODE))
      throw fieldError('paymentMethod', 'must be account: the price has a volume discount');
    if (quote.bookingType === 'now') await this.dispatch.checkAvailable(tx, quote);
    const pledge = await this.pledges.termsOf(tx, quote, booking);
    const ride = await this.rides.create(tx, newRide(quote, booking, who.userId, pledge));
    await this.members.addOrganizer(tx, ride.id, who.userId, pledge?.maxShare ?? 0);
    await this.pricing.redeemPromotions(tx, quote, ride.id, who.userId);
    if (booking.paymentMethod === 'card' && ride.totalCost > 0) {
      await this.authorizations.openForRide(tx, ride.id, who.userId, pledge?.maxShare ?? ride.totalCost);
      await this.unpaid.watch(tx, ride.id);
      if (pledge) await this.pledges.begin(tx, ride.id);
    } else {
      await this.members.confirm(tx, ride.id, who.userId);
      await this.rides.move(tx, {
        rideId: ride.id,
        to: 'pending',
        actor: SYSTEM,
        event: 'ride_requested',
        set: { pendingSince: ride.createdAt },
      });
    }
    return ride;
  }
}
