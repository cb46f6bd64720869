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

/** Reservations and charges of rides, and the account's totals of both. */
export abstract class BusinessChargesRepository {
  /** The business account of a user who is an open service account; null for anyone else. */
  abstract accountOfUser(userId: number): Promise<number | null>;
  abstract figures(
    accountId: number,
    tx?: Transaction,
  ): Promise<(AccountFigures & { name: string; status: BusinessAccountStatus }) | null>;
  abstract payerOf(rideId: number, tx?: Transaction): Promise<{ id: number; name: string } | null>;
  /** Reserves an amount if the account is active and within its limit. @returns false when refused */
  abstract reserve(tx: Transaction, accountId: number, amount: Cents): Promise<boolean>;
  /** Releases a part of the reserved amount. */
  abstract release(tx: Transaction, accountId: number, amount: Cents): Promise<void>;
  /** Ends the reservation of a ride and adds `owed` to the amount that the account owes. */
  abstract owe(tx: Transaction, accountId: number, reserved: Cents, owed: Cents): Promise<void>;
  /** Ids of the active cost centers of these codes. */
  abstract costCenters(tx: Transaction, accountId: number, codes: readonly string[]): Promise<Map<string, number>>;
  abstract insertEvent(tx: Transaction, accountId: number, name: string): Promise<number>;
  abstract insert(tx: Transaction, charges: readonly NewCharge[]): Promise<void>;
  /** Locks the charge of a ride; null when it is not in the state reserved. */
  abstract lockReserved(tx: Transaction, rideId: number): Promise<ReservedCharge | null>;
  abstract setAmount(tx: Transaction, rideId: number, amount: Cents, discount: Cents): Promise<void>;
  /** Charges or releases the locked reservation. */
  abstract settle(
    tx: Transaction,
    rideId: number,
    charge: { kind: BusinessChargeKind; amount: Cents; at: Date },
  ): Promise<void>;
  abstract discount(tx: Transaction, rideId: number): Promise<{ percent: number; amount: Cents } | null>;
  /** The open service account that was connected first; null when there is none. */
  abstract serviceOf(accountId: number): Promise<{ userId: number; name: string } | null>;
  /** The account's volume discount rules, and the number of its rides completed since a time. */
  abstract discountsOf(
    accountId: number,
    since: Date,
  ): Promise<{ rules: VolumeDiscountRule[]; completed: number } | null>;
}
