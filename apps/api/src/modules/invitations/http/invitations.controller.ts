import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import { InvitationForm } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { InvitationsService } from '../invitations.service';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Post('rides/:rideId/invitations')
  @Access('signed-in')
  @Describe({
    id: 'inviteToRide',
    summary: 'Sends the join link to someone by text message or email',
    description:
      'The response does not reveal whether the address has opted out of invitations or belongs to an account. A person with an account is also notified in the app.',
    tag: 'Members',
    scope: 'members:write',
    status: 202,
    answer: null,
    idempotent: true,
  })
  invite(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() form: InvitationForm,
    @Headers('idempotency-key') key?: string,
  ): Promise<void> {
    return this.invitations.invite(me, rideId, form, key);
  }
}
