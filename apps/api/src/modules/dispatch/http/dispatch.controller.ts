import { Controller, Get, Param, Post } from '@nestjs/common';
import { AcceptedRide, RideRequestView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { OfferAnswersService } from '../offer-answers.service';
import { OpenOffersService } from '../open-offers.service';

@Controller('rides')
export class DispatchController {
  constructor(
    private readonly open: OpenOffersService,
    private readonly answers: OfferAnswersService,
  ) {}

  @Get('driver-requests/:driverId')
  @Access('driver')
  @Describe({
    id: 'listDriverRequests',
    summary: 'Your open offers',
    tag: 'Dispatch',
    scope: 'driving:read',
    answer: [RideRequestView],
  })
  requests(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<RideRequestView[]> {
    return this.open.list(me, driverId);
  }

  @Post(':rideId/accept/:driverId')
  @Access('driver')
  @Describe({
    id: 'acceptRide',
    summary: 'Accepts the ride',
    tag: 'Dispatch',
    scope: 'driving:write',
    answer: AcceptedRide,
    description: 'May be repeated: accepting a ride that you already have returns the ride.',
  })
  accept(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Param('driverId', IdPipe) driverId: number,
  ): Promise<AcceptedRide> {
    return this.answers.accept(me, rideId, driverId);
  }

  @Post(':rideId/decline/:driverId')
  @Access('driver')
  @Describe({
    id: 'declineRide',
    summary: 'Declines the ride, which is then offered to others',
    tag: 'Dispatch',
    scope: 'driving:write',
    answer: null,
  })
  decline(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Param('driverId', IdPipe) driverId: number,
  ): Promise<void> {
    return this.answers.decline(me, rideId, driverId);
  }
}
