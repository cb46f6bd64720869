import { Controller, Get, Param, Query } from '@nestjs/common';
import { HistoryItem, HistoryQuery, RideTotals } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { UserIdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { RideHistoryService } from '../ride-history.service';
import { presentPastRide, presentTotals } from '../receipt.presenter';

@Controller('users/:userId/history')
export class HistoryController {
  constructor(private readonly history: RideHistoryService) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listHistory',
    ofUser: true,
    summary: 'Your past rides with what you paid, newest first',
    description: 'Up to 100. For the next page, send the last ride of the page as `before`.',
    tag: 'Payments',
    scope: 'payments:read',
    answer: [HistoryItem],
  })
  async list(
    @Me() me: Principal,
    @Param('userId', UserIdPipe) userId: number | null,
    @Query() query: HistoryQuery,
  ): Promise<HistoryItem[]> {
    return (await this.history.historyOf(me, userId, query)).map(presentPastRide);
  }

  @Get('totals')
  @Access('signed-in')
  @Describe({
    id: 'getRideTotals',
    ofUser: true,
    summary: 'How many rides you completed, and what you saved',
    tag: 'Payments',
    scope: 'payments:read',
    answer: RideTotals,
  })
  async totals(@Me() me: Principal, @Param('userId', UserIdPipe) userId: number | null): Promise<RideTotals> {
    return presentTotals(await this.history.totalsOf(me, userId));
  }
}
