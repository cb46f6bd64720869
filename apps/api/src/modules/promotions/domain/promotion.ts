import type { PromotionKind, PromotionState, RideType } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/** The discount of a code and its limits. A null limit does not apply. */
export interface PromotionTerms {
  name: string;
  kind: PromotionKind;
  /** The largest discount on one ride. */
  maxDiscount: Cents;
  /** Percentage of the total, 1 to 100; only for the kind `percent`. */
  percentOff: number | null;
  validFrom: Date | null;
  /** The end, exclusive. */
  validUntil: Date | null;
  redemptionLimit: number | null;
  /** The limit for one account together with all accounts that share its phone. */
  perAccountLimit: number | null;
  newAccountDays: number | null;
  /**
   * The code is only for people who have not ridden yet. It uses up the one first-ride discount of the account and of
   * its verified phone, which all first-ride codes share.
   */
  firstRideOnly: boolean;
  /** Empty when the code is valid for all ride types. */
  rideTypes: RideType[];
}

export interface StoredPromotion extends PromotionTerms {
  code: string;
  createdAt: Date;
}

/** Counts of redemptions that were not given back. */
export interface PromotionUse {
  /** Redemptions of the code by anyone; counted only when the code has a limit. */
  all: number;
  /** Redemptions of the code by the person's accounts. */
  own: number;
  /** Redemptions of any first-ride code by the person's accounts. */
  ownFirstRides: number;
  /** One of the person's accounts had a seat in a ride that is under way or over; only checked for first-ride codes. */
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
