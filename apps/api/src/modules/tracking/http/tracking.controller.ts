import { Controller, Get, Param } from '@nestjs/common';
import { TrackView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { TrackingService } from '../tracking.service';

@Controller('rides/:rideId/track')
export class TrackingController {
  constructor(private readonly tracking: TrackingService) {}

  @Get()
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'getTrack',
    summary: 'The position of the driver, if you may see it',
    tag: 'Tracking',
    scope: 'tracking:read',
    answer: TrackView,
  })
  track(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<TrackView> {
    return this.tracking.track(me, rideId);
  }
}
