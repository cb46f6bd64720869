import { Body, Controller, Delete, Get, HttpCode, Post, Put, UseGuards } from '@nestjs/common';
import { AuthenticatorConfirmation, AuthenticatorSetup, RecoveryCodes, SignInSecurity } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { OperatorSecurity } from '../operator-security.service';
import { AuthRateGuard } from './auth-rate.guard';

@Controller('admin/security')
export class OperatorSecurityController {
  constructor(private readonly security: OperatorSecurity) {}

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
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'replaceRecoveryCodes',
    summary: 'Makes ten new recovery codes; the earlier ones stop working',
    tag: 'Operations',
    scope: null,
    answer: RecoveryCodes,
  })
  replaceRecoveryCodes(@Me() me: Principal): Promise<RecoveryCodes> {
    return this.security.replaceRecoveryCodes(me);
  }
}
