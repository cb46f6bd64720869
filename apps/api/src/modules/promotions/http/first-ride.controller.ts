import { Controller, Get } from '@nestjs/common';
import { FirstRideOffer } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { OptionalMe, type Principal } from '../../../platform/http/principal';
import { presentFirstRideOffer } from '../promotions.presenter';
import { PromotionsService } from '../promotions.service';

@Controller('promotions/first-ride')
export class FirstRideController {
  constructor(private readonly promotions: PromotionsService) {}

  @Get()
  @Access('public')
  @Describe({
    id: 'getFirstRideOffer',
    summary: 'Whether you can use the first-ride offer; when signed out, what a new account would get',
    tag: 'Pricing',
    scope: 'quotes:read',
    answer: FirstRideOffer,
  })
  async view(@OptionalMe() me: Principal | null): Promise<FirstRideOffer> {
    return presentFirstRideOffer(await this.promotions.firstRideOffer(me));
  }
}
