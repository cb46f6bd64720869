import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import { RideView, RouteChange, RouteChangeConfirmation, RouteChangeView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { OperatorRouteChanges } from '../operator-route-changes.service';

@Controller('admin/rides/:rideId/route')
export class OperatorRouteController {
  constructor(private readonly changes: OperatorRouteChanges) {}

  @Post('preview')
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'previewRouteChange',
    summary: 'Previews the cost of another pickup or destination; changes nothing',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RouteChangeView,
  })
  preview(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() change: RouteChange,
  ): Promise<RouteChangeView> {
    return this.changes.preview(me, rideId, change);
  }

  @Post()
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'changeRoute',
    summary: 'Changes the pickup or the destination as previewed',
    description:
      'The pickup can change until the driver has arrived, the destination until the trip is over. Riders pay no more than before.',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RideView,
    idempotent: true,
  })
  change(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() confirmation: RouteChangeConfirmation,
    @Headers('idempotency-key') key?: string,
  ): Promise<RideView> {
    return this.changes.confirm(me, rideId, confirmation, key);
  }
}
