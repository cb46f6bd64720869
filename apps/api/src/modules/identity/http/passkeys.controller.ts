import { Body, Controller, Delete, Get, Param, Post, Req, UseGuards } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { FreshProofRequest, NewPasskey, PasskeyOptions, PasskeyView } from '@groupride/contracts';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { PasskeysService } from '../passkeys.service';
import { AuthRateGuard } from './auth-rate.guard';
import { Browsers } from './browsers';
import { RequestProofs } from './request-proofs';

@Controller('admin/security/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly browsers: Browsers,
    private readonly proofs: RequestProofs,
  ) {}

  @Get()
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'listPasskeys',
    summary: 'Your passkeys, oldest first',
    tag: 'Operations',
    scope: null,
    answer: [PasskeyView],
  })
  list(@Me() me: Principal): Promise<PasskeyView[]> {
    return this.passkeys.list(me);
  }

  @Post('options')
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'preparePasskey',
    summary:
      'What the browser needs to create a passkey (navigator.credentials.create); requires a fresh proof of identity',
    tag: 'Operations',
    scope: null,
    answer: PasskeyOptions,
  })
  @ApiBody({ type: FreshProofRequest, required: false })
  async prepare(
    @Me() me: Principal,
    @Req() request: Request,
    @Body() proof: FreshProofRequest,
  ): Promise<PasskeyOptions> {
    const given = await this.proofs.of(request, proof);
    return { options: { ...(await this.passkeys.prepare(me, given, request.get('origin'))) } };
  }

  @Post()
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'addPasskey',
    summary: 'Adds a passkey that the browser created',
    tag: 'Operations',
    scope: null,
    answer: PasskeyView,
    status: 201,
  })
  add(@Me() me: Principal, @Body() passkey: NewPasskey, @Req() request: Request): Promise<PasskeyView> {
    return this.passkeys.add(me, passkey, this.browsers.requesterOf(request));
  }

  @Delete(':passkeyId')
  @UseGuards(AuthRateGuard)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'removePasskey',
    summary: 'Removes one of your passkeys; requires a fresh proof of identity',
    tag: 'Operations',
    scope: null,
    answer: null,
  })
  @ApiBody({ type: FreshProofRequest, required: false })
  async remove(
    @Me() me: Principal,
    @Param('passkeyId') passkeyId: string,
    @Req() request: Request,
    @Body() proof: FreshProofRequest,
  ): Promise<void> {
    await this.passkeys.remove(me, passkeyId, await this.proofs.of(request, proof));
  }
}
