import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { NewPasskey, PasskeyOptions, PasskeyView } from '@groupride/contracts';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { PasskeysService } from '../passkeys.service';
import { Browsers } from './browsers';

@Controller('admin/security/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly browsers: Browsers,
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
  @HttpCode(200)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'preparePasskey',
    summary: 'What the browser needs to make a passkey (navigator.credentials.create)',
    tag: 'Operations',
    scope: null,
    answer: PasskeyOptions,
  })
  async prepare(@Me() me: Principal, @Req() request: Request): Promise<PasskeyOptions> {
    return {
      options: { ...(await this.passkeys.prepare(me, this.browsers.requesterOf(request), request.get('origin'))) },
    };
  }

  @Post()
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'addPasskey',
    summary: 'Adds a passkey that the browser made',
    tag: 'Operations',
    scope: null,
    answer: PasskeyView,
    status: 201,
  })
  add(@Me() me: Principal, @Body() passkey: NewPasskey, @Req() request: Request): Promise<PasskeyView> {
    return this.passkeys.add(me, passkey, this.browsers.requesterOf(request));
  }

  @Delete(':passkeyId')
  @HttpCode(204)
  @Access('admin', { permission: 'sign_in.own' })
  @Describe({
    id: 'removePasskey',
    summary: 'Removes one of your passkeys',
    tag: 'Operations',
    scope: null,
    answer: null,
  })
  remove(@Me() me: Principal, @Param('passkeyId') passkeyId: string): Promise<void> {
    return this.passkeys.remove(me, passkeyId);
  }
}
