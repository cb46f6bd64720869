import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req, UseGuards } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import {
  AuthenticatorConfirmation,
  AuthenticatorSetup,
  RecoveryCodes,
  RecoveryCodesRequest,
  SignInSecurity,
} from '@groupride/contracts';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { OperatorSecurity } from '../operator-security.service';
import { RecoveryCodeReplacement } from '../recovery-code-replacement.service';
import { SessionsFacade } from '../sessions.facade';
import { AuthRateGuard } from './auth-rate.guard';
import { Browsers } from './browsers';

@Controller('admin/security')
export class OperatorSecurityController {
  constructor(
    private readonly security: OperatorSecurity,
    private readonly recoveryCodes: RecoveryCodeReplacement,
    private readonly sessions: SessionsFacade,
    private readonly browsers: Browsers,
  ) {}

  @Get()
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'getSignInSecurity',
    summary: 'How you sign in',
    tag: 'Operations',
    scope: null,
    answer: SignInSecurity,
  })
  view(@Me() me: Principal): Promise<SignInSecurity> {
    return this.security.view(me);
  }

  @Post('authenticator')
  @HttpCode(200)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'prepareAuthenticator',
    summary: 'Begins to set up an authenticator app; nothing changes before its first code is sent',
    tag: 'Operations',
    scope: null,
    answer: AuthenticatorSetup,
  })
  prepare(@Me() me: Principal): Promise<AuthenticatorSetup> {
    return this.security.prepareAuthenticator(me);
  }

  @Put('authenticator')
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'confirmAuthenticator',
    summary: 'Stores the authenticator app; answers recovery codes once when none are left',
    tag: 'Operations',
    scope: null,
    answer: RecoveryCodes,
  })
  confirm(@Me() me: Principal, @Body() confirmation: AuthenticatorConfirmation): Promise<RecoveryCodes> {
    return this.security.confirmAuthenticator(me, confirmation);
  }

  @Delete('authenticator')
  @HttpCode(204)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'removeAuthenticator',
    summary: 'Removes the authenticator app and the recovery codes',
    tag: 'Operations',
    scope: null,
    answer: null,
  })
  remove(@Me() me: Principal): Promise<void> {
    return this.security.removeAuthenticator(me);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'replaceRecoveryCodes',
    summary: 'Makes ten new recovery codes, after a fresh proof of who asks; the earlier ones stop working',
    tag: 'Operations',
    scope: null,
    answer: RecoveryCodes,
  })
  @ApiBody({ type: RecoveryCodesRequest, required: false })
  async replaceRecoveryCodes(
    @Me() me: Principal,
    @Req() request: Request,
    @Body() { code }: RecoveryCodesRequest,
  ): Promise<RecoveryCodes> {
    const sessionKey = (await this.sessions.sessionOf(request))?.id ?? null;
    const { browser } = this.browsers.requesterOf(request);
    return this.recoveryCodes.replace(me, { code, sessionKey, browser });
  }
}
