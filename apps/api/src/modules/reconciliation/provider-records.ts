import type { Cents } from '@groupride/pricing';

/** A change of our balance at the provider, with the payment intent or transfer that it belongs to. */
export interface Movement {
  id: string;
  /** The provider's type: `charge`, `refund`, `transfer`, … */
  type: string;
  /** The id of the charge, refund or other object that caused the change. */
  sourceId: string | null;
  intentId: string | null;
  transferId: string | null;
  /** Positive when we receive money. */
  amount: Cents;
  fee: Cents;
  at: Date;
}

/** Reads the provider's records. All methods reject with ProviderError. */
export abstract class ProviderRecords {
  /** Newest first. @param after the last one of the page before */
  abstract page(since: Date, after: string | null): Promise<{ movements: Movement[]; more: boolean }>;
  /** The current balance, available and pending. */
  abstract balance(): Promise<Cents>;
}
