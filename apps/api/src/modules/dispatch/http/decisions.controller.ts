import { Controller, Get, Param } from '@nestjs/common';
import { DispatchDecisionList } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { DecisionsService } from '../decisions.service';

@Controller('admin/rides/:rideId/dispatch')
export class DecisionsController {
  constructor(private readonly decisions: DecisionsService) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listDispatchDecisions',
    summary: 'Why a driver was offered the ride, or why nobody was',
    tag: 'Operations',
    description:
      'The last 50 decisions, newest first, each with its candidates. A search without a driver appears again only when the reasons have changed. Kept for 90 days.',
    answer: DispatchDecisionList,
    scope: 'operations:read',
  })
  list(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<DispatchDecisionList> {
    return this.decisions.list(me, rideId);
  }
}
