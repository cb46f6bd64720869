import { Controller, Get, Param, Post, Res } from '@nestjs/common';
import { OpenRideConfirmation, ProgressCheckView } from '@groupride/contracts';
import type { Response } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ProgressAnswers } from '../progress-answers.service';
import { ProgressQuestions } from '../progress-questions.service';
import { RideConfirmations } from '../ride-confirmations.service';

@Controller()
export class ProgressChecksController {
  constructor(
    private readonly questions: ProgressQuestions,
    private readonly answers: ProgressAnswers,
    private readonly confirmations: RideConfirmations,
  ) {}

  @Get('drivers/:driverId/progress-check')
  @Access('driver')
  @Describe({
    id: 'getProgressCheck',
    summary: 'The question whether you are still on your way, if it is open',
    tag: 'Driving',
    scope: 'driving:read',
    answer: ProgressCheckView,
    nullable: true,
    description:
      'The open question about your current ride or, without one, the last ride that was taken back within 12 hours because you did not come nearer.',
  })
  async latest(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Res() response: Response,
  ): Promise<void> {
    // Nest sends null as an empty body, which is not JSON.
    response.json(await this.questions.latest(me, driverId));
  }

  @Post('rides/:rideId/on-my-way')
  @Access('driver')
  @Describe({
    id: 'confirmOnMyWay',
    summary: 'Answers that you are still on your way',
    tag: 'Driving',
    scope: 'driving:write',
    answer: ProgressCheckView,
    nullable: true,
    description:
      'Gives you five more minutes to come nearer, at most twice. May be repeated: without an open question, nothing changes. To answer no, give the ride back.',
  })
  async confirm(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Res() response: Response,
  ): Promise<void> {
    response.json(await this.answers.confirm(me, rideId));
  }

  @Get('drivers/:driverId/confirmations')
  @Access('driver')
  @Describe({
    id: 'listRideConfirmations',
    summary: 'Scheduled rides that you have to confirm',
    tag: 'Driving',
    scope: 'driving:read',
    answer: [OpenRideConfirmation],
    description:
      'You are asked the day before and an hour before the start of a ride, unless you have just accepted it.',
  })
  open(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<OpenRideConfirmation[]> {
    return this.confirmations.open(me, driverId);
  }

  @Post('rides/:rideId/confirmation')
  @Access('driver')
  @Describe({
    id: 'confirmRide',
    summary: 'Confirms that you will drive a scheduled ride',
    tag: 'Driving',
    scope: 'driving:write',
    answer: null,
    description: 'May be repeated: without a question nothing changes. To answer no, give the ride back.',
  })
  confirmRide(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<void> {
    return this.confirmations.confirm(me, rideId);
  }
}
