import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { AssemblyView, MeetingPointView, ReadyAnswerForm } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { AssemblyService } from '../assembly.service';
import { MeetingPoints } from '../meeting-points.service';
import { ReadyChecksService } from '../ready-checks.service';

@Controller('rides/:rideId')
export class AssemblyController {
  constructor(
    private readonly assembly: AssemblyService,
    private readonly checks: ReadyChecksService,
    private readonly meetingPoints: MeetingPoints,
  ) {}

  @Get('assembly')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'getAssembly',
    summary: 'Who is on the way, at the pickup or aboard, and who is ready',
    description: 'Available until the trip starts. Minutes are only known for members who share their position.',
    tag: 'Members',
    scope: 'members:read',
    answer: AssemblyView,
  })
  view(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<AssemblyView> {
    return this.assembly.view(me, rideId);
  }

  @Get('meeting-point')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'suggestMeetingPoint',
    summary: 'The place to which members who share their position would walk the least in total',
    description:
      'For members who share their own position, until the trip starts. The organizer can move the pickup to this place.',
    tag: 'Members',
    scope: 'members:read',
    answer: MeetingPointView,
  })
  meetingPoint(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<MeetingPointView> {
    return this.meetingPoints.suggest(me, rideId);
  }

  @Post('ready-check')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'askReady',
    summary: 'Asks the group whether everyone is ready; organizer only, every two minutes at most',
    tag: 'Members',
    scope: 'members:write',
    answer: AssemblyView,
  })
  ask(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<AssemblyView> {
    return this.checks.ask(me, rideId);
  }

  @Put('ready-check')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'answerReady',
    summary: 'Answers the last ready check',
    tag: 'Members',
    scope: 'members:write',
    answer: AssemblyView,
  })
  answer(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() form: ReadyAnswerForm,
  ): Promise<AssemblyView> {
    return this.checks.answer(me, rideId, form);
  }

  @Post('members/:memberId/nudge')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'nudgeMember',
    summary: 'Reminds a member to come to the pickup; organizer only, every five minutes at most',
    tag: 'Members',
    scope: 'members:write',
    answer: AssemblyView,
  })
  nudge(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Param('memberId', IdPipe) memberId: number,
  ): Promise<AssemblyView> {
    return this.checks.nudge(me, rideId, memberId);
  }
}
