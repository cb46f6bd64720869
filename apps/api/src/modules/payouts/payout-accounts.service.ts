import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PayoutAccountLink } from '@groupride/contracts';
import { Config } from '../../config/config';
import { translateProviderErrors } from '../../platform/stripe/provider-error';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { IdentityFacade } from '../identity/identity.facade';
import { WebhookEvents, type Effect, type WebhookEvent } from '../webhooks/webhooks.facade';
import type { PayoutAccount } from './domain/payout';
import { PayoutProvider } from './payout-provider';
import type { DriverPayoutAccounts } from './payouts.facade';
import { PayoutsRepository } from './payouts.repository';

/** Drivers' accounts at the provider, which knows their bank details. We never see the account number. */
@Injectable()
export class PayoutAccounts implements DriverPayoutAccounts, OnModuleInit {
  constructor(
    private readonly repository: PayoutsRepository,
    private readonly provider: PayoutProvider,
    private readonly drivers: DriversFacade,
    private readonly identity: IdentityFacade,
    private readonly webhooks: WebhookEvents,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.webhooks.on(
      [
        'account.updated',
        'account.external_account.created',
        'account.external_account.updated',
        'account.external_account.deleted',
      ],
      (event) => this.prepare(event),
    );
  }

  /** @throws ApiError not_found, payment_provider_unavailable */
  async link(who: Principal, driverId: number): Promise<PayoutAccountLink> {
    const driver = await this.drivers.authorizeSelf(who, driverId);
    return translateProviderErrors(async () => {
      const account = await this.opened(driverId, driver.userId);
      const page = (state: string) => new URL(`/driver/earnings?payouts=${state}`, this.config.DRIVER_WEB_URL).href;
      return { url: await this.provider.accountLink(account, page('returned'), page('again')) };
    });
  }

  /**
   * Refreshes the account from the provider, for example after the driver comes back from its page.
   * @throws ApiError not_found, payment_provider_unavailable
   */
  async refresh(who: Principal, driverId: number): Promise<void> {
    await this.drivers.authorizeSelf(who, driverId);
    const known = await this.repository.findAccount(driverId);
    const { providerAccount } = known ?? { providerAccount: null };
    if (!providerAccount) return;
    const account = await translateProviderErrors(() => this.provider.account(providerAccount));
    if (account) await this.repository.rememberAccount(driverId, account);
  }

  find(driverId: number): Promise<PayoutAccount | null> {
    return this.repository.findAccount(driverId);
  }

  /**
   * Opens the account. The idempotency key belongs to the driver, so a second call, even after a crash, finds the first
   * one's account.
   */
  private async opened(driverId: number, userId: number): Promise<string> {
    const known = await this.repository.openAccount(driverId);
    if (known.providerAccount) return known.providerAccount;
    const email = (await this.identity.find(userId))?.email ?? '';
    const account = await this.provider.createAccount({ driverId, email }, `driver:${driverId}:account`);
    return (await this.repository.rememberAccount(driverId, account)).providerAccount ?? account.id;
  }

  private async prepare({ account: id }: WebhookEvent): Promise<Effect | null> {
    const account = id ? await this.provider.account(id) : null;
    return account && ((tx) => this.repository.updateAccount(tx, account));
  }
}
