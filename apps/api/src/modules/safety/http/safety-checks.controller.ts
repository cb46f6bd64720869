import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { SafetyAnswerForm, SafetyCheckView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SafetyAnswersService } from '../safety-answers.service';

@Controller('rides/:rideId/safety-checks')
export class SafetyChecksController {
  constructor(private readonly answers: SafetyAnswersService) {}

  @Get()
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'listSafetyChecks',
    summary: 'The open questions whether everything is OK',
    description:
      'You are asked when a trip leaves its planned route or stops for a long time. Questions end with the trip.',
    tag: 'Safety',
    scope: 'safety:read',
    answer: [SafetyCheckView],
  })
  list(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<SafetyCheckView[]> {
    return this.answers.unanswered(me, rideId);
  }

  @Post(':checkId/answer')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'answerSafetyCheck',
    summary: 'Answers that you are OK, or that you need help, which alerts operations',
    description: 'Returns the remaining questions. Repeating an answer changes nothing.',
    tag: 'Safety',
    scope: 'safety:write',
    answer: [SafetyCheckView],
  })
  answer(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Param('checkId', IdPipe) checkId: number,
    @Body() { answer }: SafetyAnswerForm,
  ): Promise<SafetyCheckView[]> {
    return this.answers.answer(me, rideId, checkId, answer);
  }
}
