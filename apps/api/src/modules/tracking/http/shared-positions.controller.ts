import { Controller, Delete, Get, Param } from '@nestjs/common';
import { SharedPositionList } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SharedPositionsService } from '../shared-positions.service';

@Controller('rides/:rideId')
export class SharedPositionsController {
  constructor(private readonly positions: SharedPositionsService) {}

  @Get('shared-positions')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'listSharedPositions',
    summary: 'The shared positions of members, if you may see them',
    description:
      'Members see each other while both share; the assigned driver sees a member until they board. The socket message `riderLocation` shares a position.',
    tag: 'Tracking',
    scope: 'tracking:read',
    answer: SharedPositionList,
  })
  list(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<SharedPositionList> {
    return this.positions.list(me, rideId);
  }

  @Delete('shared-position')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'stopSharingPosition',
    summary: 'Stops sharing your position and deletes it',
    tag: 'Tracking',
    scope: 'tracking:write',
    answer: null,
  })
  stop(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<void> {
    return this.positions.stop(me, rideId);
  }
}
