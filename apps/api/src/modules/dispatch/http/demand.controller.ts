import { Controller, Get, Param } from '@nestjs/common';
import { DemandView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { DemandService } from '../demand.service';

@Controller('drivers/:driverId/demand')
export class DemandController {
  constructor(private readonly demand: DemandService) {}

  @Get()
  @Access('driver')
  @Describe({
    id: 'getDemand',
    summary: 'Where groups wait for a driver',
    description:
      'Counts groups that fit into the driver’s vehicle per square of about 0.7 miles. A group with a scheduled ride is included from two hours before its start.',
    tag: 'Dispatch',
    scope: 'driving:read',
    answer: DemandView,
  })
  of(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<DemandView> {
    return this.demand.of(me, driverId);
  }
}
