import { Instant, Money, OneOf, Text, Integer } from './fields';
import { PAYMENT_STATES, type PaymentState } from './enums';

/** Contains no amount, because the API determines what you owe for the ride. */
export class PaymentIntentRequest {
  @Integer({ min: 1 }) rideId!: number;
}

/**
 * Purpose of a payment: the organizer's whole ride, a member's seat, a tip, or what is still owed after the ride. An
 * `overpayment` is refunded.
 */
export const PAYMENT_PURPOSES = ['ride', 'share', 'tip', 'debt', 'overpayment'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** `payment`: the card is held on confirmation. `setup`: the card is only saved, and held the day before the ride. */
export const CONFIRMATION_MODES = ['payment', 'setup'] as const;
export type ConfirmationMode = (typeof CONFIRMATION_MODES)[number];

export class PaymentIntentView {
  @Integer() paymentId!: number;
  @Text({ max: 300 }) clientSecret!: string;
  @Money() amount!: string;
  @OneOf(PAYMENT_STATES) state!: PaymentState;
  @OneOf(CONFIRMATION_MODES, {
    description: 'payment: holds the card now. setup: saves the card, which is held the day before the ride',
  })
  mode!: ConfirmationMode;
  @Instant({ optional: true, description: 'When a saved card will be held' }) authorizeAt!: string | null;
  @Instant({ optional: true, description: 'Deadline to replace a declined hold' }) recoverBefore!: string | null;
}

export class PaymentsQuery {
  @Integer({ min: 1, fromQuery: true }) rideId!: number;
}

export class PaymentView {
  @Integer() id!: number;
  @Integer() rideId!: number;
  @OneOf(PAYMENT_PURPOSES, {
    description:
      'Purpose: the whole ride, one seat, a tip, or what is still owed after the ride. An overpayment is refunded',
  })
  purpose!: PaymentPurpose;
  @Money() amount!: string;
  @Money() captured!: string;
  @Money({
    optional: true,
    description: 'New amount of a hold increase that you still have to confirm; the payment stays as it is until then',
  })
  risesTo!: string | null;
  @OneOf(PAYMENT_STATES) state!: PaymentState;
  @Text({ max: 60, optional: true, description: 'e.g. Visa ending 4242' }) card!: string | null;
  @Text({ max: 60, optional: true, description: "The provider's reason" }) failureCode!: string | null;
  @Text({ max: 500, optional: true }) failureMessage!: string | null;
  @Instant({ optional: true, description: 'When a saved card will be held' }) authorizeAt!: string | null;
  @Instant({ optional: true, description: 'Deadline to replace a hold that was declined or is about to expire' })
  recoverBefore!: string | null;
  @Instant({ optional: true, description: 'When the hold expires at the bank' }) captureBefore!: string | null;
}
