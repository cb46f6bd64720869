import { Controller, Get, Param, Query } from '@nestjs/common';
import { ChargeList, ChargeQuery, ChargesOfRide } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ChargesService } from '../charges.service';

@Controller('admin')
export class ChargesController {
  constructor(private readonly charges: ChargesService) {}

  @Get('charges')
  @Access('admin', { permission: 'money.view' })
  @Describe({
    id: 'findCharges',
    summary: 'Charges that match a rider’s question, newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: ChargeList,
  })
  search(@Me() me: Principal, @Query() query: ChargeQuery): Promise<ChargeList> {
    return this.charges.search(me, query);
  }

  @Get('rides/:rideId/charges')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getCharges',
    summary: 'Explains the charges of each person of a ride',
    tag: 'Operations',
    scope: 'operations:read',
    answer: ChargesOfRide,
  })
  ofRide(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<ChargesOfRide> {
    return this.charges.ofRide(me, rideId);
  }
}
