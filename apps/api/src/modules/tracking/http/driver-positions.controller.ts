import { Body, Controller, Param, Patch } from '@nestjs/common';
import { DriverPosition } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ReportedPositionsService } from '../reported-positions.service';

@Controller('drivers/:driverId/location')
export class DriverPositionsController {
  constructor(private readonly positions: ReportedPositionsService) {}

  @Patch()
  @Access('driver')
  @Describe({
    id: 'setDriverLocation',
    summary: 'Reports your position',
    tag: 'Drivers',
    scope: 'drivers:write',
    answer: null,
  })
  report(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() position: DriverPosition,
  ): Promise<void> {
    return this.positions.report(me, driverId, position);
  }
}
