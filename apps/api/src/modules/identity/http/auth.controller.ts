import { Body, Controller, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CodeRequest, CodeVerification, UserView } from '@groupride/contracts';
import type { Request, Response } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, OptionalMe, type Principal } from '../../../platform/http/principal';
import { IdentityService } from '../identity.service';
import { CodeRequests } from '../code-requests.service';
import { AuthRateGuard } from './auth-rate.guard';
import { Browsers } from './browsers';
import { OneTimeCodeGuard } from './one-time-code.strategy';
import { Sessions } from './sessions';
import { UserPresenter } from '../user.presenter';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly codes: CodeRequests,
    private readonly browsers: Browsers,
    private readonly sessions: Sessions,
    private readonly identity: IdentityService,
    private readonly presenter: UserPresenter,
  ) {}

  @Post('code')
  @UseGuards(AuthRateGuard)
  @Access('public')
  @Describe({
    id: 'requestCode',
    summary: 'Sends a sign-in code, if there is such an account',
    tag: 'Me',
    scope: null,
    status: 202,
    answer: null,
  })
  async requestCode(
    @Body() { identifier }: CodeRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.codes.request(identifier, this.browsers.identify(request, response));
  }

  @Post('verify')
  @UseGuards(AuthRateGuard, OneTimeCodeGuard)
  @Access('public')
  @Describe({
    id: 'verifyCode',
    summary: 'Sign in with the code that was sent',
    tag: 'Me',
    scope: null,
    answer: UserView,
  })
  async verifyCode(
    @Me() me: Principal,
    @Body() _body: CodeVerification,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    await this.sessions.open(request, response, me, request.codeSentBy);
    return this.viewOf(me);
  }

  @Post('logout')
  @Access('public')
  @Describe({ id: 'signOut', summary: 'End the session', tag: 'Me', scope: null, answer: null })
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.sessions.close(request, response);
  }

  @Get('user')
  @Access('public')
  @Describe({
    id: 'getCurrentUser',
    summary: 'Who is signed in',
    tag: 'Me',
    scope: 'account:read',
    answer: UserView,
    nullable: true,
  })
  async getCurrentUser(@OptionalMe() me: Principal | null, @Res() response: Response): Promise<void> {
    // Written explicitly, because Nest sends a returned null as an empty body.
    response.json(me && (await this.viewOf(me)));
  }

  private async viewOf(who: Principal): Promise<UserView> {
    return this.presenter.view(await this.identity.own(who), who);
  }
}
