import type { PromotionKind, PromotionState, RideType } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/** What a code gives and to whom. Null: without that limit. */
export interface PromotionTerms {
  name: string;
  kind: PromotionKind;
  /** The most that comes off one ride. */
  maxDiscount: Cents;
  /** Of the total, 1 to 100; kind percent only. */
  percentOff: number | null;
  validFrom: Date | null;
  /** The first moment at which it is over. */
  validUntil: Date | null;
  redemptionLimit: number | null;
  /** Of one account and all that share a phone with it. */
  perAccountLimit: number | null;
  newAccountDays: number | null;
  /** For who has not ridden yet: takes the one first ride of an account and of its verified phone, which all such codes share. */
  firstRideOnly: boolean;
  /** Empty: all. */
  rideTypes: RideType[];
}

export interface StoredPromotion extends PromotionTerms {
  code: string;
  createdAt: Date;
}

/** Redemptions that were not given back. */
export interface PromotionUse {
  /** Of the code by anybody; counted only where the code has a limit. */
  all: number;
  /** Of the code by the person's accounts. */
  own: number;
  /** Of any first-ride code by the person's accounts. */
  ownFirstRides: number;
  /** One of the person's accounts had a seat in a ride that is under way or over; looked at for first rides only. */
  hasRidden: boolean;
}

export function stateOf(
  { validFrom, validUntil, redemptionLimit }: PromotionTerms,
  redemptions: number,
  now: Date,
): PromotionState {
  if (validUntil && validUntil <= now) return 'ended';
  if (validFrom && validFrom > now) return 'scheduled';
  return redemptionLimit !== null && redemptions >= redemptionLimit ? 'used_up' : 'active';
}
