import { Controller, Delete, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { ApiError } from '../../../platform/http/api-error';
import { Me, type Principal } from '../../../platform/http/principal';
import { OtherSessions } from '../other-sessions.service';
import { SessionsFacade } from '../sessions.facade';

@Controller('users/me/other-sessions')
export class OtherSessionsController {
  constructor(
    private readonly otherSessions: OtherSessions,
    private readonly sessions: SessionsFacade,
  ) {}

  @Delete()
  @Access('signed-in')
  @Describe({
    id: 'signOutOtherDevices',
    summary: 'Sign out on your other devices, in the rider and the driver app',
    description:
      'Every session but the one of the request ends at once, with its sockets and push messages. Sessions in operations stay open; operators end them in operations.',
    tag: 'Me',
    scope: null,
    answer: null,
  })
  async end(@Me() me: Principal, @Req() request: Request): Promise<void> {
    const session = await this.sessions.sessionOf(request);
    if (!session) throw new ApiError('not_signed_in', 'Please sign in.');
    await this.otherSessions.end(me, session.id);
  }
}
