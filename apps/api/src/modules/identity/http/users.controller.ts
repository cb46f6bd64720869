import { Body, Controller, Patch, Post, Req, Res, UseGuards } from '@nestjs/common';
import { PhoneVerification, SignUp, UserUpdate, UserView } from '@groupride/contracts';
import type { Request, Response } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { IdentityService } from '../identity.service';
import { PhoneService } from '../phone.service';
import { SignUpService } from '../sign-up.service';
import { AuthRateGuard } from './auth-rate.guard';
import { Browsers } from './browsers';
import { UserPresenter } from '../user.presenter';

@Controller('users')
export class UsersController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly identity: IdentityService,
    private readonly phones: PhoneService,
    private readonly browsers: Browsers,
    private readonly presenter: UserPresenter,
  ) {}

  @Post()
  @UseGuards(AuthRateGuard)
  @Access('public')
  @Describe({
    id: 'signUp',
    summary: 'Create an account; a 6-digit code is sent to its email address',
    tag: 'Me',
    scope: null,
    status: 201,
    answer: UserView,
  })
  async signUp(
    @Body() form: SignUp,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    return this.presenter.view(await this.signUps.signUp(form, this.browsers.identify(request, response)), null);
  }

  @Patch('me')
  @Access('signed-in')
  @Describe({
    id: 'updateMe',
    summary: 'Change your name or phone number; operators change their phone number in operations',
    tag: 'Me',
    scope: null,
    answer: UserView,
  })
  async updateMe(@Me() me: Principal, @Body() change: UserUpdate): Promise<UserView> {
    return this.presenter.view(await this.identity.update(me, change), me);
  }

  @Post('me/phone/code')
  @UseGuards(AuthRateGuard)
  @Access('signed-in')
  @Describe({
    id: 'requestPhoneCode',
    summary: 'Sends a text message with a code to your phone number, to verify it',
    tag: 'Me',
    scope: null,
    status: 202,
    answer: null,
  })
  async requestPhoneCode(@Me() me: Principal, @Req() request: Request): Promise<void> {
    await this.phones.requestCode(me, this.browsers.requesterOf(request));
  }

  @Post('me/phone/verify')
  @UseGuards(AuthRateGuard)
  @Access('signed-in')
  @Describe({
    id: 'verifyPhone',
    summary: 'Verify your phone number with the code that was sent to it',
    tag: 'Me',
    scope: null,
    answer: UserView,
  })
  async verifyPhone(@Me() me: Principal, @Body() { code }: PhoneVerification): Promise<UserView> {
    return this.presenter.view(await this.phones.verify(me, code), me);
  }
}
