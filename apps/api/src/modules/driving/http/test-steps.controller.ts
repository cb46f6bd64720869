import { Body, Controller, Param, Post } from '@nestjs/common';
import { RideView, TestStatusChange } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { TestStepsService } from '../test-steps.service';

@Controller('rides/:rideId/test-status')
export class TestStepsController {
  constructor(private readonly steps: TestStepsService) {}

  @Post()
  @Access('signed-in')
  @Describe({
    id: 'changeStatusForTest',
    summary: 'Takes the driver’s next step for the organizer',
    description:
      'Only available when the test tools are on (`demoTools` of the configuration), which is not possible in production.',
    tag: 'Driving',
    scope: null,
    answer: RideView,
  })
  take(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() change: TestStatusChange,
  ): Promise<RideView> {
    return this.steps.take(me, rideId, change);
  }
}
