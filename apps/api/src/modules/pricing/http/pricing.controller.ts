import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { PricingRequest, PricingView, RideTypeView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { MaybeMe, type Principal } from '../../../platform/http/principal';
import { LimitsConcurrencyPerCaller } from '../../../platform/http/caller-concurrency';
import { QuotesService } from '../quotes.service';

@Controller()
export class PricingController {
  constructor(private readonly quotes: QuotesService) {}

  @Get('ride-types')
  @Access('public')
  @Describe({ id: 'listRideTypes', summary: 'Ride types with their price per person', tag: 'Pricing', answer: [RideTypeView] })
  rideTypes(): Promise<RideTypeView[]> {
    return this.quotes.rideTypes();
  }

  @Post('calculate-pricing')
  @HttpCode(200)
  @Access('public')
  @LimitsConcurrencyPerCaller()
  @Describe({ id: 'calculatePricing', summary: 'A price; with both places a quote that can be booked', tag: 'Pricing', answer: PricingView })
  calculate(@MaybeMe() me: Principal | null, @Body() request: PricingRequest): Promise<PricingView> {
    return this.quotes.calculate(me, request);
  }
}
