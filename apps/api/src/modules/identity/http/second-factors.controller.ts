import { Body, Controller, Get, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import {
  AuthenticatorConfirmation,
  AuthenticatorSetup,
  RecoveryCodes,
  SecondFactor,
  SecondFactorOptions,
  UserView,
} from '@groupride/contracts';
import type { Request, Response } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { FirstAuthenticator } from '../first-authenticator.service';
import { IdentityService } from '../identity.service';
import { SecondFactors } from '../second-factors.service';
import { AuthRateGuard } from './auth-rate.guard';
import { Browsers } from './browsers';
import { Sessions } from './sessions';
import { UserPresenter } from '../user.presenter';

/** Endpoints for operators who have given the first code and are not signed in yet. */
@Controller('auth/second-factor')
export class SecondFactorsController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly first: FirstAuthenticator,
    private readonly sessions: Sessions,
    private readonly browsers: Browsers,
    private readonly identity: IdentityService,
    private readonly presenter: UserPresenter,
  ) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'getSecondFactors',
    summary: 'The second factors available to an operator after the first code, strongest first',
    tag: 'Me',
    scope: null,
    answer: SecondFactorOptions,
  })
  async options(@Me() me: Principal, @Req() request: Request): Promise<SecondFactorOptions> {
    return this.factors.options(me, await this.sessions.firstCodeBy(request));
  }

  @Post()
  @UseGuards(AuthRateGuard)
  @Access('signed-in')
  @Describe({
    id: 'giveSecondFactor',
    summary: 'Sign in as an operator with the second code',
    tag: 'Me',
    scope: null,
    answer: UserView,
  })
  async give(
    @Me() me: Principal,
    @Body() factor: SecondFactor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const principal = await this.sessions.elevate(request, response, (requester) =>
      this.factors.give(me, factor, requester),
    );
    return this.presenter.view(await this.identity.own(principal), principal);
  }

  @Post('text')
  @UseGuards(AuthRateGuard)
  @Access('signed-in')
  @Describe({
    id: 'sendSecondFactorText',
    summary: 'Sends a second code, for operators who cannot use the methods they have set up',
    tag: 'Me',
    scope: null,
    status: 202,
    answer: null,
  })
  async sendText(@Me() me: Principal, @Req() request: Request): Promise<void> {
    await this.factors.sendText(me, await this.sessions.firstCodeBy(request), this.browsers.requesterOf(request));
  }

  @Post('authenticator')
  @UseGuards(AuthRateGuard)
  @Access('signed-in')
  @Describe({
    id: 'prepareFirstAuthenticator',
    summary: 'Starts the setup of an authenticator app while signing in, if one is required',
    tag: 'Me',
    scope: null,
    answer: AuthenticatorSetup,
  })
  prepare(@Me() me: Principal): Promise<AuthenticatorSetup> {
    return this.first.prepare(me);
  }

  @Put('authenticator')
  @UseGuards(AuthRateGuard)
  @Access('signed-in')
  @Describe({
    id: 'confirmFirstAuthenticator',
    summary: 'Sign in with the first code of a new authenticator app; returns the recovery codes once',
    tag: 'Me',
    scope: null,
    answer: RecoveryCodes,
  })
  async confirm(
    @Me() me: Principal,
    @Body() confirmation: AuthenticatorConfirmation,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodes> {
    let codes: string[] = [];
    await this.sessions.elevate(request, response, async (requester) => {
      const confirmed = await this.first.confirm(me, confirmation, requester);
      ({ codes } = confirmed);
      return confirmed.principal;
    });
    return { codes: codes.map((code) => ({ code })) };
  }
}
