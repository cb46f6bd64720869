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
  /** Requested, sent or coming back. */
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
  /** Makes sure there is a row, without an account of the provider yet, and returns it. */
  abstract openAccount(driverId: number): Promise<PayoutAccount>;
  abstract findAccount(driverId: number): Promise<PayoutAccount | null>;
  /** Keeps the first account that was made for the driver. @returns what is kept */
  abstract rememberAccount(driverId: number, account: ProviderAccount): Promise<PayoutAccount>;
  /** @returns false when the account is none of ours */
  abstract updateAccount(tx: Transaction, account: ProviderAccount): Promise<boolean>;
  /** Locks the driver's account until the transaction ends: payouts of one driver are made one after the other. */
  abstract lockAccount(tx: Transaction, driverId: number): Promise<PayoutAccount | null>;
  /** Null when this Tuesday's was made already, or that retry. */
  abstract insert(tx: Transaction, payout: NewPayout): Promise<Payout | null>;
  abstract find(payoutId: number, tx?: Transaction): Promise<Payout | null>;
  abstract findByProvider(tx: Transaction, providerPayoutId: string): Promise<Payout | null>;
  /** Newest first. */
  /** Sum of the payouts that were promised to any driver and not transferred yet. */
  abstract promisedFunds(tx?: Transaction): Promise<Cents>;
  /** What a driver has on the way to the bank, and what has arrived there since ever. */
  abstract totalsOf(driverId: number): Promise<PayoutTotals>;
  abstract listOfDriver(driverId: number, limit: number): Promise<Payout[]>;
  abstract latestWeekly(driverId: number, tx?: Transaction): Promise<Payout | null>;
  /** Those of a driver that failed, and those that have arrived and were made after the first failed one. */
  abstract failedAndPaidAfter(tx: Transaction, driverId: number): Promise<Payout[]>;
  /** The conditional write of a change; null when the payout is in none of `from`. */
  abstract change(
    tx: Transaction,
    payoutId: number,
    from: readonly PayoutState[],
    change: PayoutChange,
  ): Promise<Payout | null>;
  /** Payouts on their way to the bank whose next lookup at the provider is due, longest due first; the lookup after that is set. */
  abstract claimLookups(most: number): Promise<Payout[]>;
  /** Drivers who can be paid out, in pages of ids above `after`. */
  abstract readyDrivers(after: number, limit: number): Promise<number[]>;
  /** For operations, newest first. */
  abstract listAll(
    filter: { state: PayoutState | null; driverId: number | null; before: number | null },
    limit: number,
  ): Promise<PayoutWithDriver[]>;
  abstract findWithDriver(payoutId: number, tx?: Transaction): Promise<PayoutWithDriver | null>;
}
