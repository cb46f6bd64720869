import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { VerificationAttempt, VerificationView, VerifiedMember } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { VerificationService } from '../verification.service';

@Controller('rides/:rideId')
export class VerificationController {
  constructor(private readonly verification: VerificationService) {}

  @Get('verification')
  @Access('signed-in', { guests: true })
  @Describe({ id: 'getVerification', summary: 'Your own boarding code', tag: 'Verification', answer: VerificationView })
  show(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<VerificationView> {
    return this.verification.show(me, rideId);
  }

  @Post('verify')
  @HttpCode(200)
  @Access('driver')
  @Describe({ id: 'verifyMember', summary: 'Checks a passenger’s code', tag: 'Verification', answer: VerifiedMember })
  verify(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() attempt: VerificationAttempt,
  ): Promise<VerifiedMember> {
    return this.verification.verify(me, rideId, attempt);
  }
}
