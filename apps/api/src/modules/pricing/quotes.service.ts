import { Injectable } from '@nestjs/common';
import {
  MIN_GROUP_SIZE,
  QUOTE_MINUTES,
  RIDE_TYPES,
  type PricingRequest,
  type PricingView,
  type RideTypeView,
} from '@groupride/contracts';
import { metersToMiles } from '@groupride/geo';
import { formatCents, priceOf, type Price, type Promotion } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import { PlaceAddresses } from '../places/places.facade';
import { PromotionsFacade } from '../promotions/promotions.facade';
import { RIDE_TYPE_TEXTS } from './domain/ride-types';
import { presentPledgeQuote, presentPrice } from './pricing.presenter';
import { PricedTripService } from './priced-trip.service';
import { checkPledgeTerms, ridersOf } from './pledge-terms';
import { withAddress } from './quoted-places';
import { RideTypeLimits } from './ride-type-limits';
import type { CheckedPledgeTerms, Quote } from './pricing.facade';
import { PricingRepository, type RateCard } from './pricing.repository';

const MOST_RATE_CARDS = 3;

/** Calculates prices, and stores quotes that keep them for ten minutes. */
@Injectable()
export class QuotesService {
  private lastCard: RateCard | null = null;

  constructor(
    private readonly repository: PricingRepository,
    private readonly promotions: PromotionsFacade,
    private readonly trips: PricedTripService,
    private readonly accounts: BusinessAccountsFacade,
    private readonly limits: RideTypeLimits,
    private readonly addresses: PlaceAddresses,
    private readonly clock: Clock,
  ) {}

  async rideTypes(): Promise<RideTypeView[]> {
    const { rates } = await this.repository.rateCardAt(this.clock.now());
    return RIDE_TYPES.map((id) => ({
      id,
      ...RIDE_TYPE_TEXTS[id],
      basePerPerson: formatCents(rates[id].basePerPerson),
      minGroupSize: MIN_GROUP_SIZE,
      minimumSeats: rates[id].minimumSeats ?? MIN_GROUP_SIZE,
      maxGroupSize: this.limits.largestGroup(id),
      offered: this.limits.isOffered(id),
    }));
  }

  /**
   * With both places the price is stored and can be booked. Without them, it is an estimate for the included distance.
   */
  async calculate(who: Principal | null, request: PricingRequest, accountId?: number): Promise<PricingView> {
    this.limits.checkOffered(request);
    const scheduledAt = this.trips.startOf(request);
    const [route, pickup, destination] = await Promise.all([
      this.trips.routeOf(request),
      request.pickup && withAddress(this.addresses, request.pickup),
      request.destination && withAddress(this.addresses, request.destination),
    ]);
    const offers = request.promoCode ? [await this.promotions.lookUp(request.promoCode, request.rideType, who)] : [];
    const discount = accountId === undefined ? this.accounts.discountFor(who) : this.accounts.discountOf(accountId);
    const promotions = withDiscount(offers, await discount);
    const hours = this.trips.hoursOf(request);
    const pledge = this.pledgeIn(request, scheduledAt);
    const pledgeQuote = ({ rates }: RateCard, miles: number) =>
      pledge &&
      presentPledgeQuote(
        pledge,
        ridersOf(pledge.minRiders, request.groupSize).map(
          (size) =>
            priceOf({ rideType: request.rideType, groupSize: size, miles, hours }, rates[request.rideType]).finalTotal,
        ),
      );
    const { rideType, groupSize } = request;
    if (!route || !pickup || !destination) {
      const card = await this.repository.rateCardAt(this.clock.now());
      const miles = card.rates[rideType].includedMiles;
      const price = priceOf({ rideType, groupSize, miles, hours }, card.rates[rideType], promotions);
      const trip = { miles, minutes: 0, estimated: true };
      const check = await this.accounts.check(who, price.finalTotal);
      return presentPrice(price, offers, trip, null, { pledge: pledgeQuote(card, miles), businessAccount: check });
    }
    const miles = metersToMiles(route.meters);
    const asked: Omit<Quote, 'id' | 'price'> = {
      rideType,
      groupSize,
      pickup,
      destination,
      bookingType: request.bookingType ?? 'now',
      scheduledAt,
      isHourlyBooking: hours !== null,
      hourlyDuration: hours,
      distanceMeters: route.meters,
      durationSeconds: route.seconds,
    };
    const { price, card, ...quote } = await this.save(asked, who, ({ rates }) =>
      priceOf({ rideType, groupSize, miles, hours }, rates[rideType], promotions),
    );
    return presentPrice(
      price,
      offers,
      { miles, minutes: Math.max(1, Math.round(route.seconds / 60)), estimated: route.estimated },
      quote,
      { pledge: pledgeQuote(card, miles), businessAccount: await this.accounts.check(who, price.finalTotal) },
    );
  }

  /** Null when the request has no terms. @throws ApiError pledge_invalid */
  private pledgeIn(request: PricingRequest, scheduledAt: Date | null): CheckedPledgeTerms | null {
    if (!request.pledge) return null;
    return checkPledgeTerms(
      request.pledge,
      {
        seats: request.groupSize,
        bookingType: request.bookingType ?? 'now',
        scheduledAt,
        paymentMethod: 'card',
        hasPromotion: Boolean(request.promoCode),
      },
      this.clock.now(),
    );
  }

  /**
   * Calculates with the last rates used. The insert fails when other rates are in force; then the price is calculated
   * again.
   */
  private async save(
    asked: Omit<Quote, 'id' | 'price'>,
    who: Principal | null,
    priceWith: (card: RateCard) => Price,
  ): Promise<{ id: string; expiresAt: Date; price: Price; card: RateCard }> {
    for (let tries = 0; tries < MOST_RATE_CARDS; tries += 1) {
      const now = this.clock.now();
      const card = (tries === 0 && this.lastCard) || (await this.repository.rateCardAt(now));
      const price = priceWith(card);
      const expiresAt = new Date(now.getTime() + QUOTE_MINUTES * 60_000);
      const id = await this.repository.saveQuote({ ...asked, price }, who?.userId ?? null, card, now, expiresAt);
      if (id === null) continue;
      this.lastCard = card;
      return { id, expiresAt, price, card };
    }
    throw new Error('the rates changed each time a price was calculated');
  }
}

const withDiscount = (promotions: readonly Promotion[], discount: Promotion | null): Promotion[] =>
  discount ? [...promotions, discount] : [...promotions];
