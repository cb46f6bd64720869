import { Controller, Get, Param } from '@nestjs/common';
import { InviteeView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { InviteesService } from '../invitees.service';

@Controller()
export class InviteesController {
  constructor(private readonly invitees: InviteesService) {}

  @Get('rides/:rideId/invitees')
  @Access('signed-in')
  @Describe({
    id: 'listInvitees',
    summary: 'The people whom you added while booking and who have not joined',
    description: 'Only for the organizer. Empty while every seat is taken, and once nobody can join the ride anymore.',
    tag: 'Members',
    scope: 'members:read',
    answer: [InviteeView],
  })
  list(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<InviteeView[]> {
    return this.invitees.views(me, rideId);
  }
}
