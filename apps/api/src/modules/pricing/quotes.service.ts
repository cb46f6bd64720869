import { Injectable } from '@nestjs/common';
import {
  isRideTypeOffered,
  MIN_GROUP_SIZE,
  QUOTE_MINUTES,
  RIDE_TYPES,
  rideTypeRuleOf,
  VOLUME_DISCOUNT_CODE,
  type PledgeTerms,
  type PricingRequest,
  type PricingView,
  type RideTypeView,
  type RouteEnd,
} from '@groupride/contracts';
import { metersToMiles, type LatLng } from '@groupride/geo';
import {
  formatCents,
  matchDiscountPercentOf,
  priceOf,
  problemOfPledge,
  type Price,
  type Promotion,
  type ProposedPledge,
} from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { ApiError, fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import type { DrivingRoute } from '../mapping/mapping.facade';
import { PlaceAddresses } from '../places/places.facade';
import { PromotionsFacade } from '../promotions/promotions.facade';
import { VehicleRulesFacade } from '../settings/settings.facade';
import { RIDE_TYPE_TEXTS } from './domain/ride-types';
import { presentPledgeQuote, presentPrice } from './pricing.presenter';
import { PricedTripService } from './priced-trip.service';
import { ridersOf } from './pledge-terms';
import {
  pledgeInvalid,
  quoteExpired,
  quoteNotFound,
  quoteUsed,
  rideTypeNotOffered,
  scheduleInPast,
} from './pricing.errors';
import {
  PricingFacade,
  type CheckedPledgeTerms,
  type PickupQuote,
  type Quote,
  type QuotedPlace,
} from './pricing.facade';
import { PricingRepository, type RateCard } from './pricing.repository';

const MOST_RATE_CARDS = 3;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Prices, and quotes that keep them for ten minutes. */
@Injectable()
export class QuotesService extends PricingFacade {
  private lastCard: RateCard | null = null;

  constructor(
    private readonly repository: PricingRepository,
    private readonly promotions: PromotionsFacade,
    private readonly trips: PricedTripService,
    private readonly accounts: BusinessAccountsFacade,
    private readonly vehicles: VehicleRulesFacade,
    private readonly addresses: PlaceAddresses,
    private readonly clock: Clock,
  ) {
    super();
  }

  async rideTypes(): Promise<RideTypeView[]> {
    const { rates } = await this.repository.rateCardAt(this.clock.now());
    return RIDE_TYPES.map((id) => ({
      id,
      ...RIDE_TYPE_TEXTS[id],
      basePerPerson: formatCents(rates[id].basePerPerson),
      minGroupSize: MIN_GROUP_SIZE,
      minimumSeats: rates[id].minimumSeats ?? MIN_GROUP_SIZE,
      maxGroupSize: rideTypeRuleOf(this.vehicles.current, id).largestGroup,
      offered: isRideTypeOffered(this.vehicles.current, id),
    }));
  }

  /**
   * With both places the price is stored and can be booked. Without them, it is an estimate for the included distance.
   */
  async calculate(who: Principal | null, request: PricingRequest, accountId?: number): Promise<PricingView> {
    this.checkOffered(request);
    const scheduledAt = this.trips.startOf(request);
    const [route, pickup, destination] = await Promise.all([
      this.trips.routeOf(request),
      request.pickup && this.withAddress(request.pickup),
      request.destination && this.withAddress(request.destination),
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
    return this.pledgeTerms(request.pledge, {
      ...{ seats: request.groupSize, bookingType: request.bookingType ?? 'now', scheduledAt },
      ...{ paymentMethod: 'card', hasPromotion: Boolean(request.promoCode) },
    });
  }

  pledgeTerms(terms: PledgeTerms, ride: Omit<ProposedPledge, 'minRiders' | 'deadline'>): CheckedPledgeTerms {
    const checked = { minRiders: terms.minRiders, deadline: new Date(terms.deadline) };
    const problem = problemOfPledge({ ...ride, ...checked }, this.clock.now());
    if (problem) throw pledgeInvalid(problem);
    return checked;
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

  async useQuote(tx: Transaction, quoteId: string, userId: number): Promise<Quote> {
    if (!UUID.test(quoteId)) throw fieldError('quoteId', 'must be the quoteId of a price');
    const now = this.clock.now();
    const quote = await this.repository.takeQuote(tx, quoteId, userId, now, null);
    if (!quote) throw await this.refusal(tx, quoteId, userId, null);
    if (quote.scheduledAt && quote.scheduledAt <= now) throw scheduleInPast();
    // Operations may have changed the vehicle classes since the quote was made.
    this.checkOffered(quote, 'quoteId');
    return quote;
  }

  routeBetween(pickup: LatLng, destination: LatLng, changed: RouteEnd): Promise<DrivingRoute> {
    return this.trips.routeBetween(pickup, destination, [changed]);
  }

  async withAddress({ name, lat, lng }: Omit<QuotedPlace, 'address'>): Promise<QuotedPlace> {
    return { name, lat, lng, address: await this.addresses.unlessNamed(name, { lat, lng }) };
  }

  async quotePickup(
    tx: Transaction,
    ride: { id: number; quoteId: string; organizerId: number },
    { pickup, destination, route, groupSize, promotions }: Parameters<PricingFacade['quotePickup']>[2],
  ): Promise<PickupQuote> {
    const { quote, card } = await this.stored(tx, ride.quoteId);
    const { id: _, ...terms } = quote;
    const price = this.priceAt(quote, card, route.meters, groupSize, promotions);
    const moved = {
      pickup,
      destination,
      distanceMeters: route.meters,
      durationSeconds: route.seconds,
    };
    const expiresAt = new Date(this.clock.now().getTime() + QUOTE_MINUTES * 60_000);
    const id = await this.repository.savePickupQuote(
      tx,
      { ...terms, ...moved, groupSize, price },
      { ...ride, rateCardId: card.id },
      expiresAt,
    );
    return { id, expiresAt, ...moved };
  }

  async takePickupQuote(tx: Transaction, quoteId: string, rideId: number, userId: number): Promise<Quote> {
    if (!UUID.test(quoteId)) throw fieldError('previewId', 'must be the previewId of a preview');
    const quote = await this.repository.takeQuote(tx, quoteId, userId, this.clock.now(), rideId);
    if (!quote) throw await this.refusal(tx, quoteId, userId, rideId);
    return quote;
  }

  async redeemPromotions(tx: Transaction, quote: Quote, rideId: number, userId: number): Promise<void> {
    // A volume discount is stored with the amount reserved on the business account instead.
    const promotions = quote.price.promotions.filter(({ code }) => code !== VOLUME_DISCOUNT_CODE);
    for (const promised of promotions) await this.promotions.redeem(tx, promised, rideId, userId);
  }

  async reprice(
    tx: Transaction,
    quoteId: string,
    { groupSize, promotions }: { groupSize: number; promotions: readonly Promotion[] },
  ): Promise<Price> {
    return (await this.repricing(tx, quoteId))(groupSize, promotions);
  }

  async matchDiscountPercent(tx: Transaction, quoteId: string): Promise<number> {
    const { quote, card } = await this.stored(tx, quoteId);
    return quote.hourlyDuration === null ? matchDiscountPercentOf(quote.rideType, card.rates[quote.rideType]) : 0;
  }

  async pricesFor(tx: Transaction, quoteId: string, groupSizes: readonly number[]): Promise<Price[]> {
    const price = await this.repricing(tx, quoteId);
    return groupSizes.map((groupSize) => price(groupSize, []));
  }

  private async repricing(tx: Transaction, quoteId: string) {
    const { quote, card } = await this.stored(tx, quoteId);
    return (groupSize: number, promotions: readonly Promotion[]): Price =>
      this.priceAt(quote, card, quote.distanceMeters, groupSize, promotions);
  }

  private priceAt(
    { rideType, groupSize: quoted, hourlyDuration: hours }: Quote,
    card: RateCard,
    meters: number,
    groupSize: number,
    promotions: readonly Promotion[],
  ): Price {
    // A booked group may keep its size even if the limit is lower now.
    const most = Math.max(quoted, rideTypeRuleOf(this.vehicles.current, rideType).largestGroup);
    this.checkGroup({ rideType, groupSize }, most);
    return priceOf({ rideType, groupSize, miles: metersToMiles(meters), hours }, card.rates[rideType], promotions);
  }

  private async stored(tx: Transaction, quoteId: string): Promise<{ quote: Quote; card: RateCard }> {
    const stored = await this.repository.findQuote(tx, quoteId);
    const card = await this.repository.rateCardOf(tx, quoteId);
    if (!stored || !card) throw quoteNotFound();
    return { quote: stored.quote, card };
  }

  private async refusal(tx: Transaction, quoteId: string, userId: number, rideId: number | null): Promise<ApiError> {
    const stored = await this.repository.findQuote(tx, quoteId);
    if (!stored || (stored.userId !== null && stored.userId !== userId) || stored.rideId !== rideId)
      return quoteNotFound();
    return stored.usedAt ? quoteUsed() : quoteExpired();
  }

  /** @throws ApiError ride_type_not_offered, group_too_large */
  private checkOffered(asked: Pick<PricingRequest, 'rideType' | 'groupSize'>, field = 'rideType'): void {
    if (!isRideTypeOffered(this.vehicles.current, asked.rideType)) throw rideTypeNotOffered(field);
    this.checkGroup(asked, rideTypeRuleOf(this.vehicles.current, asked.rideType).largestGroup);
  }

  private checkGroup({ rideType, groupSize }: Pick<PricingRequest, 'rideType' | 'groupSize'>, most: number): void {
    if (groupSize <= most) return;
    const message = `${RIDE_TYPE_TEXTS[rideType].name} takes at most ${most} people`;
    throw new ApiError('group_too_large', `${message}. Choose a larger vehicle.`, {
      errors: [{ field: 'groupSize', code: 'group_too_large', message }],
    });
  }
}

const withDiscount = (promotions: readonly Promotion[], discount: Promotion | null): Promotion[] =>
  discount ? [...promotions, discount] : [...promotions];
