import { Body, Controller, Get, Headers, Param, Post, Query } from '@nestjs/common';
import {
  AdminPayoutList,
  AdminPayoutQuery,
  AdminPayoutView,
  InstantPayout,
  PayoutAccountLink,
  PayoutsView,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Needs } from '../../../platform/http/feature-guard';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { PayoutAccounts } from '../payout-accounts.service';
import { PayoutOperationsService } from '../payout-operations.service';
import { PayoutsService } from '../payouts.service';

@Controller()
export class PayoutsController {
  constructor(
    private readonly payouts: PayoutsService,
    private readonly accounts: PayoutAccounts,
    private readonly operations: PayoutOperationsService,
  ) {}

  @Get('drivers/:driverId/payouts')
  @Access('signed-in')
  @Describe({
    id: 'getPayouts',
    summary: 'A driver’s available balance and payouts',
    tag: 'Driving',
    scope: 'driving:read',
    answer: PayoutsView,
  })
  of(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<PayoutsView> {
    return this.payouts.of(me, driverId);
  }

  @Post('drivers/:driverId/payouts')
  @Needs('driverPayouts')
  @Access('driver')
  @Describe({
    id: 'payOut',
    summary: 'Pays out instantly to your bank, for a fee',
    tag: 'Driving',
    scope: 'driving:write',
    answer: PayoutsView,
    status: 201,
    idempotent: true,
  })
  instant(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() payout: InstantPayout,
    @Headers('idempotency-key') key?: string,
  ): Promise<PayoutsView> {
    return this.payouts.instant(me, driverId, payout, key);
  }

  @Post('drivers/:driverId/payout-account/link')
  @Access('driver')
  @Describe({
    id: 'linkPayoutAccount',
    summary: "The provider's page for your bank details",
    tag: 'Driving',
    scope: null,
    answer: PayoutAccountLink,
  })
  link(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<PayoutAccountLink> {
    return this.accounts.link(me, driverId);
  }

  @Post('drivers/:driverId/payout-account/refresh')
  @Access('driver')
  @Describe({
    id: 'refreshPayoutAccount',
    summary: 'Refreshes the state of your account from the provider',
    tag: 'Driving',
    scope: 'driving:write',
    answer: PayoutsView,
  })
  async refresh(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<PayoutsView> {
    await this.accounts.refresh(me, driverId);
    return this.payouts.of(me, driverId);
  }

  @Get('admin/payouts')
  @Access('admin', { permission: 'money.view' })
  @Describe({
    id: 'listPayouts',
    summary: "Drivers' payouts, newest first",
    tag: 'Operations',
    scope: 'operations:read',
    answer: AdminPayoutList,
  })
  listAll(@Query() query: AdminPayoutQuery): Promise<AdminPayoutList> {
    return this.operations.list(query);
  }

  @Post('admin/payouts/:payoutId/retry')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'retryPayout',
    summary: 'Retries a payout that did not arrive; each payout can be retried once',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminPayoutView,
    status: 201,
  })
  retry(@Me() me: Principal, @Param('payoutId', IdPipe) payoutId: number): Promise<AdminPayoutView> {
    return this.operations.retry(me, payoutId);
  }
}
