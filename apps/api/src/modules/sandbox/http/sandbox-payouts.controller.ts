import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { PayoutsView, SandboxBankAccount } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SandboxOnly } from '../../../platform/http/sandbox-only';
import { SandboxPayouts } from '../sandbox-payouts.service';

@Controller('sandbox/drivers/:driverId')
@SandboxOnly()
export class SandboxPayoutsController {
  constructor(private readonly payouts: SandboxPayouts) {}

  @Get('payouts')
  @Access('signed-in')
  @Describe({
    id: 'getSandboxDriverPayouts',
    summary: 'The available balance and payouts of a driver that you control',
    tag: 'Sandbox',
    scope: 'sandbox:read',
    answer: PayoutsView,
  })
  of(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<PayoutsView> {
    return this.payouts.of(me, driverId);
  }

  @Post('bank-account')
  @Access('signed-in')
  @Describe({
    id: 'nameSandboxDriverBank',
    summary: 'Sets a test bank account, which determines whether payouts arrive or fail',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: PayoutsView,
  })
  name(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() bank: SandboxBankAccount,
  ): Promise<PayoutsView> {
    return this.payouts.nameBank(me, driverId, bank);
  }
}
