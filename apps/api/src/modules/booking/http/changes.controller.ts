import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ConfirmedRideChange, RideChange, RideChangeView, RideView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ChangesService } from '../changes.service';

@Controller('rides/:rideId/changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  @Post('preview')
  @Access('signed-in')
  @Describe({
    id: 'previewRideChange',
    summary: 'Previews the effect of another group size or a promotion on everybody; changes nothing',
    tag: 'Rides',
    scope: 'rides:write',
    answer: RideChangeView,
  })
  preview(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() change: RideChange,
  ): Promise<RideChangeView> {
    return this.changes.preview(me, rideId, change);
  }

  @Post()
  @Access('signed-in')
  @Describe({
    id: 'changeRide',
    summary:
      'Changes group size or promotion at the total you were shown, before a driver has accepted the ride. If your card must be held for a higher amount first, the response is the unchanged ride, and the change happens after the hold',
    tag: 'Rides',
    scope: 'rides:write',
    answer: RideView,
  })
  apply(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() change: ConfirmedRideChange,
  ): Promise<RideView> {
    return this.changes.apply(me, rideId, change);
  }

  @Delete()
  @Access('signed-in')
  @Describe({
    id: 'withdrawRideChange',
    summary: 'Discards your change that waits for your card',
    tag: 'Rides',
    scope: 'rides:write',
    answer: null,
  })
  withdraw(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<void> {
    return this.changes.withdraw(me, rideId);
  }
}
