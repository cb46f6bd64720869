import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { InvitationOptOut } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { OptOutsService } from '../opt-outs.service';

/** Opening the link changes nothing: mail scanners open links too. */
@Controller('invitation-opt-outs/:token')
export class OptOutsController {
  constructor(private readonly optOuts: OptOutsService) {}

  @Get()
  @Access('public')
  @Describe({
    id: 'getInvitationOptOut',
    summary: 'Whether the address that received this link gets invitations',
    tag: 'Members',
    answer: InvitationOptOut,
  })
  view(@Param('token') token: string): Promise<InvitationOptOut> {
    return this.optOuts.view(token);
  }

  @Put()
  @Access('public')
  @Describe({
    id: 'optOutOfInvitations',
    summary: 'Stops all invitations to the address that received this link',
    tag: 'Members',
    answer: InvitationOptOut,
  })
  optOut(@Param('token') token: string): Promise<InvitationOptOut> {
    return this.optOuts.optOut(token);
  }

  @Delete()
  @Access('public')
  @Describe({
    id: 'optInToInvitations',
    summary: 'Allows invitations to the address that received this link again',
    tag: 'Members',
    answer: InvitationOptOut,
  })
  optIn(@Param('token') token: string): Promise<InvitationOptOut> {
    return this.optOuts.optIn(token);
  }
}
