import { Injectable } from '@nestjs/common';
import type { PayoutKind } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type Stripe from 'stripe';
import { StripeClient } from '../../../platform/stripe/stripe-client';
import { PayoutProvider, type ProviderAccount, type ProviderPayout } from '../payout-provider';

/** Short, because a driver waits for the response, and the balance is requested again soon. */
const FUNDS_PATIENCE = { timeout: 2500, maxNetworkRetries: 0 };

/**
 * Drivers are connected accounts: a transfer moves money to their balance, and a payout moves it from there to their
 * bank.
 */
@Injectable()
export class StripePayoutProvider extends PayoutProvider {
  constructor(private readonly stripe: StripeClient) {
    super();
  }

  async createAccount({ driverId, email }: { driverId: number; email: string }, key: string): Promise<ProviderAccount> {
    const params: Stripe.AccountCreateParams = {
      country: 'US',
      email,
      controller: {
        stripe_dashboard: { type: 'express' },
        fees: { payer: 'application' },
        losses: { payments: 'application' },
      },
      capabilities: { transfers: { requested: true } },
      // We decide when money goes to the bank.
      settings: { payouts: { schedule: { interval: 'manual' } } },
      metadata: { driverId: String(driverId) },
    };
    return accountFrom(await this.stripe.ask((stripe) => stripe.accounts.create(params, { idempotencyKey: key })));
  }

  async account(accountId: string): Promise<ProviderAccount | null> {
    const found = await this.stripe.find((stripe) => stripe.accounts.retrieve(accountId));
    return found && accountFrom(found);
  }

  async accountLink(accountId: string, returnUrl: string, refreshUrl: string): Promise<string> {
    const params: Stripe.AccountLinkCreateParams = {
      account: accountId,
      type: 'account_onboarding',
      return_url: returnUrl,
      refresh_url: refreshUrl,
    };
    return (await this.stripe.ask((stripe) => stripe.accountLinks.create(params))).url;
  }

  async availableFunds(): Promise<Cents> {
    const { available } = await this.stripe.ask((stripe) => stripe.balance.retrieve({}, FUNDS_PATIENCE));
    return available.reduce((sum, { amount, currency }) => sum + (currency === 'usd' ? amount : 0), 0);
  }

  async findTransfer(payoutId: number): Promise<string | null> {
    const { data } = await this.stripe.ask((stripe) =>
      stripe.transfers.list({ transfer_group: groupOf(payoutId), limit: 1 }),
    );
    return data[0]?.id ?? null;
  }

  async transfer(
    { payoutId, accountId, amount }: { payoutId: number; accountId: string; amount: Cents },
    key: string,
  ): Promise<string> {
    const params: Stripe.TransferCreateParams = {
      amount,
      currency: 'usd',
      destination: accountId,
      transfer_group: groupOf(payoutId),
      metadata: { payoutId: String(payoutId) },
    };
    return (await this.stripe.ask((stripe) => stripe.transfers.create(params, { idempotencyKey: key }))).id;
  }

  async takeBack(transferId: string, key: string): Promise<void> {
    const transfer = await this.stripe.find((stripe) => stripe.transfers.retrieve(transferId));
    if (!transfer || transfer.reversed) return;
    await this.stripe.ask((stripe) => stripe.transfers.createReversal(transferId, {}, { idempotencyKey: key }));
  }

  async findPayout(accountId: string, payoutId: number): Promise<ProviderPayout | null> {
    const { data } = await this.stripe.ask((stripe) =>
      stripe.payouts.list({ limit: 100 }, { stripeAccount: accountId }),
    );
    const found = data.find(({ metadata }) => metadata?.['payoutId'] === String(payoutId));
    return found ? payoutFrom(found) : null;
  }

  async payOut(
    { payoutId, accountId, amount, kind }: { payoutId: number; accountId: string; amount: Cents; kind: PayoutKind },
    key: string,
  ): Promise<ProviderPayout> {
    const params: Stripe.PayoutCreateParams = {
      amount,
      currency: 'usd',
      method: kind === 'instant' ? 'instant' : 'standard',
      metadata: { payoutId: String(payoutId) },
    };
    return payoutFrom(
      await this.stripe.ask((stripe) =>
        stripe.payouts.create(params, { stripeAccount: accountId, idempotencyKey: key }),
      ),
    );
  }

  async payout(accountId: string, providerPayoutId: string): Promise<ProviderPayout | null> {
    const found = await this.stripe.find((stripe) =>
      stripe.payouts.retrieve(providerPayoutId, {}, { stripeAccount: accountId }),
    );
    return found && payoutFrom(found);
  }
}

const groupOf = (payoutId: number) => `payout_${payoutId}`;

function accountFrom(account: Stripe.Account): ProviderAccount {
  const bank = account.external_accounts?.data[0];
  return {
    id: account.id,
    detailsSubmitted: account.details_submitted,
    payoutsEnabled: account.payouts_enabled,
    bankName: bank?.object === 'bank_account' ? bank.bank_name : (bank?.brand ?? null),
    bankLast4: bank?.last4 ?? null,
  };
}

const STATUSES: readonly ProviderPayout['status'][] = ['pending', 'in_transit', 'paid', 'failed', 'canceled'];

function payoutFrom(payout: Stripe.Payout): ProviderPayout {
  return {
    id: payout.id,
    status: STATUSES.find((each) => each === payout.status) ?? 'pending',
    failureCode: payout.failure_code,
    failureMessage: payout.failure_message,
    arrivesAt: new Date(payout.arrival_date * 1000),
    payoutId: payout.metadata?.['payoutId'] ? Number(payout.metadata['payoutId']) : null,
  };
}
