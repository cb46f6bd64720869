import type { PayoutKind } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/** A driver's account as the provider reports it. */
export interface ProviderAccount {
  id: string;
  detailsSubmitted: boolean;
  payoutsEnabled: boolean;
  bankName: string | null;
  bankLast4: string | null;
}

export interface ProviderPayout {
  id: string;
  /** `pending` and `in_transit` mean the payout is on its way. */
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  failureCode: string | null;
  failureMessage: string | null;
  arrivesAt: Date | null;
  /** The id of our payout; null when the payout is not ours. */
  payoutId: number | null;
}

/** Whether the money did not reach the bank, or came back from it. */
export const isFailed = ({ status }: ProviderPayout) => status === 'failed' || status === 'canceled';

/**
 * The provider of payouts to drivers. Every call that changes something takes an idempotency key; all calls reject with
 * ProviderError.
 */
export abstract class PayoutProvider {
  abstract createAccount(driver: { driverId: number; email: string }, key: string): Promise<ProviderAccount>;
  /** Null when the account does not exist. */
  abstract account(accountId: string): Promise<ProviderAccount | null>;
  /** A page of the provider where the driver enters missing details; valid for a few minutes. */
  abstract accountLink(accountId: string, returnUrl: string, refreshUrl: string): Promise<string>;
  /** The part of our balance that is available for transfers now. Riders' payments become available after some days. */
  abstract availableFunds(): Promise<Cents>;
  /** The transfer that was already made for a payout, or null. */
  abstract findTransfer(payoutId: number): Promise<string | null>;
  /** Moves money from our balance into the driver's. @returns the transfer's id */
  abstract transfer(transfer: { payoutId: number; accountId: string; amount: Cents }, key: string): Promise<string>;
  /** Reverses a whole transfer; reversing it again has no effect. */
  abstract takeBack(transferId: string, key: string): Promise<void>;
  /** The provider's payout that was already made for one of ours, or null. */
  abstract findPayout(accountId: string, payoutId: number): Promise<ProviderPayout | null>;
  /** Sends money from the driver's balance to the driver's bank. */
  abstract payOut(
    payout: { payoutId: number; accountId: string; amount: Cents; kind: PayoutKind },
    key: string,
  ): Promise<ProviderPayout>;
  /** Null when the payout does not exist. */
  abstract payout(accountId: string, providerPayoutId: string): Promise<ProviderPayout | null>;
}
