import type { PayoutKind } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/** A driver's account at the provider, as it stands there. */
export interface ProviderAccount {
  id: string;
  detailsSubmitted: boolean;
  payoutsEnabled: boolean;
  bankName: string | null;
  bankLast4: string | null;
}

export interface ProviderPayout {
  id: string;
  /** `pending` and `in_transit`: on its way. */
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  failureCode: string | null;
  failureMessage: string | null;
  arrivesAt: Date | null;
  /** Which of our payouts it is; null when it is none of ours. */
  payoutId: number | null;
}

/** Where drivers' money goes. Every call that changes something takes a key of ours; all reject with ProviderError. */
export abstract class PayoutProvider {
  abstract createAccount(driver: { driverId: number; email: string }, key: string): Promise<ProviderAccount>;
  /** Null when there is no such account. */
  abstract account(accountId: string): Promise<ProviderAccount | null>;
  /** A page of the provider where the driver gives what is missing; good for some minutes. */
  abstract accountLink(accountId: string, returnUrl: string, refreshUrl: string): Promise<string>;
  /** What our own balance has available for transfers now; payments of riders arrive there some days later. */
  abstract availableFunds(): Promise<Cents>;
  /** The transfer that was made for a payout already, or null. */
  abstract findTransfer(payoutId: number): Promise<string | null>;
  /** Moves money from our balance into the driver's. @returns the transfer's id */
  abstract transfer(transfer: { payoutId: number; accountId: string; amount: Cents }, key: string): Promise<string>;
  /** Brings back a whole transfer; bringing it back twice does nothing. */
  abstract takeBack(transferId: string, key: string): Promise<void>;
  /** The payout that was made for one of ours already, or null. */
  abstract findPayout(accountId: string, payoutId: number): Promise<ProviderPayout | null>;
  /** Sends money from the driver's balance to the driver's bank. */
  abstract payOut(
    payout: { payoutId: number; accountId: string; amount: Cents; kind: PayoutKind },
    key: string,
  ): Promise<ProviderPayout>;
  /** Null when there is no such payout. */
  abstract payout(accountId: string, providerPayoutId: string): Promise<ProviderPayout | null>;
}
