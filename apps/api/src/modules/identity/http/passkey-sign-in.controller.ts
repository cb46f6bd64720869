import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { PasskeyAnswer, PasskeyOptions, UserView } from '@groupride/contracts';
import type { Request, Response } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdentityService } from '../identity.service';
import { PasskeySignIn } from '../passkey-sign-in.service';
import { AuthRateGuard } from './auth-rate.guard';
import { Browsers } from './browsers';
import { Sessions } from './sessions';
import { UserPresenter } from '../user.presenter';

/** Sign-in to operations with a passkey. */
@Controller('auth/passkey')
export class PasskeySignInController {
  constructor(
    private readonly passkeys: PasskeySignIn,
    private readonly browsers: Browsers,
    private readonly sessions: Sessions,
    private readonly identity: IdentityService,
    private readonly presenter: UserPresenter,
  ) {}

  @Post('options')
  @UseGuards(AuthRateGuard)
  @Access('public')
  @Describe({
    id: 'preparePasskeySignIn',
    summary: 'What the browser needs to use a passkey (navigator.credentials.get)',
    tag: 'Me',
    scope: null,
    answer: PasskeyOptions,
  })
  async prepare(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<PasskeyOptions> {
    const { browser } = this.browsers.identify(request, response);
    return { options: { ...(await this.passkeys.prepare(browser, request.get('origin'))) } };
  }

  @Post()
  @UseGuards(AuthRateGuard)
  @Access('public')
  @Describe({
    id: 'signInWithPasskey',
    summary: 'Sign in to operations with a passkey',
    tag: 'Me',
    scope: null,
    answer: UserView,
  })
  async signIn(
    @Body() answer: PasskeyAnswer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const principal = await this.sessions.elevate(request, response, (requester) =>
      this.passkeys.signIn(answer.response, requester),
    );
    return this.presenter.view(await this.identity.own(principal), principal);
  }
}
