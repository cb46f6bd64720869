import type { PayoutKind, PayoutState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Payout, PayoutAccount } from './domain/payout';
import type { ProviderAccount } from './payout-provider';

export interface NewPayout {
  driverId: number;
  kind: PayoutKind;
  amount: Cents;
  fee: Cents;
  dueOn: string | null;
  failedBefore: number;
  bankLast4: string | null;
  /** The failed payout that this one repeats. */
  retryOf: number | null;
}

export interface PayoutTotals {
  /** Requested, sent or being returned. */
  onTheWay: Cents;
  /** Arrived at the bank. */
  paid: Cents;
}

/** A payout as operations see it. */
export type PayoutWithDriver = Payout & { driverName: string; retriedBy: number | null };

export type PayoutChange = Partial<
  Pick<Payout, 'transferId' | 'providerPayoutId' | 'failureCode' | 'failureMessage' | 'arrivesAt'>
> & {
  state?: PayoutState;
  endedAt?: Date;
};

export abstract class PayoutsRepository {
  /** Returns the driver's row, adding one without a provider account if needed. */
  abstract openAccount(driverId: number): Promise<PayoutAccount>;
  abstract findAccount(driverId: number, tx?: Transaction): Promise<PayoutAccount | null>;
  /** Stores the provider account unless the driver already has one. @returns the stored account */
  abstract rememberAccount(driverId: number, account: ProviderAccount): Promise<PayoutAccount>;
  /** @returns false when the account is not ours */
  abstract updateAccount(tx: Transaction, account: ProviderAccount): Promise<boolean>;
  /** Locks the driver's account until the transaction ends, so that one driver's payouts are made one at a time. */
  abstract lockAccount(tx: Transaction, driverId: number): Promise<PayoutAccount | null>;
  /** Null when this Tuesday's payout, or this retry, already exists. */
  abstract insert(tx: Transaction, payout: NewPayout): Promise<Payout | null>;
  abstract find(payoutId: number, tx?: Transaction): Promise<Payout | null>;
  abstract findByProvider(tx: Transaction, providerPayoutId: string): Promise<Payout | null>;
  /**
   * Makes promises of all drivers' payouts wait for each other until the transaction ends, because they share the funds
   * at the provider. Lock the driver's account first.
   */
  abstract lockFunds(tx: Transaction): Promise<void>;
  /** Sum of all drivers' payouts that are promised and not transferred yet, and the id of the latest payout. */
  abstract promisedFunds(): Promise<{ amount: Cents; lastPayoutId: number }>;
  /** Sum of all drivers' payouts with a larger id, in any state. */
  abstract promisedAfter(tx: Transaction, payoutId: number): Promise<Cents>;
  /** Sums of a driver's payouts that are on the way to the bank, and of all that have arrived. */
  abstract totalsOf(driverId: number, tx: Transaction): Promise<PayoutTotals>;
  /** Newest first. */
  abstract listOfDriver(driverId: number, limit: number, tx: Transaction): Promise<Payout[]>;
  /** The last payout of the latest Tuesday. Operations may have repeated an older one since. */
  abstract latestWeekly(driverId: number, tx?: Transaction): Promise<Payout | null>;
  /** A driver's failed payouts, and the arrived ones that were made after the first failed one. */
  abstract failedAndPaidAfter(tx: Transaction, driverId: number): Promise<Payout[]>;
  /** Changes a payout on condition; null when its state is not in `from`. */
  abstract change(
    tx: Transaction,
    payoutId: number,
    from: readonly PayoutState[],
    change: PayoutChange,
  ): Promise<Payout | null>;
  /**
   * Claims payouts on their way to the bank whose next lookup at the provider is due, longest due first, and schedules
   * the lookup after that.
   */
  abstract claimLookups(most: number): Promise<Payout[]>;
  /** Whether all drivers were reached by the weekly run of a Tuesday. @param tuesday YYYY-MM-DD in the city */
  abstract weeklyRunEnded(tuesday: string): Promise<boolean>;
  abstract endWeeklyRun(tx: Transaction, tuesday: string): Promise<void>;
  /** Drivers who can be paid out, in pages of ids above `after`. */
  abstract readyDrivers(after: number, limit: number): Promise<number[]>;
  /** All payouts for operations, newest first. */
  abstract listAll(
    filter: { state: PayoutState | null; driverId: number | null; before: number | null },
    limit: number,
  ): Promise<PayoutWithDriver[]>;
  abstract findWithDriver(payoutId: number, tx?: Transaction): Promise<PayoutWithDriver | null>;
}
