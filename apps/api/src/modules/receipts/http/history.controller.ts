import { Controller, Get, Param } from '@nestjs/common';
import { HistoryItem } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { UserIdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { RideHistoryService } from '../ride-history.service';
import { presentPastRide } from './receipt.presenter';

@Controller('users/:userId/history')
export class HistoryController {
  constructor(private readonly history: RideHistoryService) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listHistory',
    ofUser: true,
    summary: 'Past rides and what they cost you, newest first',
    tag: 'Payments',
    answer: [HistoryItem],
  })
  async list(@Me() me: Principal, @Param('userId', UserIdPipe) userId: number | null): Promise<HistoryItem[]> {
    return (await this.history.historyOf(me, userId)).map(presentPastRide);
  }
}
