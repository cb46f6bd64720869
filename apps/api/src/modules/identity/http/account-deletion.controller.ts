import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { AccountDeletionCode, AccountDeletionRequest } from '@groupride/contracts';
import type { Request, Response } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { AccountDeletion } from '../account-deletion.service';
import { AuthRateGuard } from './auth-rate.guard';
import { Browsers } from './browsers';
import { Sessions } from './sessions';

@Controller('users/me/deletion')
@UseGuards(AuthRateGuard)
export class AccountDeletionController {
  constructor(
    private readonly deletion: AccountDeletion,
    private readonly sessions: Sessions,
    private readonly browsers: Browsers,
  ) {}

  @Post('code')
  @Access('signed-in')
  @Describe({
    id: 'requestAccountDeletionCode',
    summary: 'Sends you a code for deleting your account; refused while one of your rides or payments is unfinished',
    tag: 'Me',
    scope: null,
    status: 202,
    answer: AccountDeletionCode,
  })
  requestCode(@Me() me: Principal, @Req() request: Request): Promise<AccountDeletionCode> {
    return this.deletion.requestCode(me, this.browsers.requesterOf(request));
  }

  @Post()
  @Access('signed-in')
  @Describe({
    id: 'deleteAccount',
    summary: 'Deletes your account permanently with the code that was sent; ends all your sessions',
    tag: 'Me',
    scope: null,
    status: 204,
    answer: null,
  })
  async delete(
    @Me() me: Principal,
    @Body() { code }: AccountDeletionRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.deletion.delete(me, code);
    await this.sessions.close(request, response);
  }
}
