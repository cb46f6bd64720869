import type { PayoutFailure, PayoutKind } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/** A payout, as its driver is told of it. */
export interface PayoutNews {
  id: number;
  driverId: number;
  kind: PayoutKind;
  amount: Cents;
  fee: Cents;
  /** Of the account that it went to. */
  bankLast4: string | null;
  /** Null: it did not fail. */
  failureReason: PayoutFailure | null;
  /** When it arrived or came back; null before. */
  endedAt: Date | null;
}

export abstract class PayoutsFacade {
  abstract find(payoutId: number): Promise<PayoutNews | null>;
}
