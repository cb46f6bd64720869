import { Controller, Get, Param } from '@nestjs/common';
import { TraceView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { TracesService } from '../traces.service';

@Controller('admin/rides/:rideId/trace')
export class TracesController {
  constructor(private readonly traces: TracesService) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getRideTrace',
    summary: 'The route driven for a ride',
    tag: 'Operations',
    scope: 'operations:read',
    answer: TraceView,
  })
  trace(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<TraceView> {
    return this.traces.view(me, rideId);
  }
}
