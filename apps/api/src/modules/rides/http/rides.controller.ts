import { Controller, Get, Param, Query } from '@nestjs/common';
import { EventQuery, MAX_USER_RIDES, RideEventView, RideView, UserRidesQuery } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe, UserIdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { RideQueries } from '../ride-queries';

@Controller('rides/:rideId')
export class RidesController {
  constructor(private readonly queries: RideQueries) {}

  @Get()
  @Access('signed-in', { guests: true })
  @Describe({ id: 'getRide', summary: 'One of your rides', tag: 'Rides', scope: 'rides:read', answer: RideView })
  ride(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<RideView> {
    return this.queries.ride(me, rideId);
  }

  @Get('events')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'listRideEvents',
    summary: 'Events of a ride after an event number, in order',
    tag: 'Rides',
    scope: 'rides:read',
    answer: [RideEventView],
  })
  events(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Query() query: EventQuery,
  ): Promise<RideEventView[]> {
    return this.queries.events(me, rideId, query.after ?? 0);
  }
}

@Controller('users/:userId/rides')
export class UserRidesController {
  constructor(private readonly queries: RideQueries) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listUserRides',
    ofUser: true,
    summary: 'Rides in which you have a seat, newest first',
    description: `Up to ${MAX_USER_RIDES}. For the next page, send the last ride of the page as \`before\`.`,
    tag: 'Rides',
    scope: 'rides:read',
    answer: [RideView],
  })
  rides(
    @Me() me: Principal,
    @Param('userId', UserIdPipe) userId: number | null,
    @Query() query: UserRidesQuery,
  ): Promise<RideView[]> {
    return this.queries.ofUser(me, userId, query);
  }
}
