import { Controller, Get, Param, Post } from '@nestjs/common';
import { DebtView, PaymentIntentView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { DebtPaymentsService } from '../debt-payments.service';
import { presentDebt } from '../debt.presenter';
import { presentIntent } from '../../authorizations/authorizations.facade';

@Controller()
export class DebtsController {
  constructor(private readonly debts: DebtPaymentsService) {}

  @Get('debts')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'listDebts',
    summary: 'Your debts for rides that are over, oldest first',
    tag: 'Payments',
    scope: 'payments:read',
    answer: [DebtView],
  })
  async list(@Me() me: Principal): Promise<DebtView[]> {
    return (await this.debts.list(me)).map(presentDebt);
  }

  @Post('rides/:rideId/debt')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'payDebt',
    summary: 'Starts the payment of your debt; your card is charged as soon as you confirm it',
    tag: 'Payments',
    scope: 'payments:write',
    answer: PaymentIntentView,
  })
  async pay(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<PaymentIntentView> {
    return presentIntent(await this.debts.pay(me, rideId));
  }
}
