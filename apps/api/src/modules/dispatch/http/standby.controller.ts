import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { StandbyList, StandbyPlace } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { StandbyService } from '../standby.service';

@Controller()
export class StandbyController {
  constructor(private readonly standby: StandbyService) {}

  @Put('drivers/:driverId/scheduled-rides/:rideId/standby')
  @Access('driver')
  @Describe({
    id: 'joinStandby',
    summary: 'Joins the standby list of a scheduled ride',
    tag: 'Dispatch',
    scope: 'driving:write',
    answer: StandbyPlace,
    description:
      'For a ride that another driver has. If that driver loses it, up to half an hour before the start, the first driver on the list who can still serve it gets it at once and is asked to confirm it. May be repeated: you keep your place.',
  })
  join(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Param('rideId', IdPipe) rideId: number,
  ): Promise<StandbyPlace> {
    return this.standby.join(me, driverId, rideId);
  }

  @Delete('drivers/:driverId/scheduled-rides/:rideId/standby')
  @Access('driver')
  @Describe({
    id: 'leaveStandby',
    summary: 'Leaves the standby list of a scheduled ride',
    tag: 'Dispatch',
    scope: 'driving:write',
    answer: null,
    description: 'May be repeated.',
  })
  leave(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Param('rideId', IdPipe) rideId: number,
  ): Promise<void> {
    return this.standby.leave(me, driverId, rideId);
  }

  @Get('admin/rides/:rideId/standby')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listStandbyDrivers',
    summary: 'Drivers on the standby list of a ride, in order',
    tag: 'Operations',
    scope: 'operations:read',
    answer: StandbyList,
  })
  list(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<StandbyList> {
    return this.standby.ofRide(me, rideId);
  }
}
