import { Body, Controller, Get, Post } from '@nestjs/common';
import {
  PricingRequest,
  PricingView,
  RideTypePricesRequest,
  RideTypePricesView,
  RideTypeView,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Needs, where } from '../../../platform/http/feature-guard';
import { OptionalMe, type Principal } from '../../../platform/http/principal';
import { IsExpensive } from '../../../platform/http/caller-concurrency';
import { PriceComparisonService } from '../price-comparison.service';
import { QuotesService } from '../quotes.service';

@Controller()
export class PricingController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly comparison: PriceComparisonService,
  ) {}

  @Get('ride-types')
  @Access('public')
  @Describe({
    id: 'listRideTypes',
    summary: 'Ride types with their price per person',
    tag: 'Pricing',
    scope: 'quotes:read',
    answer: [RideTypeView],
  })
  rideTypes(): Promise<RideTypeView[]> {
    return this.quotes.rideTypes();
  }

  @Post('ride-types/prices')
  @Access('public')
  @IsExpensive()
  @Describe({
    id: 'priceRideTypes',
    summary: 'Prices of one trip for every ride type; nothing is stored',
    tag: 'Pricing',
    scope: 'quotes:read',
    answer: RideTypePricesView,
  })
  compare(@OptionalMe() me: Principal | null, @Body() request: RideTypePricesRequest): Promise<RideTypePricesView> {
    return this.comparison.compare(me, request);
  }

  @Post('calculate-pricing')
  @Needs('scheduledRides', where('bookingType', 'scheduled'))
  @Access('public')
  @IsExpensive()
  @Describe({
    id: 'calculatePricing',
    summary: 'The price of a ride; with both places, a quote that can be booked',
    tag: 'Pricing',
    scope: 'quotes:write',
    answer: PricingView,
  })
  calculate(@OptionalMe() me: Principal | null, @Body() request: PricingRequest): Promise<PricingView> {
    return this.quotes.calculate(me, request);
  }
}
