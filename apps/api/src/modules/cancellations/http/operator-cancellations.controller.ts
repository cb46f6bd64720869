import { Body, Controller, Get, Headers, Param, Post } from '@nestjs/common';
import { OperatorCancellation, OperatorCancellationView, RideView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { OperatorCancellationsService } from '../operator-cancellations.service';

@Controller('admin/rides/:rideId')
export class OperatorCancellationsController {
  constructor(private readonly cancellations: OperatorCancellationsService) {}

  @Get('cancellation')
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'previewOperatorCancellation',
    summary: 'The fees that can be kept if operations cancel the ride now',
    tag: 'Operations',
    scope: 'operations:read',
    answer: OperatorCancellationView,
  })
  preview(@Param('rideId', IdPipe) rideId: number): Promise<OperatorCancellationView> {
    return this.cancellations.preview(rideId);
  }

  @Post('cancel')
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'cancelRideAsOperator',
    summary: 'Cancels the ride with a chosen fee or none',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RideView,
    idempotent: true,
  })
  cancel(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() cancellation: OperatorCancellation,
    @Headers('idempotency-key') key?: string,
  ): Promise<RideView> {
    return this.cancellations.cancel(me, rideId, cancellation, key);
  }
}
