import { Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { InvitationOptOut } from '@groupride/contracts';
import type { Request, Response } from 'express';
import { Config } from '../../../config/config';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IgnoresBody } from '../../../platform/http/json-body.guard';
import { OptOutsService } from '../opt-outs.service';

/** Opening the link changes nothing, because mail scanners open links too. */
@Controller('invitation-opt-outs/:token')
export class OptOutsController {
  constructor(
    private readonly optOuts: OptOutsService,
    private readonly config: Config,
  ) {}

  @Get()
  @Access('public')
  @Describe({
    id: 'getInvitationOptOut',
    summary: 'Whether the address that received this link receives invitations',
    tag: 'Members',
    scope: null,
    answer: InvitationOptOut,
  })
  async view(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    // Mail programs without one-click support open the header's address as a page.
    if (request.accepts(['json', 'html']) === 'html')
      response.redirect(303, new URL(`/invitations/stop/${encodeURIComponent(token)}`, this.config.RIDER_WEB_URL).href);
    else response.json(await this.optOuts.view(token));
  }

  /** Called with a form by a mail program's server (RFC 8058). The token is sufficient. */
  @Post()
  @IgnoresBody()
  @Access('public', { anyOrigin: true })
  @Describe({
    id: 'optOutOfInvitationsByMail',
    summary: 'Stops invitations with one click in a mail program, by the List-Unsubscribe header of invitations',
    tag: 'Members',
    scope: null,
    answer: InvitationOptOut,
  })
  optOutByMail(@Param('token') token: string): Promise<InvitationOptOut> {
    return this.optOuts.optOut(token);
  }

  @Put()
  @Access('public')
  @Describe({
    id: 'optOutOfInvitations',
    summary: 'Stops all invitations to the address that received this link',
    tag: 'Members',
    scope: null,
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
    scope: null,
    answer: InvitationOptOut,
  })
  optIn(@Param('token') token: string): Promise<InvitationOptOut> {
    return this.optOuts.optIn(token);
  }
}
