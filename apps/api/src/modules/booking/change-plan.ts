import type { RouteEnd } from '@groupride/contracts';
import type { Cents, Price, Promotion, SharedRide } from '@groupride/pricing';
import type { ApiError } from '../../platform/http/api-error';
import type { Member } from '../members/members.facade';
import type { Payment } from '../payments/payments.facade';
import type { PickupQuote } from '../pricing/pricing.facade';
import type { Ride } from '../rides/rides.facade';
import { cardToRecover } from './changes.errors';
import { amountsAfter, movesFor, toAuthorize, priceChangeRefusal } from './domain/new-size';

/** A change that the organizer or operations asked for. */
export interface WantedChange {
  /** Null keeps the current size. */
  groupSize: number | null;
  /** Another promotion, with the terms under which it was offered; null removes the promotion. */
  promotion: Promotion | 'as it is' | null;
  /** Another pickup, with its quoted route. */
  pickup?: MovedPickup;
  /** Set when operations change the route. */
  operator?: { userId: number; reason: string; end: RouteEnd };
}

/** A pickup that was quoted. `id` is the quote's; `destination` is set when operations change the route. */
export type MovedPickup = Pick<PickupQuote, 'id' | 'pickup' | 'distanceMeters' | 'durationSeconds'> &
  Partial<Pick<PickupQuote, 'destination'>>;

/** The price of a ride after a change. */
export interface ChangedPrice extends Price {
  /**
   * The part of the discount that is for sharing the vehicle with another group, when operations change the route;
   * otherwise null.
   */
  matchDiscount: Cents | null;
}

/** All effects of a change on a ride, before it is applied. */
export interface ChangePlan {
  ride: Ride;
  wanted: WantedChange;
  price: ChangedPrice;
  shared: SharedRide;
  members: readonly Member[];
  moves: readonly { memberId: number; seat: number }[];
  /** The amount for which the organizer's card needs a new hold; 0 when the current hold suffices. */
  toAuthorize: Cents;
  /** The error with which the change would be refused now; null when it is possible. */
  whyNot: ApiError | null;
}

export function planFor(
  ride: Ride,
  wanted: WantedChange,
  members: readonly Member[],
  payments: readonly Payment[],
  price: ChangedPrice,
  accountRefusal: ApiError | null,
): ChangePlan {
  const groupSize = wanted.groupSize ?? ride.groupSize;
  const moves = movesFor(groupSize, members);
  const total = price.finalTotal;
  const custom = ride.customShares && amountsAfter(total, groupSize, ride.customShares, moves);
  // No card is touched when operations keep the total.
  const keepsTotal = wanted.operator !== undefined && total === ride.totalCost;
  const shared = { total, groupSize, mode: ride.splitMode, custom };
  return {
    ride,
    wanted,
    price,
    members,
    moves,
    shared,
    toAuthorize: keepsTotal ? 0 : toAuthorize(ride, payments, total),
    whyNot: keepsTotal ? null : (accountRefusal ?? cardRefusal(ride, payments)),
  };
}

function cardRefusal(ride: Ride, payments: readonly Payment[]): ApiError | null {
  const why = priceChangeRefusal(ride, payments);
  return why === null ? null : cardToRecover(why);
}

/** Whether a change has no effect, such as a repeated one. Drivers and members are then not notified. */
export const changesNothing = ({ ride, wanted, shared }: ChangePlan): boolean =>
  !wanted.pickup &&
  wanted.promotion === 'as it is' &&
  shared.groupSize === ride.groupSize &&
  shared.total === ride.totalCost;

/** Whether the change must wait for a hold increase. A ride that awaits its first payment never waits. */
export const needsHoldFirst = ({ ride, toAuthorize: amount }: ChangePlan): boolean =>
  ride.status !== 'awaiting_payment' && amount > 0;
