import { Injectable } from '@nestjs/common';
import { VOLUME_DISCOUNT_CODE, type Passenger, type RideBooking } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { BusinessAccountsFacade, type AccountRide } from '../business-accounts/business-accounts.facade';
import { DispatchFacade } from '../dispatch/dispatch.facade';
import { PassengersFacade } from '../members/members.facade';
import { PricingFacade } from '../pricing/pricing.facade';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import { newRide } from './new-ride';

export type AccountBooking = Pick<RideBooking, 'quoteId' | 'passenger' | 'costCenter' | 'reference'>;

/** Books rides that a service requests for a passenger and its business account pays for. */
@Injectable()
export class AccountRides {
  constructor(
    private readonly accounts: BusinessAccountsFacade,
    private readonly pricing: PricingFacade,
    private readonly dispatch: DispatchFacade,
    private readonly rides: RidesFacade,
    private readonly passengers: PassengersFacade,
  ) {}

  /**
   * Finds the business account that pays for a booking. Runs before the booking's transaction.
   * @returns the account's id; null when the ride is paid by card or in cash
   * @throws ApiError validation_failed, business_account_required, scope_missing
   */
  async payerOf(who: Principal, booking: RideBooking): Promise<number | null> {
    const { paymentMethod, passenger, costCenter, reference, splitMode, shares, pledge } = booking;
    if (paymentMethod !== 'account') {
      const field = passenger ? 'passenger' : costCenter ? 'costCenter' : reference ? 'reference' : null;
      if (field) throw fieldError(field, 'belongs to a ride that an account pays');
      return null;
    }
    const accountId = await this.accounts.accountOf(who, 'business:write');
    if (!passenger) throw fieldError('passenger', 'is needed when an account pays');
    this.checkPassenger(passenger, 'passenger');
    if (splitMode && splitMode !== 'sponsor')
      throw fieldError('splitMode', 'must be sponsor or left out: the account pays for everyone');
    if (shares && shares.length > 0) throw fieldError('shares', 'belongs to a custom split');
    if (pledge) throw fieldError('pledge', 'belongs to a ride that cards pay');
    return accountId;
  }

  /** @throws ApiError validation_failed */
  checkPassenger(passenger: Passenger, field: string): void {
    this.passengers.check(passenger, field);
  }

  /** Books a ride and reserves its price. @throws ApiError like `create` and the reservation */
  async book(tx: Transaction, who: Principal, accountId: number, booking: AccountBooking): Promise<Ride> {
    const { ride, charge } = await this.create(tx, who, accountId, booking);
    await this.accounts.reserve(tx, accountId, [charge]);
    return ride;
  }

  /**
   * Creates a ride and seats its passenger. The caller reserves its price.
   * @throws ApiError quote_not_found, quote_expired, quote_used, no_vehicle_available, account_blocked
   */
  async create(
    tx: Transaction,
    who: Principal,
    accountId: number,
    { quoteId, passenger, costCenter, reference }: AccountBooking,
  ): Promise<{ ride: Ride; charge: AccountRide }> {
    const quote = await this.pricing.useQuote(tx, quoteId, who.userId);
    if (quote.bookingType === 'now') await this.dispatch.checkAvailable(tx, quote);
    const booking = { quoteId, paymentMethod: 'account', splitMode: 'sponsor' } as const;
    const ride = await this.rides.create(tx, newRide(quote, booking, who.userId, null));
    await this.pricing.redeemPromotions(tx, quote, ride.id, who.userId);
    if (passenger) await this.passengers.seat(tx, ride, passenger, await this.accounts.nameOf(tx, accountId));
    await this.rides.move(tx, {
      rideId: ride.id,
      to: 'pending',
      actor: SYSTEM,
      event: 'ride_requested',
      set: { pendingSince: ride.createdAt },
    });
    const volume = quote.price.promotions.find(({ code }) => code === VOLUME_DISCOUNT_CODE);
    const discount = volume ? { percent: volume.percentOff ?? 0, amount: volume.discount } : null;
    const [costCenterCode, text] = [costCenter ?? null, reference ?? null];
    return {
      ride,
      charge: { rideId: ride.id, total: ride.totalCost, discount, costCenter: costCenterCode, reference: text },
    };
  }
}
