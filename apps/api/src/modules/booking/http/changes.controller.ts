import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
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
  @HttpCode(200)
  @Access('signed-in')
  @Describe({
    id: 'previewRideChange',
    summary: 'What another group size or a promotion would mean for everybody; changes nothing',
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
  @HttpCode(200)
  @Access('signed-in')
  @Describe({
    id: 'changeRide',
    summary:
      'Changes group size or promotion, before a driver has taken the ride, at the total you were shown. What your card is not held for yet happens once it is: until then the answer is the ride as it was',
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
  @HttpCode(204)
  @Access('signed-in')
  @Describe({
    id: 'withdrawRideChange',
    summary: 'Leaves the ride as it is while a change of yours waits for your card',
    tag: 'Rides',
    scope: 'rides:write',
    answer: null,
  })
  withdraw(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<void> {
    return this.changes.withdraw(me, rideId);
  }
}
