import type { PayoutAccountLink, PayoutFailure, PayoutKind, PayoutsView } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Principal } from '../../platform/http/principal';

/** A payout with the facts that its driver is notified of. */
export interface PayoutSummary {
  id: number;
  driverId: number;
  kind: PayoutKind;
  amount: Cents;
  fee: Cents;
  /** Last digits of the bank account that receives the payout. */
  bankLast4: string | null;
  /** Null when the payout did not fail. */
  failureReason: PayoutFailure | null;
  /** When the payout arrived or was returned; null before. */
  endedAt: Date | null;
}

export abstract class PayoutsFacade {
  abstract find(payoutId: number): Promise<PayoutSummary | null>;
}

/** The payouts of drivers, also of those that are controlled in a sandbox. */
export abstract class DriverPayouts {
  /** @throws ApiError not_found */
  abstract of(who: Principal, driverId: number): Promise<PayoutsView>;
}

/** The accounts that receive the payouts of drivers, also of those that are controlled in a sandbox. */
export abstract class DriverPayoutAccounts {
  /** The provider's page for bank details. @throws ApiError not_found, payment_provider_unavailable */
  abstract link(who: Principal, driverId: number): Promise<PayoutAccountLink>;
  /** Refreshes the account from the provider. @throws ApiError not_found, payment_provider_unavailable */
  abstract refresh(who: Principal, driverId: number): Promise<void>;
}
