import { Instant, ListOf, Money, OneOf, Text, Whole } from './fields';
import { LANGUAGES, type Language } from './words';

export class ReceiptLine {
  @Text({ max: 100 }) label!: string;
  @Money() amount!: string;
}

export class ReceiptRefund {
  @Money() amount!: string;
  @Instant() at!: string;
}

export class ReceiptView {
  @Text({ max: 40 }) number!: string;
  @Whole() rideId!: number;
  @Instant() issuedAt!: string;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @ListOf(() => ReceiptLine, { description: 'The whole ride’s price' }) ride!: ReceiptLine[];
  @ListOf(() => ReceiptLine, { description: 'What of it is yours' }) yours!: ReceiptLine[];
  @Money({ description: 'For the ride, without a tip' }) charged!: string;
  @Text({ max: 60, description: 'e.g. Visa ending 4242, or cash' }) paymentMethod!: string;
  @Money({ description: 'What of it has not been taken from your card yet' }) outstanding!: string;
  @Money({ description: 'What you gave the driver besides' }) tip!: string;
  @ListOf(() => ReceiptRefund, { description: 'What has been given back to you' }) refunds!: ReceiptRefund[];
  @ListOf(() => ReceiptRefund, { description: 'What your bank has given back to you for us, after you disputed it' }) takenBack!: ReceiptRefund[];
  @Money({ description: 'Charged and tip, less what was given back' }) net!: string;
}

export class ReceiptDocumentQuery {
  @OneOf(LANGUAGES, { optional: true }) language?: Language;
}
