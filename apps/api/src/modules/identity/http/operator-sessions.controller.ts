import { Controller, Delete, Get, Param, Req } from '@nestjs/common';
import { OperatorSessionView } from '@groupride/contracts';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { OperatorSessions } from '../operator-sessions.service';
import { SessionsFacade } from '../sessions.facade';

@Controller('admin/security/sessions')
export class OperatorSessionsController {
  constructor(
    private readonly operatorSessions: OperatorSessions,
    private readonly sessions: SessionsFacade,
  ) {}

  @Get()
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'listOwnSessions',
    summary: 'Your sessions in operations, latest first',
    tag: 'Operations',
    scope: null,
    answer: [OperatorSessionView],
  })
  async list(@Me() me: Principal, @Req() request: Request): Promise<OperatorSessionView[]> {
    return this.operatorSessions.list(me, await this.currentOf(request));
  }

  @Delete()
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'endOtherSessions',
    summary: 'Ends all your sessions but this one',
    tag: 'Operations',
    scope: null,
    answer: null,
  })
  async endOthers(@Me() me: Principal, @Req() request: Request): Promise<void> {
    await this.operatorSessions.endOthers(me, await this.currentOf(request));
  }

  @Delete(':sessionId')
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({ id: 'endOwnSession', summary: 'Ends one of your sessions', tag: 'Operations', scope: null, answer: null })
  async end(@Me() me: Principal, @Param('sessionId') sessionId: string): Promise<void> {
    await this.operatorSessions.end(me, sessionId);
  }

  private async currentOf(request: Request): Promise<string | null> {
    return (await this.sessions.sessionOf(request))?.id ?? null;
  }
}
