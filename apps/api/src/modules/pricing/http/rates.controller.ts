import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { RateChange, RateView, RIDE_TYPES, type RideType } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { notFound } from '../../../platform/http/api-error';
import { Me, type Principal } from '../../../platform/http/principal';
import { RatesService } from '../rates.service';

@Controller('admin/rates')
export class RatesController {
  constructor(private readonly rates: RatesService) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listRates',
    summary: 'The rates in force',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [RateView],
  })
  list(): Promise<RateView[]> {
    return this.rates.list();
  }

  @Patch(':rideType')
  @Access('admin', { permission: 'settings.change' })
  @Describe({
    id: 'changeRates',
    summary: 'Changes the rates of a ride type from now on; quotes keep theirs',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RateView,
  })
  change(
    @Me() me: Principal,
    @Param('rideType') rideType: string,
    @Body() { minimumSeats }: RateChange,
  ): Promise<RateView> {
    if (!isRideType(rideType)) throw notFound('ride type');
    return this.rates.change(me, rideType, minimumSeats);
  }
}

const isRideType = (text: string): text is RideType => (RIDE_TYPES as readonly string[]).includes(text);
