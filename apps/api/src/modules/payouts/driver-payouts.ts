import { Injectable } from '@nestjs/common';
import type { PayoutAccountLink, PayoutsView } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { PayoutAccounts } from './payout-accounts.service';
import type { DriverPayouts } from './payouts.facade';
import { PayoutsService } from './payouts.service';

/** Gives other modules access to payouts and payout accounts. */
@Injectable()
export class PayoutsOfDriver implements DriverPayouts {
  constructor(
    private readonly payouts: PayoutsService,
    private readonly accounts: PayoutAccounts,
  ) {}

  of(who: Principal, driverId: number): Promise<PayoutsView> {
    return this.payouts.of(who, driverId);
  }

  link(who: Principal, driverId: number): Promise<PayoutAccountLink> {
    return this.accounts.link(who, driverId);
  }

  async refresh(who: Principal, driverId: number): Promise<void> {
    await this.accounts.refresh(who, driverId);
  }
}
