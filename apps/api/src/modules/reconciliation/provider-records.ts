import type { Cents } from '@groupride/pricing';

/** Money that moved in our balance at the provider. */
export interface Movement {
  id: string;
  /** The provider's word: `charge`, `refund`, `transfer`, … */
  type: string;
  /** What moved it. */
  sourceId: string | null;
  /** Above zero: to us. */
  amount: Cents;
  fee: Cents;
  at: Date;
}

export interface Origin {
  intentId: string | null;
  transferId: string | null;
}

/** The provider's records. All reject with ProviderError. */
export abstract class ProviderRecords {
  /** Newest first. @param after the last one of the page before */
  abstract page(since: Date, after: string | null): Promise<{ movements: Movement[]; more: boolean }>;
  /** Which payment intent or transfer a movement belongs to. */
  abstract originOf(movement: Movement): Promise<Origin>;
}
