import { Body, Controller, Get, Param, Patch, Post, Res } from '@nestjs/common';
import { Completion, Reason, RideView, StatusChange } from '@groupride/contracts';
import type { Response } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { DrivingService } from '../driving.service';

@Controller()
export class DrivingController {
  constructor(private readonly driving: DrivingService) {}

  @Get('drivers/:driverId/active-ride')
  @Access('driver')
  @Describe({
    id: 'getActiveRide',
    summary: 'Your current ride',
    tag: 'Driving',
    scope: 'driving:read',
    answer: RideView,
    nullable: true,
  })
  async active(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Res() response: Response,
  ): Promise<void> {
    // Nest sends null as an empty body, which is not JSON.
    response.json(await this.driving.activeRide(me, driverId));
  }

  @Get('drivers/:driverId/upcoming-rides')
  @Access('driver')
  @Describe({
    id: 'listUpcomingRides',
    summary: 'Scheduled rides that you have accepted and not set out for, earliest first',
    tag: 'Driving',
    scope: 'driving:read',
    answer: [RideView],
  })
  upcoming(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<RideView[]> {
    return this.driving.upcomingRides(me, driverId);
  }

  @Patch('rides/:rideId/status')
  @Access('driver')
  @Describe({
    id: 'changeRideStatus',
    summary: 'Sets out, arrives, starts or completes',
    tag: 'Driving',
    scope: 'driving:write',
    answer: RideView,
    description:
      'May be repeated: a step that you have already taken, or that a later step has followed, changes nothing and returns the ride.',
  })
  step(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number, @Body() change: StatusChange): Promise<RideView> {
    return this.driving.step(me, rideId, change);
  }

  @Post('rides/:rideId/complete')
  @Access('driver')
  @Describe({
    id: 'completeRide',
    summary: 'Completes the trip',
    tag: 'Driving',
    scope: 'driving:write',
    answer: RideView,
    description:
      'May be repeated: completing again changes nothing and returns the ride. An amount that differs from the recorded one is refused as amount_mismatch.',
  })
  complete(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() completion: Completion,
  ): Promise<RideView> {
    return this.driving.complete(me, rideId, completion);
  }

  @Post('rides/:rideId/release')
  @Access('driver')
  @Describe({
    id: 'releaseRide',
    summary: 'Gives the ride back; it is offered to others',
    tag: 'Driving',
    scope: 'driving:write',
    answer: null,
  })
  release(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number, @Body() reason: Reason): Promise<void> {
    return this.driving.giveBack(me, rideId, reason);
  }
}
