import { Body, Controller, Delete, Get, Post, Put, Req, UseGuards } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import {
  AuthenticatorConfirmation,
  AuthenticatorSetup,
  FreshProofRequest,
  OperatorPhoneChange,
  RecoveryCodes,
  RecoveryCodesRequest,
  SignInSecurity,
} from '@groupride/contracts';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { AuthenticatorReplacement } from '../authenticator-replacement.service';
import { OperatorPhone } from '../operator-phone.service';
import { OperatorSecurity } from '../operator-security.service';
import { RecoveryCodeReplacement } from '../recovery-code-replacement.service';
import { AuthRateGuard } from './auth-rate.guard';
import { TextedProofs } from '../texted-proofs.service';
import { Browsers } from './browsers';
import { RequestProofs } from './request-proofs';

@Controller('admin/security')
export class OperatorSecurityController {
  constructor(
    private readonly security: OperatorSecurity,
    private readonly authenticators: AuthenticatorReplacement,
    private readonly recoveryCodes: RecoveryCodeReplacement,
    private readonly phones: OperatorPhone,
    private readonly proofs: RequestProofs,
    private readonly texts: TextedProofs,
    private readonly browsers: Browsers,
  ) {}

  @Get()
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'getSignInSecurity',
    summary: 'Your sign-in methods',
    tag: 'Operations',
    scope: null,
    answer: SignInSecurity,
  })
  view(@Me() me: Principal): Promise<SignInSecurity> {
    return this.security.view(me);
  }

  @Post('authenticator')
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'prepareAuthenticator',
    summary:
      'Starts the setup of an authenticator app; requires a fresh proof of identity. Nothing changes before its first code is sent',
    tag: 'Operations',
    scope: null,
    answer: AuthenticatorSetup,
  })
  @ApiBody({ type: FreshProofRequest, required: false })
  async prepare(
    @Me() me: Principal,
    @Req() request: Request,
    @Body() proof: FreshProofRequest,
  ): Promise<AuthenticatorSetup> {
    return this.authenticators.prepare(me, await this.proofs.of(request, proof));
  }

  @Put('authenticator')
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'confirmAuthenticator',
    summary: 'Stores the authenticator app; returns recovery codes once when none are left',
    tag: 'Operations',
    scope: null,
    answer: RecoveryCodes,
  })
  confirm(@Me() me: Principal, @Body() confirmation: AuthenticatorConfirmation): Promise<RecoveryCodes> {
    return this.authenticators.confirm(me, confirmation);
  }

  @Delete('authenticator')
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'removeAuthenticator',
    summary: 'Removes the authenticator app and the recovery codes; requires a fresh proof of identity',
    tag: 'Operations',
    scope: null,
    answer: null,
  })
  @ApiBody({ type: FreshProofRequest, required: false })
  async remove(@Me() me: Principal, @Req() request: Request, @Body() proof: FreshProofRequest): Promise<void> {
    return this.security.removeAuthenticator(me, await this.proofs.of(request, proof));
  }

  @Post('recovery-codes')
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'replaceRecoveryCodes',
    summary: 'Creates ten new recovery codes; requires a fresh proof of identity. The earlier ones stop working',
    tag: 'Operations',
    scope: null,
    answer: RecoveryCodes,
  })
  @ApiBody({ type: RecoveryCodesRequest, required: false })
  async replaceRecoveryCodes(
    @Me() me: Principal,
    @Req() request: Request,
    @Body() proof: RecoveryCodesRequest,
  ): Promise<RecoveryCodes> {
    return this.recoveryCodes.replace(me, await this.proofs.of(request, proof));
  }

  @Post('proof-code')
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'sendProofCode',
    summary: 'Sends you a text message with a code that proves your identity',
    description: 'For operators who have set up neither an authenticator app nor a passkey, to a verified phone.',
    tag: 'Operations',
    scope: null,
    status: 202,
    answer: null,
  })
  async sendProofCode(@Me() me: Principal, @Req() request: Request): Promise<void> {
    await this.texts.send(me, this.browsers.requesterOf(request));
  }

  @Put('phone')
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'changeOperatorPhone',
    summary:
      'Changes your phone number; requires a fresh proof of identity. Verify it afterwards, so that codes can be texted to it',
    tag: 'Operations',
    scope: null,
    answer: SignInSecurity,
  })
  async changePhone(
    @Me() me: Principal,
    @Req() request: Request,
    @Body() change: OperatorPhoneChange,
  ): Promise<SignInSecurity> {
    await this.phones.change(me, change.phone, await this.proofs.of(request, change));
    return this.security.view(me);
  }
}
