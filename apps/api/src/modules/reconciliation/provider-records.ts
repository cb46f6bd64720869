import type { Cents } from '@groupride/pricing';

/** Money that moved in our balance at the provider, and which payment intent or transfer it belongs to. */
export interface Movement {
  id: string;
  /** The provider's word: `charge`, `refund`, `transfer`, … */
  type: string;
  /** What moved it. */
  sourceId: string | null;
  intentId: string | null;
  transferId: string | null;
  /** Above zero: to us. */
  amount: Cents;
  fee: Cents;
  at: Date;
}

/** The provider's records. All reject with ProviderError. */
export abstract class ProviderRecords {
  /** Newest first. @param after the last one of the page before */
  abstract page(since: Date, after: string | null): Promise<{ movements: Movement[]; more: boolean }>;
  /** What lies there now, available or on its way. */
  abstract balance(): Promise<Cents>;
}
