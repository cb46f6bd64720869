import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { MemberView, ShareConsent, SplitChange, SplitView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SplitService } from '../split.service';

@Controller('rides/:rideId')
export class SplitController {
  constructor(private readonly splits: SplitService) {}

  @Get('split')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'getSplit',
    summary: 'The price of every seat, taken or open',
    tag: 'Members',
    scope: 'members:read',
    answer: SplitView,
  })
  split(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<SplitView> {
    return this.splits.view(me, rideId);
  }

  @Put('split')
  @Access('signed-in')
  @Describe({
    id: 'changeSplit',
    summary: 'Changes how the price is split; members are asked before they pay more than they agreed to',
    tag: 'Members',
    scope: 'members:write',
    answer: SplitView,
  })
  change(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() change: SplitChange,
  ): Promise<SplitView> {
    return this.splits.change(me, rideId, change);
  }

  @Post('consent')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'answerShare',
    summary: 'Agrees to a share that has risen, or declines it',
    tag: 'Members',
    scope: 'members:write',
    answer: [MemberView],
  })
  consent(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() consent: ShareConsent,
  ): Promise<MemberView[]> {
    return this.splits.consent(me, rideId, consent);
  }
}
