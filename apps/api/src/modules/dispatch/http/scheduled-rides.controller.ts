import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { AcceptedRide, OffersAhead, ScheduledRideList } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ScheduledRidesService } from '../scheduled-rides.service';

@Controller('drivers/:driverId')
export class ScheduledRidesController {
  constructor(private readonly scheduled: ScheduledRidesService) {}

  @Get('scheduled-rides')
  @Access('driver')
  @Describe({
    id: 'listScheduledRides',
    summary: 'Scheduled rides that you could drive',
    tag: 'Dispatch',
    scope: 'driving:read',
    answer: ScheduledRideList,
    description:
      'Rides of the next 14 days, earliest first: rides without a driver, rides offered to you ahead of time, and rides of other drivers, whose standby list you can join. Rides that your vehicle, your documents or your other rides do not allow are left out.',
  })
  list(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<ScheduledRideList> {
    return this.scheduled.list(me, driverId);
  }

  @Put('scheduled-rides/:rideId')
  @Access('driver')
  @Describe({
    id: 'takeScheduledRide',
    summary: 'Takes a scheduled ride ahead of time',
    tag: 'Dispatch',
    scope: 'driving:write',
    answer: AcceptedRide,
    description:
      'You can be offline. Of several drivers, one gets the ride, and the others receive `ride_taken`. May be repeated: taking a ride that you already have returns the ride. You are asked to confirm it the day before and an hour before its start.',
  })
  take(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Param('rideId', IdPipe) rideId: number,
  ): Promise<AcceptedRide> {
    return this.scheduled.take(me, driverId, rideId);
  }

  @Put('offers-ahead')
  @Access('driver')
  @Describe({
    id: 'setOffersAhead',
    summary: 'Switches offers of scheduled rides on or off',
    tag: 'Dispatch',
    scope: 'driving:write',
    answer: OffersAhead,
    description:
      'While switched on, scheduled rides are offered to you ahead of time, one after the other, between 7:00 and 21:00. Each is offered to you alone for half an hour. Decline one with `POST /api/rides/{rideId}/decline/{driverId}`.',
  })
  setOffersAhead(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() offers: OffersAhead,
  ): Promise<OffersAhead> {
    return this.scheduled.setOffersAhead(me, driverId, offers);
  }
}
