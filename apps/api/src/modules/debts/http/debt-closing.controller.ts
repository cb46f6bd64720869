import { Body, Controller, Param, Post } from '@nestjs/common';
import { ClosedDebt, DebtClosing } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { DebtClosingService } from '../debt-closing.service';

@Controller('admin/rides/:rideId/debts/:payerId')
export class DebtClosingController {
  constructor(private readonly debts: DebtClosingService) {}

  @Post('close')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'closeDebt',
    summary: 'Closes a debt that need not be paid by card: waived, or paid to the driver in cash',
    tag: 'Operations',
    scope: 'operations:write',
    answer: ClosedDebt,
  })
  close(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Param('payerId', IdPipe) payerId: number,
    @Body() closing: DebtClosing,
  ): Promise<ClosedDebt> {
    return this.debts.close(me, rideId, payerId, closing);
  }
}
