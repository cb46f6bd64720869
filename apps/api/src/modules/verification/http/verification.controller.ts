import { Body, Controller, Get, Headers, Param, Post } from '@nestjs/common';
import { BoardingView, VerificationAttempt, VerificationView, VerifiedMember } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { DemoScanService } from '../demo-scan.service';
import { VerificationService } from '../verification.service';

@Controller('rides/:rideId')
export class VerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly demoScan: DemoScanService,
  ) {}

  @Get('verification')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'getVerification',
    summary: 'Your own boarding code',
    tag: 'Verification',
    scope: 'rides:read',
    answer: VerificationView,
  })
  show(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<VerificationView> {
    return this.verification.show(me, rideId);
  }

  @Post('verification/demo-scan')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'showCodeToDemoDriver',
    summary: 'Shows your QR code to a demo driver',
    description:
      'Only available when the demo tools are on (`demoTools` of the configuration), which is not possible in production.',
    tag: 'Verification',
    scope: null,
    answer: null,
  })
  showToDemoDriver(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<void> {
    return this.demoScan.show(me, rideId);
  }

  @Get('boarding')
  @Access('driver')
  @Describe({
    id: 'getBoarding',
    summary: 'The public key with which your device checks boarding QR codes without a network',
    tag: 'Verification',
    scope: 'driving:read',
    answer: BoardingView,
  })
  boarding(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<BoardingView> {
    return this.verification.boarding(me, rideId);
  }

  @Post('verify')
  @Access('driver')
  @Describe({
    id: 'verifyMember',
    summary: 'Checks a passenger’s code',
    description:
      'A QR code that was checked without a network can be reported later, with the time at which it was shown.',
    tag: 'Verification',
    scope: 'driving:write',
    answer: VerifiedMember,
    idempotent: true,
  })
  verify(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() attempt: VerificationAttempt,
    @Headers('idempotency-key') key?: string,
  ): Promise<VerifiedMember> {
    return this.verification.verify(me, rideId, attempt, key);
  }
}
