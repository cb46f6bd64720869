import { Body, Controller, Get, Headers, Param, Post } from '@nestjs/common';
import { OperatorCompletion, Reassignment, RideCandidateList, RideView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { HandoversService } from '../handovers.service';
import { OperatorCompletionService } from '../operator-completion.service';

@Controller('admin/rides/:rideId')
export class RideOperationsController {
  constructor(
    private readonly handovers: HandoversService,
    private readonly completions: OperatorCompletionService,
  ) {}

  @Get('candidates')
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'listRideCandidates',
    summary: 'Drivers who could take the ride now, closest in minutes first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: RideCandidateList,
  })
  candidates(@Param('rideId', IdPipe) rideId: number): Promise<RideCandidateList> {
    return this.handovers.candidates(rideId);
  }

  @Post('reassign')
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'reassignRide',
    summary: 'Gives the ride to another driver',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RideView,
    idempotent: true,
  })
  reassign(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() reassignment: Reassignment,
    @Headers('idempotency-key') key?: string,
  ): Promise<RideView> {
    return this.handovers.reassign(me, rideId, reassignment, key);
  }

  @Post('complete')
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'completeRideForDriver',
    summary: 'Completes the trip on the driver’s behalf',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RideView,
    idempotent: true,
  })
  complete(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() completion: OperatorCompletion,
    @Headers('idempotency-key') key?: string,
  ): Promise<RideView> {
    return this.completions.complete(me, rideId, completion, key);
  }
}
