import { Injectable } from '@nestjs/common';
import {
  QUOTE_MINUTES,
  VOLUME_DISCOUNT_CODE,
  type PledgeTerms,
  type PricingRequest,
  type PricingView,
  type RouteEnd,
} from '@groupride/contracts';
import { metersToMiles, type LatLng } from '@groupride/geo';
import { matchDiscountPercentOf, priceOf, type Price, type Promotion, type ProposedPledge } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { fieldError, type ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import type { DrivingRoute } from '../mapping/mapping.facade';
import { PlaceAddresses } from '../places/places.facade';
import { PromotionsFacade } from '../promotions/promotions.facade';
import { PricedTripService } from './priced-trip.service';
import { checkPledgeTerms } from './pledge-terms';
import { quoteExpired, quoteNotFound, quoteUsed, scheduleInPast } from './pricing.errors';
import {
  PricingFacade,
  type CheckedPledgeTerms,
  type PickupQuote,
  type Quote,
  type QuotedPlace,
} from './pricing.facade';
import { PricingRepository, type RateCard } from './pricing.repository';
import { withAddress } from './quoted-places';
import { QuotesService } from './quotes.service';
import { RideTypeLimits } from './ride-type-limits';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes quotes for bookings, and prices booked rides again, at the rates of their quotes. */
@Injectable()
export class BookedPricesService extends PricingFacade {
  constructor(
    private readonly quotes: QuotesService,
    private readonly repository: PricingRepository,
    private readonly promotions: PromotionsFacade,
    private readonly trips: PricedTripService,
    private readonly limits: RideTypeLimits,
    private readonly addresses: PlaceAddresses,
    private readonly clock: Clock,
  ) {
    super();
  }

  calculate(who: Principal | null, request: PricingRequest, accountId?: number): Promise<PricingView> {
    return this.quotes.calculate(who, request, accountId);
  }

  withAddress(place: Omit<QuotedPlace, 'address'>): Promise<QuotedPlace> {
    return withAddress(this.addresses, place);
  }

  pledgeTerms(terms: PledgeTerms, ride: Omit<ProposedPledge, 'minRiders' | 'deadline'>): CheckedPledgeTerms {
    return checkPledgeTerms(terms, ride, this.clock.now());
  }

  async useQuote(tx: Transaction, quoteId: string, userId: number): Promise<Quote> {
    if (!UUID.test(quoteId)) throw fieldError('quoteId', 'must be the quoteId of a price');
    const now = this.clock.now();
    const quote = await this.repository.takeQuote(tx, quoteId, userId, now, null);
    if (!quote) throw await this.refusal(tx, quoteId, userId, null);
    if (quote.scheduledAt && quote.scheduledAt <= now) throw scheduleInPast();
    // Operations may have changed the vehicle classes since the quote was made.
    this.limits.checkOffered(quote, 'quoteId');
    return quote;
  }

  routeBetween(pickup: LatLng, destination: LatLng, changed: RouteEnd): Promise<DrivingRoute> {
    return this.trips.routeBetween(pickup, destination, [changed]);
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
    const most = Math.max(quoted, this.limits.largestGroup(rideType));
    this.limits.checkGroup({ rideType, groupSize }, most);
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
}
