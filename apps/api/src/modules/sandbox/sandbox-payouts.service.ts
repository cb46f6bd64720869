import { Injectable } from '@nestjs/common';
import { type PayoutsView, type SandboxBankAccount, TEST_BANKS } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { providerUnavailable } from '../../platform/stripe/provider-error';
import { DriverPayoutAccounts, DriverPayouts } from '../payouts/payouts.facade';
import { SandboxDrivers } from './sandbox-drivers.service';

const PATIENCE_MS = 10_000;

/** Bank accounts and payouts of controlled drivers. */
@Injectable()
export class SandboxPayouts {
  constructor(
    private readonly drivers: SandboxDrivers,
    private readonly payouts: DriverPayouts,
    private readonly accounts: DriverPayoutAccounts,
  ) {}

  /** @throws ApiError not_found */
  async of(owner: Principal, driverId: number): Promise<PayoutsView> {
    const { as } = await this.drivers.control(owner, driverId);
    return this.payouts.of(as, driverId);
  }

  /**
   * Submits the card sandbox's page for bank accounts. Stripe's own page can only be used by people.
   * @throws ApiError not_found, payment_provider_unavailable
   */
  async nameBank(owner: Principal, driverId: number, { payouts }: SandboxBankAccount): Promise<PayoutsView> {
    const { as } = await this.drivers.control(owner, driverId);
    const page = new URL((await this.accounts.link(as, driverId)).url);
    const link = page.searchParams.get('link');
    if (link === null) throw providerUnavailable();
    const answer = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ link, outcome: 'done', bank: TEST_BANKS[payouts] }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    if (!answer || answer.status >= 400) throw providerUnavailable();
    await this.accounts.refresh(as, driverId);
    return this.payouts.of(as, driverId);
  }
}
