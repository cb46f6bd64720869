import { Controller, Delete, Get, Header, Param, Post, UseGuards } from '@nestjs/common';
import { NewTripLink, SharedTripView, TripLinkView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SharedTripsService } from '../shared-trips.service';
import { TripLinksService } from '../trip-links.service';
import { SharedTripRateGuard } from './shared-trip-rate.guard';

@Controller()
export class TripLinksController {
  constructor(
    private readonly links: TripLinksService,
    private readonly trips: SharedTripsService,
  ) {}

  @Get('rides/:rideId/trip-links')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'listTripLinks',
    summary: 'Links with which people outside the group follow the ride',
    description: 'Members see their own links; the organizer sees all.',
    tag: 'Tracking',
    scope: 'tracking:read',
    answer: [TripLinkView],
  })
  list(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<TripLinkView[]> {
    return this.links.list(me, rideId);
  }

  @Post('rides/:rideId/trip-links')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'createTripLink',
    summary: 'Creates a link with which anyone follows the ride until one hour after its end',
    tag: 'Tracking',
    scope: 'tracking:write',
    answer: NewTripLink,
    status: 201,
  })
  create(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<NewTripLink> {
    return this.links.create(me, rideId);
  }

  @Delete('rides/:rideId/trip-links/:linkId')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'revokeTripLink',
    summary: 'Revokes a link: your own or, as the organizer, anyone’s',
    tag: 'Tracking',
    scope: 'tracking:write',
    answer: null,
  })
  revoke(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Param('linkId', IdPipe) linkId: number,
  ): Promise<void> {
    return this.links.revoke(me, rideId, linkId);
  }

  @Get('shared-trips/:token')
  @UseGuards(SharedTripRateGuard)
  @Header('X-Robots-Tag', 'noindex, nofollow')
  @Access('public')
  @Describe({
    id: 'getSharedTrip',
    summary: 'A ride for anyone with the link: first names, car, route and live position',
    tag: 'Tracking',
    scope: 'tracking:read',
    answer: SharedTripView,
  })
  view(@Param('token') token: string): Promise<SharedTripView> {
    return this.trips.view(token);
  }
}
