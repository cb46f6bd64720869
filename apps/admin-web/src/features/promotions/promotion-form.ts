import {
  PROMOTION_CODE,
  type NewPromotion,
  type PromotionChange,
  type PromotionKind,
  type RideType,
} from '@groupride/contracts';
import type { PromotionView } from '@groupride/web-api-client';
import { formatCents, typedCents } from '@groupride/pricing';
import { instantToZoned } from '@groupride/geo';
import { typedMoment } from '../../shared/typed-moment';

/** Values of the form. Numbers are as typed, times in the city's time zone. */
export interface TypedPromotion {
  code: string;
  name: string;
  kind: PromotionKind;
  maxDiscount: string;
  percentOff: string;
  validFrom: string;
  validUntil: string;
  redemptionLimit: string;
  perAccountLimit: string;
  newAccountDays: string;
  firstRideOnly: boolean;
  rideTypes: RideType[];
}
export type PromotionField = keyof TypedPromotion;

export const emptyPromotion: TypedPromotion = {
  code: '',
  name: '',
  kind: 'amount',
  maxDiscount: '',
  percentOff: '',
  validFrom: '',
  validUntil: '',
  redemptionLimit: '',
  perAccountLimit: '1',
  newAccountDays: '',
  firstRideOnly: false,
  rideTypes: [],
};

export const asPromotionField = (field: string): PromotionField | undefined =>
  (Object.keys(emptyPromotion) as PromotionField[]).find((one) => one === field);

export function typedOf(promotion: PromotionView, timeZone: string): TypedPromotion {
  const { code, name, kind, maxDiscount, firstRideOnly, rideTypes } = promotion;
  const whole = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '');
  const moment = (at: string | null | undefined) => {
    if (!at) return '';
    const { date, time } = instantToZoned(at, timeZone);
    return `${date}T${time}`;
  };
  return {
    code,
    name,
    kind,
    maxDiscount,
    firstRideOnly,
    rideTypes,
    percentOff: whole(promotion.percentOff),
    validFrom: moment(promotion.validFrom),
    validUntil: moment(promotion.validUntil),
    redemptionLimit: whole(promotion.redemptionLimit),
    perAccountLimit: whole(promotion.perAccountLimit),
    newAccountDays: whole(promotion.newAccountDays),
  };
}

export type PromotionProblem =
  | 'codeForm'
  | 'codeTaken'
  | 'nameMissing'
  | 'tooLong'
  | 'amount'
  | 'percent'
  | 'whole'
  | 'dateRange'
  | 'untilPast'
  | 'untilBeforeFrom'
  | 'refused';
export type PromotionProblems = Partial<Record<PromotionField, PromotionProblem>>;

const LONGEST_NAME = 100;
const MOST_OFF = 10_000;
/** Maximum values that the API accepts. */
const MOST: Readonly<Record<'redemptionLimit' | 'perAccountLimit' | 'newAccountDays', number>> = {
  redemptionLimit: 1_000_000,
  perAccountLimit: 1000,
  newAccountDays: 3650,
};

/** The request from the form, and its problems. `before` holds the initial values of an existing code. */
export function promotionOf(
  typed: TypedPromotion,
  timeZone: string,
  now: Date,
  before?: TypedPromotion,
): { promotion: NewPromotion; problems: PromotionProblems } {
  const problems: PromotionProblems = {};
  const code = typed.code.trim().toUpperCase();
  const name = typed.name.trim();
  const maxDiscount = amountOf(typed.maxDiscount);
  const percentOff = typed.kind === 'percent' ? wholeNumberOf(typed.percentOff, 100) : null;
  const validFrom = typedMoment(typed.validFrom, timeZone);
  const validUntil = typedMoment(typed.validUntil, timeZone);

  if (!PROMOTION_CODE.pattern.test(code)) problems.code = 'codeForm';
  if (name === '') problems.name = 'nameMissing';
  else if (name.length > LONGEST_NAME) problems.name = 'tooLong';
  if (maxDiscount === null) problems.maxDiscount = 'amount';
  if (typed.kind === 'percent' && (percentOff === null || Number.isNaN(percentOff))) problems.percentOff = 'percent';
  const untouched = before?.validFrom === typed.validFrom && before.validUntil === typed.validUntil;
  if (validUntil && !untouched) {
    if (validUntil <= now) problems.validUntil = 'untilPast';
    else if (validFrom && validUntil <= validFrom) problems.validUntil = 'untilBeforeFrom';
  }
  const limits = { redemptionLimit: null, perAccountLimit: null, newAccountDays: null } as Record<
    keyof typeof MOST,
    number | null
  >;
  for (const field of ['redemptionLimit', 'perAccountLimit', 'newAccountDays'] as const) {
    limits[field] = field === 'perAccountLimit' && typed.firstRideOnly ? 1 : wholeNumberOf(typed[field], MOST[field]);
    if (Number.isNaN(limits[field])) problems[field] = 'whole';
  }
  const promotion: NewPromotion = {
    code,
    name,
    kind: typed.kind,
    maxDiscount: maxDiscount ?? '',
    percentOff,
    ...limits,
    validFrom: validFrom?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
    firstRideOnly: typed.firstRideOnly,
    rideTypes: typed.rideTypes,
  };
  return { promotion, problems };
}

const CHANGEABLE = [
  'name',
  'maxDiscount',
  'percentOff',
  'validFrom',
  'validUntil',
  'redemptionLimit',
  'perAccountLimit',
  'newAccountDays',
  'rideTypes',
] as const;

/** The changed fields; null without changes. Hidden seconds do not count as a change. */
export function changeOf(before: NewPromotion, after: NewPromotion): PromotionChange | null {
  const different = CHANGEABLE.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return different.length > 0
    ? (Object.fromEntries(different.map((field) => [field, after[field]])) as PromotionChange)
    : null;
}

/** Maps an error code of the server to a problem of the form. */
export function problemOf(field: PromotionField, code: string): PromotionProblem {
  switch (code) {
    case 'promo_code_taken':
      return 'codeTaken';
    case 'amount_range':
      return 'amount';
    case 'date_range':
      return 'dateRange';
    case 'until_past':
      return 'untilPast';
    case 'until_before_from':
      return 'untilBeforeFrom';
    case 'maxLength':
      return field === 'name' ? 'tooLong' : 'refused';
    default:
      return field === 'code' ? 'codeForm' : 'refused';
  }
}

/** Null if the text is not an amount or out of range. */
function amountOf(typed: string): string | null {
  const cents = typedCents(typed);
  return cents !== null && cents > 0 && cents <= MOST_OFF * 100 ? formatCents(cents) : null;
}

/** Null when empty, NaN for anything but a whole number from 1 to `most`. */
function wholeNumberOf(typed: string, most: number): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const value = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  return value >= 1 && value <= most ? value : NaN;
}
