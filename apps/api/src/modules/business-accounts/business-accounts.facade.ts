import type { AccountCheck, BusinessChargeKind } from '@groupride/contracts';
import type { AppliedPromotion, Cents, Promotion } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';

/** A ride to be paid by a business account. */
export interface AccountRide {
  rideId: number;
  total: Cents;
  /** Volume discount that is already deducted from `total`; null when there is none. */
  discount: { percent: number; amount: Cents } | null;
  costCenter: string | null;
  reference: string | null;
}

/** Rides that are booked together. */
export interface NewEvent {
  name: string;
}

export abstract class BusinessAccountsFacade {
  /**
   * The account that a service books on.
   * @param scope the scope that the service's token must have
   * @throws ApiError business_account_required, scope_missing
   */
  abstract accountOf(who: Principal, scope: 'business:read' | 'business:write'): Promise<number>;
  /** The display name of an account. @throws ApiError not_found */
  abstract nameOf(tx: Transaction, accountId: number): Promise<string>;
  /** The account that pays for a ride; null when none does. */
  abstract payerOf(rideId: number, tx?: Transaction): Promise<{ id: number; name: string } | null>;
  /** The caller's current volume discount on new rides; null for people, and when there is none. */
  abstract discountFor(who: Principal | null): Promise<Promotion | null>;
  /** The service on whose behalf operations book rides: the one connected first. Null when the account has none. */
  abstract serviceOf(accountId: number): Promise<{ userId: number; name: string } | null>;
  /** The account's current volume discount on new rides; null when there is none. */
  abstract discountOf(accountId: number): Promise<Promotion | null>;
  /** The volume discount with which a ride was booked; null when there was none. */
  abstract discountOfRide(tx: Transaction, rideId: number): Promise<AppliedPromotion | null>;
  /**
   * Reserves the price of rides within the credit limit. If one ride is refused, nothing is reserved.
   * @param event groups the rides as an event transport
   * @throws ApiError account_suspended, account_closed, account_limit_reached, cost_center_unknown
   */
  abstract reserve(
    tx: Transaction,
    accountId: number,
    rides: readonly AccountRide[],
    event?: NewEvent,
  ): Promise<number | null>;
  /**
   * Checks whether a booking at this price would be accepted now. Reserves nothing.
   * @param who null for a person who is not signed in
   * @returns null when the caller is not a service of a business account
   */
  abstract check(who: Principal | null, total: Cents): Promise<AccountCheck | null>;
  /** Why the reservation could not change to this amount now; null when it could. Reserves nothing. */
  abstract refusalOfChange(tx: Transaction, rideId: number, total: Cents): Promise<ApiError | null>;
  /** Changes the reservation to the ride's new price. @throws ApiError like `reserve` */
  abstract changeReservation(tx: Transaction, rideId: number, total: Cents, discount: Cents): Promise<void>;
  /**
   * Ends the reservation of a finished ride, once. The account then owes `amount`, and the rest is released.
   * @returns the account that pays; null when the ride was already settled
   */
  abstract settle(
    tx: Transaction,
    rideId: number,
    charge: { kind: BusinessChargeKind; amount: Cents },
  ): Promise<number | null>;
}

export { invoiceNumberText } from './domain/invoice-number';
export { monthBefore, monthOf } from './domain/month';
