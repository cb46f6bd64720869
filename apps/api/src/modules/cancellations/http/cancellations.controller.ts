import { Body, Controller, Delete, Get, Headers, Param, Post } from '@nestjs/common';
import { Cancellation, CancellationView, MemberView, NoShowView, RideView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { CancellationsService } from '../cancellations.service';
import { NoShowMarks } from '../no-show-marks.service';
import { NoShowsService } from '../no-shows.service';

@Controller('rides/:rideId')
export class CancellationsController {
  constructor(
    private readonly cancellations: CancellationsService,
    private readonly noShows: NoShowsService,
    private readonly marks: NoShowMarks,
  ) {}

  @Get('cancellation')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'previewCancellation',
    summary: 'Previews what each person pays or gets back if you cancel or leave now',
    tag: 'Rides',
    scope: 'rides:read',
    answer: CancellationView,
  })
  preview(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<CancellationView> {
    return this.cancellations.preview(me, rideId);
  }

  @Post('cancel')
  @Access('signed-in')
  @Describe({
    id: 'cancelRide',
    summary: 'Cancels the ride at the amounts that were shown',
    tag: 'Rides',
    scope: 'rides:write',
    answer: RideView,
    idempotent: true,
  })
  cancel(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() cancellation: Cancellation,
    @Headers('idempotency-key') key?: string,
  ): Promise<RideView> {
    return this.cancellations.cancel(me, rideId, cancellation, key);
  }

  @Get('no-show')
  @Access('driver')
  @Describe({
    id: 'getNoShow',
    summary: 'How long to wait for passengers, and what you can do afterwards',
    tag: 'Driving',
    scope: 'driving:read',
    answer: NoShowView,
  })
  waiting(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<NoShowView> {
    return this.noShows.view(me, rideId);
  }

  @Post('no-show')
  @Access('driver')
  @Describe({
    id: 'cancelAsNoShow',
    summary: 'Cancels the ride because nobody came',
    tag: 'Driving',
    scope: 'driving:write',
    answer: RideView,
  })
  nobodyCame(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<RideView> {
    return this.noShows.cancel(me, rideId);
  }

  @Post('members/:memberId/no-show')
  @Access('driver')
  @Describe({
    id: 'markNoShow',
    summary: 'Leaves without a member, whose seat is still charged to whoever pays for it',
    tag: 'Driving',
    scope: 'driving:write',
    answer: [MemberView],
  })
  mark(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Param('memberId', IdPipe) memberId: number,
  ): Promise<MemberView[]> {
    return this.marks.mark(me, rideId, memberId);
  }

  @Delete('members/:memberId/no-show')
  @Access('driver')
  @Describe({
    id: 'undoNoShow',
    summary: 'Undoes a no-show because the member came after all',
    tag: 'Driving',
    scope: 'driving:write',
    answer: [MemberView],
  })
  undo(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Param('memberId', IdPipe) memberId: number,
  ): Promise<MemberView[]> {
    return this.marks.undo(me, rideId, memberId);
  }
}
