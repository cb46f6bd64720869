import {
  FIRST_RIDE_CODE,
  type FirstRideOffer,
  type NewPromotion,
  type PromotionChange,
  type PromotionSetting,
  type PromotionView,
  type RideType,
} from '@groupride/contracts';
import { formatCents, parseCents, type Cents } from '@groupride/pricing';
import { stateOf, type PromotionTerms } from './domain/promotion';
import type { PromotionOffer } from './promotions.facade';
import type { PromotionRecord } from './promotions.repository';

export function presentPromotion(record: PromotionRecord, version: number, now: Date): PromotionView {
  const {
    code,
    name,
    kind,
    maxDiscount,
    percentOff,
    validFrom,
    validUntil,
    redemptionLimit,
    perAccountLimit,
    newAccountDays,
  } = record;
  return {
    code,
    name,
    kind,
    state: stateOf(record, record.redemptions, now),
    maxDiscount: formatCents(maxDiscount),
    percentOff,
    validFrom: validFrom?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
    redemptionLimit,
    perAccountLimit: record.firstRideOnly ? 1 : perAccountLimit,
    newAccountDays,
    firstRideOnly: record.firstRideOnly,
    rideTypes: record.rideTypes,
    redemptions: record.redemptions,
    given: formatCents(record.given),
    createdAt: record.createdAt.toISOString(),
    version,
  };
}

/** The part of the terms that versions store. Code, kind and `firstRideOnly` never change. */
export const settingOf = (terms: PromotionTerms): PromotionSetting => ({
  name: terms.name,
  maxDiscount: formatCents(terms.maxDiscount),
  percentOff: terms.percentOff,
  validFrom: terms.validFrom?.toISOString() ?? null,
  validUntil: terms.validUntil?.toISOString() ?? null,
  redemptionLimit: terms.redemptionLimit,
  perAccountLimit: terms.perAccountLimit,
  newAccountDays: terms.newAccountDays,
  rideTypes: [...terms.rideTypes],
});

/** The terms of a new code, from the request. */
export function termsOf(wanted: NewPromotion): PromotionTerms {
  const { name, kind, firstRideOnly } = wanted;
  return {
    name,
    kind,
    maxDiscount: centsOf(wanted.maxDiscount),
    percentOff: wanted.percentOff ?? null,
    validFrom: momentOf(wanted.validFrom),
    validUntil: momentOf(wanted.validUntil),
    redemptionLimit: wanted.redemptionLimit ?? null,
    perAccountLimit: wanted.perAccountLimit ?? null,
    newAccountDays: wanted.newAccountDays ?? null,
    firstRideOnly,
    rideTypes: withoutRepeats(wanted.rideTypes),
  };
}

/** Applies a change: fields that are left out keep their value, and null removes a limit. */
export function changedTerms(
  before: PromotionTerms,
  change: Omit<PromotionChange, 'percentOff'> & { percentOff?: number | null },
): PromotionTerms {
  const {
    name,
    maxDiscount,
    percentOff,
    validFrom,
    validUntil,
    redemptionLimit,
    perAccountLimit,
    newAccountDays,
    rideTypes,
  } = change;
  return {
    kind: before.kind,
    firstRideOnly: before.firstRideOnly,
    name: name ?? before.name,
    maxDiscount: typeof maxDiscount === 'string' ? centsOf(maxDiscount) : before.maxDiscount,
    percentOff: percentOff ?? before.percentOff,
    validFrom: validFrom === undefined ? before.validFrom : momentOf(validFrom),
    validUntil: validUntil === undefined ? before.validUntil : momentOf(validUntil),
    redemptionLimit: redemptionLimit === undefined ? before.redemptionLimit : redemptionLimit,
    perAccountLimit: perAccountLimit === undefined ? before.perAccountLimit : perAccountLimit,
    newAccountDays: newAccountDays === undefined ? before.newAccountDays : newAccountDays,
    rideTypes: rideTypes === undefined ? before.rideTypes : withoutRepeats(rideTypes),
  };
}

/** Amounts that cannot be parsed become 0, which the rules refuse for a code. */
const centsOf = (money: string): Cents => (/^-?\d{1,9}\.\d{2}$/.test(money) ? parseCents(money) : 0);
const momentOf = (at: string | null | undefined): Date | null => (at ? new Date(at) : null);
const withoutRepeats = (rideTypes: RideType[] | null | undefined): RideType[] => [...new Set(rideTypes ?? [])];

export function presentFirstRideOffer(offer: PromotionOffer | null): FirstRideOffer {
  return {
    available: offer !== null,
    code: FIRST_RIDE_CODE,
    maxDiscount: offer && formatCents(offer.maxDiscount),
    needsVerifiedPhone: offer?.needsVerifiedPhone ?? false,
  };
}
