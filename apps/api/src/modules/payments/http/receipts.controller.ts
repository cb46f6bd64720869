import { Controller, Get, Param } from '@nestjs/common';
import { HistoryItem, ReceiptView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe, UserIdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ReceiptsService } from '../receipts.service';
import { presentPastRide, presentReceipt } from './payment.presenter';

@Controller()
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Get('rides/:rideId/receipt')
  @Access('signed-in')
  @Describe({ id: 'getReceipt', summary: 'Your receipt of a ride that is over', tag: 'Payments', answer: ReceiptView })
  async receipt(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<ReceiptView> {
    return presentReceipt(await this.receipts.ofRide(me, rideId));
  }

  @Get('users/:userId/history')
  @Access('signed-in')
  @Describe({ id: 'listHistory', ofUser: true, summary: 'Past rides and what they cost you, newest first', tag: 'Payments', answer: [HistoryItem] })
  async history(@Me() me: Principal, @Param('userId', UserIdPipe) userId: number | null): Promise<HistoryItem[]> {
    return (await this.receipts.historyOf(me, userId)).map(presentPastRide);
  }
}
