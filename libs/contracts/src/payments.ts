import { Money, OneOf, Text, Whole } from './fields';
import { PAYMENT_STATES, type PaymentState } from './words';

/** The amount is never taken from the caller: it is what the ride says you owe. */
export class PaymentIntentRequest {
  @Whole({ min: 1 }) rideId!: number;
}

export class PaymentIntentView {
  @Whole() paymentId!: number;
  @Text({ max: 300 }) clientSecret!: string;
  @Money() amount!: string;
  @OneOf(PAYMENT_STATES) state!: PaymentState;
}

export class PaymentView {
  @Whole() id!: number;
  @Whole() rideId!: number;
  @Money() amount!: string;
  @Money() captured!: string;
  @OneOf(PAYMENT_STATES) state!: PaymentState;
  @Text({ max: 60, optional: true, description: 'e.g. Visa ending 4242' }) card!: string | null;
  @Text({ max: 60, optional: true, description: "The provider's reason" }) failureCode!: string | null;
  @Text({ max: 500, optional: true }) failureMessage!: string | null;
}
