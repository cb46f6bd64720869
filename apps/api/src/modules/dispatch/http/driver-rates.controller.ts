import { Controller, Get, Param } from '@nestjs/common';
import { DriverRates } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { DriverRatesService } from '../driver-rates.service';

@Controller('drivers/:driverId/rates')
export class DriverRatesController {
  constructor(private readonly rates: DriverRatesService) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'getDriverRates',
    summary: 'How often a driver accepts requests and gives rides back',
    tag: 'Driving',
    scope: 'driving:read',
    answer: DriverRates,
  })
  of(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<DriverRates> {
    return this.rates.of(me, driverId);
  }
}
