import type { PayoutAccountLink, PayoutFailure, PayoutKind, PayoutsView } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Principal } from '../../platform/http/principal';

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

/** What a driver's app calls about payouts, for drivers that are controlled in a sandbox. */
export abstract class DriverPayouts {
  /** @throws ApiError not_found */
  abstract of(who: Principal, driverId: number): Promise<PayoutsView>;
  /** The provider's page for bank details. @throws ApiError not_found, payment_provider_unavailable */
  abstract link(who: Principal, driverId: number): Promise<PayoutAccountLink>;
  /** Asks the provider how the account stands. @throws ApiError not_found, payment_provider_unavailable */
  abstract refresh(who: Principal, driverId: number): Promise<void>;
}
