import { Flag, ListOf, Money, OneOf, Text, Integer } from './fields';

/** How a member pays the organizer back, outside GroupRide. */
export const SETTLE_UP_METHODS = ['venmo', 'cash'] as const;
export type SettleUpMethod = (typeof SETTLE_UP_METHODS)[number];

/** `sent`: the member says they paid. `settled`: the organizer says they received it. */
export const SETTLE_UP_STATES = ['open', 'sent', 'settled'] as const;
export type SettleUpState = (typeof SETTLE_UP_STATES)[number];

export class VenmoAccount {
  @Text({ max: 30, optional: true, description: 'Without @; null when none is stored' }) username!: string | null;
}

export class VenmoAccountChange {
  @Text({
    max: 31,
    optional: true,
    pattern: /^@?[A-Za-z0-9_-]{5,30}$/,
    message: 'must be a Venmo username: 5 to 30 letters, digits, - or _',
    description: 'Null removes it',
  })
  username?: string | null;
}

export class SettleUpRequest {
  @OneOf(SETTLE_UP_METHODS) method!: SettleUpMethod;
  @Money({ description: 'The amount that you were shown; any other amount is refused as amount_mismatch' })
  amount!: string;
}

/** The amount that a member owes the organizer for a share that the organizer covered. GroupRide does not charge it. */
export class SettleUpView {
  @Integer() userId!: number;
  @Text({ max: 100 }) name!: string;
  @Flag() isYou!: boolean;
  @Money() amount!: string;
  @OneOf(SETTLE_UP_STATES) state!: SettleUpState;
  @OneOf(SETTLE_UP_METHODS, { optional: true, description: 'Null until somebody states the method' })
  method!: SettleUpMethod | null;
  @Text({
    max: 1000,
    optional: true,
    description: 'Link to your payment in Venmo, while it is open and the organizer has a Venmo username',
  })
  payLink!: string | null;
}

export class SettleUpList {
  @ListOf(() => SettleUpView, { description: 'Everyone’s for the organizer, only their own for a member' })
  settleUps!: SettleUpView[];
  @Flag({ description: 'Whether the organizer has stored a Venmo username' }) acceptsVenmo!: boolean;
}
