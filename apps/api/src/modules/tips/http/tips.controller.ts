import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { PaymentIntentView, TipRequest, TipView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { TipsService } from '../tips.service';
import { presentIntent } from '../../authorizations/authorizations.facade';
import { presentTip } from '../tip.presenter';

@Controller('rides/:rideId/tip')
export class TipsController {
  constructor(private readonly tips: TipsService) {}

  @Get()
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'getTip',
    summary: 'Your tip for a ride, and suggested amounts',
    tag: 'Payments',
    scope: 'payments:read',
    answer: TipView,
  })
  async view(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<TipView> {
    return presentTip(await this.tips.view(me, rideId));
  }

  @Post()
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'giveTip',
    summary: 'Starts the payment of a tip; your card is charged as soon as you confirm it',
    tag: 'Payments',
    scope: 'payments:write',
    answer: PaymentIntentView,
  })
  async give(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() { amount }: TipRequest,
  ): Promise<PaymentIntentView> {
    return presentIntent(await this.tips.give(me, rideId, amount));
  }
}
