import type { AccountCheck, BusinessChargeKind } from '@groupride/contracts';
import type { AppliedPromotion, Cents, Promotion } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';

/** A ride that an account is to pay. */
export interface AccountRide {
  rideId: number;
  total: Cents;
  /** Volume discount that is taken off already; null without one. */
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
   * @param scope what a token needs for it
   * @throws ApiError business_account_required, scope_missing
   */
  abstract accountOf(who: Principal, scope: 'business:read' | 'business:write'): Promise<number>;
  /** The name by which people know the account. @throws ApiError not_found */
  abstract nameOf(tx: Transaction, accountId: number): Promise<string>;
  /** The account that pays a ride; null when no account does. */
  abstract payerOf(rideId: number, tx?: Transaction): Promise<{ id: number; name: string } | null>;
  /** The volume discount that this caller gets on a new ride now; null for people, and without one. */
  abstract discountFor(who: Principal | null): Promise<Promotion | null>;
  /** The service in whose name operations book rides of the account, the one connected first; null without any. */
  abstract serviceOf(accountId: number): Promise<{ userId: number; name: string } | null>;
  /** The volume discount that the account gets on a new ride now; null without one. */
  abstract discountOf(accountId: number): Promise<Promotion | null>;
  /** The volume discount that a ride was booked with; null without one. */
  abstract discountOfRide(tx: Transaction, rideId: number): Promise<AppliedPromotion | null>;
  /**
   * Reserves what rides cost, within the credit limit, in one write. Nothing is reserved when any of them is refused.
   * @param event with which the rides are listed together
   * @throws ApiError account_suspended, account_closed, account_limit_reached, cost_center_unknown
   */
  abstract reserve(
    tx: Transaction,
    accountId: number,
    rides: readonly AccountRide[],
    event?: NewEvent,
  ): Promise<number | null>;
  /**
   * What booking at this price would be answered now, without reserving anything.
   * @param who null for somebody who is not signed in
   * @returns null unless a service of a business account asks
   */
  abstract check(who: Principal | null, total: Cents): Promise<AccountCheck | null>;
  /** Why the ride could not cost this much now; null when it could. Nothing is reserved. */
  abstract refusalOfChange(tx: Transaction, rideId: number, total: Cents): Promise<ApiError | null>;
  /** Reserves what the ride costs now instead. @throws ApiError as `reserve` */
  abstract changeReservation(tx: Transaction, rideId: number, total: Cents, discount: Cents): Promise<void>;
  /**
   * Ends the reservation of a ride that is over; once. The account owes `amount`, and the rest is free again.
   * @returns the account that pays; null when it was settled before
   */
  abstract settle(
    tx: Transaction,
    rideId: number,
    charge: { kind: BusinessChargeKind; amount: Cents },
  ): Promise<number | null>;
}

export { invoiceNumberText } from './domain/invoice-number';
export { monthBefore, monthOf } from './domain/month';
