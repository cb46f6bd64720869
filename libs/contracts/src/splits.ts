import { Flag, ListOf, Money, OneOf, Text, Integer } from './fields';
import type { ErrorCode } from './error-codes';
import { CHANGEABLE_SPLIT_MODES, SPLIT_MODES, type ChangeableSplitMode, type SplitMode } from './enums';

/** The price of one seat in a custom split. Seat 0 is the organizer's and costs the rest. */
export class SeatAmount {
  @Integer({ min: 1, max: 54, description: 'Number of the seat; the organizer’s is 0' }) seat!: number;
  @Money({ description: '0.00, or 0.50 and more' }) amount!: string;
}

export class SplitChange {
  @OneOf(CHANGEABLE_SPLIT_MODES) mode!: ChangeableSplitMode;
  @ListOf(() => SeatAmount, { optional: true, max: 54, description: 'For a custom split; omitted seats cost nothing' })
  shares?: SeatAmount[];
}

export class SeatShareView {
  @Integer({ description: '0 is the organizer’s' }) seat!: number;
  @Money() amount!: string;
  @Integer({ optional: true, description: 'Member in this seat; null while the seat is open' }) memberId!:
    number | null;
}

/** The price of every seat, taken or open. */
export class SplitView {
  @OneOf(SPLIT_MODES) mode!: SplitMode;
  @Money({ description: 'Sum of all seats' }) total!: string;
  @Money({ description: 'Discount by a promotion, already included in the total; 0.00 without one' }) discount!: string;
  @ListOf(() => SeatShareView) seats!: SeatShareView[];
  @Flag({ description: 'Whether you may change the split now' }) mayChange!: boolean;
}

export class JoinRequest {
  @Money({ description: 'The share you were shown and agree to; another one is refused as share_changed' })
  share!: string;
}

/** Joining without an account. */
export class GuestJoinRequest extends JoinRequest {
  @Text({ max: 100, message: 'Please enter your name' }) name!: string;
  @Text({ max: 254, description: 'Email address or phone number' }) contact!: string;
}

/** The ride of a guest's session. */
export class GuestSeat {
  @Integer() rideId!: number;
}

export class GuestReturnRequest {
  @Text({ min: 43, max: 43, description: 'From the link that was sent to the guest; it works once' }) token!: string;
}

export class GuestLinkRequest {
  @Text({ max: 254, description: 'The email address or phone number with which the guest joined' }) contact!: string;
}

export class ShareConsent {
  @Money({ description: 'The share you were shown; another one is refused as share_changed' }) share!: string;
  @Flag({ description: 'When false, you keep paying what you agreed to before, and the organizer pays the difference' })
  agree!: boolean;
}

/** Omitted fields stay unchanged. */
export class RideChange {
  @Integer({ min: 2, max: 55, optional: true }) groupSize?: number | null;
  @Text({ max: 40, optional: true, description: 'Promotion that replaces the current one, if any' }) promoCode?:
    string | null;
  @Flag({ optional: true, description: 'Removes the promotion, which can then be used for another ride' })
  withoutPromotion?: boolean | null;
}

export class ConfirmedRideChange extends RideChange {
  @Money({ description: 'The total you were shown; another one is refused as amount_mismatch' }) expectedTotal!: string;
}

export class ChangedShare {
  @Integer() memberId!: number;
  @Text({ max: 100 }) name!: string;
  @Flag() isOrganizer!: boolean;
  @Flag() isYou!: boolean;
  @Money() before!: string;
  @Money() share!: string;
  @Flag({
    description:
      'Whether the share exceeds what they agreed to. They are asked first, and until they agree the organizer covers the difference',
  })
  asksAgain!: boolean;
}

/** Why the price of a ride cannot change: because of the card, or because of the business account that pays. */
export const CHANGE_REFUSALS = [
  'hold_too_small',
  'account_limit_reached',
  'account_suspended',
  'account_closed',
] as const satisfies readonly ErrorCode[];
export type ChangeRefusal = (typeof CHANGE_REFUSALS)[number];

export class RideChangeView {
  @Integer() groupSize!: number;
  @Money() totalBefore!: string;
  @Money() total!: string;
  @Money({ description: 'The most the organizer can be charged' }) largestCharge!: string;
  @Money({
    description:
      'New amount to hold on the organizer’s card; the change happens once it is held. 0.00 when the current hold is sufficient',
  })
  toAuthorize!: string;
  @ListOf(() => ChangedShare) shares!: ChangedShare[];
  @Money({ description: 'What the next person to join would pay; 0.00 in a full car' }) nextShare!: string;
  @Flag() allowed!: boolean;
  @Text({ max: 300, optional: true, description: 'Why it is not possible' }) reason!: string | null;
  @OneOf(CHANGE_REFUSALS, { optional: true, description: 'The error code with which the change would be refused' })
  reasonCode!: ChangeRefusal | null;
}
