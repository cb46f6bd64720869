import type { BusinessAccountStatus, BusinessChargeKind, VolumeDiscountRule } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { AccountFigures } from './domain/balance';

export interface NewCharge {
  rideId: number;
  accountId: number;
  costCenterId: number | null;
  reference: string | null;
  eventId: number | null;
  eventIndex: number | null;
  amount: Cents;
  discountPercent: number | null;
  discount: Cents;
}

export interface ReservedCharge {
  accountId: number;
  amount: Cents;
  discountPercent: number | null;
}

/** Reservations and charges of rides, and the sums of the account that go with them. */
export abstract class BusinessChargesRepository {
  /** The account that the open service account of this user books on. */
  abstract accountOfUser(userId: number): Promise<number | null>;
  abstract figures(
    accountId: number,
    tx?: Transaction,
  ): Promise<(AccountFigures & { name: string; status: BusinessAccountStatus }) | null>;
  abstract payerOf(rideId: number, tx?: Transaction): Promise<{ id: number; name: string } | null>;
  /** One conditional write: only of an active account, and within its limit. @returns false when it is refused */
  abstract reserve(tx: Transaction, accountId: number, amount: Cents): Promise<boolean>;
  /** Gives back a part of what is reserved. */
  abstract release(tx: Transaction, accountId: number, amount: Cents): Promise<void>;
  /** What was reserved for a ride is owed now, as far as `owed` says. */
  abstract owe(tx: Transaction, accountId: number, reserved: Cents, owed: Cents): Promise<void>;
  /** Ids of the active cost centers of these codes. */
  abstract costCenters(tx: Transaction, accountId: number, codes: readonly string[]): Promise<Map<string, number>>;
  abstract insertEvent(tx: Transaction, accountId: number, name: string): Promise<number>;
  abstract insert(tx: Transaction, charges: readonly NewCharge[]): Promise<void>;
  /** Locks the charge while it is reserved; null when there is none such. */
  abstract lockReserved(tx: Transaction, rideId: number): Promise<ReservedCharge | null>;
  abstract setAmount(tx: Transaction, rideId: number, amount: Cents, discount: Cents): Promise<void>;
  /** Charges or releases what is locked. */
  abstract settle(
    tx: Transaction,
    rideId: number,
    charge: { kind: BusinessChargeKind; amount: Cents; at: Date },
  ): Promise<void>;
  abstract discount(tx: Transaction, rideId: number): Promise<{ percent: number; amount: Cents } | null>;
  /** The account's rules, and how many of its rides were completed since then. */
  /** The open service account that was connected first; null without any. */
  abstract serviceOf(accountId: number): Promise<{ userId: number; name: string } | null>;
  abstract discountsOf(
    accountId: number,
    since: Date,
  ): Promise<{ rules: VolumeDiscountRule[]; completed: number } | null>;
}
