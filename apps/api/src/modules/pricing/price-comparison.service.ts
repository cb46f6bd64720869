import { Injectable } from '@nestjs/common';
import {
  isRideTypeOffered,
  RIDE_TYPES,
  rideTypeRuleOf,
  type RideType,
  type RideTypePricesRequest,
  type RideTypePricesView,
} from '@groupride/contracts';
import { metersToMiles } from '@groupride/geo';
import { type Price, priceOf } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { PromotionsFacade } from '../promotions/promotions.facade';
import { VehicleRulesFacade } from '../settings/settings.facade';
import { PricedTripService } from './priced-trip.service';
import { presentPrices } from './pricing.presenter';
import { PricingRepository } from './pricing.repository';

/** Prices one trip for every ride type, from a single route and rate card. Stores nothing. */
@Injectable()
export class PriceComparisonService {
  constructor(
    private readonly repository: PricingRepository,
    private readonly promotions: PromotionsFacade,
    private readonly trips: PricedTripService,
    private readonly vehicles: VehicleRulesFacade,
    private readonly clock: Clock,
  ) {}

  async compare(who: Principal | null, request: RideTypePricesRequest): Promise<RideTypePricesView> {
    this.trips.startOf(request);
    const hours = this.trips.hoursOf(request);
    const [route, promotion, { rates }] = await Promise.all([
      this.trips.routeOf(request),
      request.promoCode ? this.promotions.findOffer(request.promoCode, who) : null,
      this.repository.rateCardAt(this.clock.now()),
    ]);
    const miles = route && metersToMiles(route.meters);
    const prices = new Map<RideType, Price>();
    for (const rideType of RIDE_TYPES) {
      const { current } = this.vehicles;
      const isLarger = request.groupSize > rideTypeRuleOf(current, rideType).largestGroup;
      if (isLarger || !isRideTypeOffered(current, rideType)) continue;
      const applies = promotion && (promotion.rideTypes.length === 0 || promotion.rideTypes.includes(rideType));
      const trip = { rideType, groupSize: request.groupSize, miles: miles ?? rates[rideType].includedMiles, hours };
      prices.set(rideType, priceOf(trip, rates[rideType], applies ? [promotion.offer] : []));
    }
    return presentPrices(prices, {
      miles: miles ?? 0,
      seconds: route?.seconds ?? 0,
      estimated: route?.estimated ?? true,
    });
  }
}
