import { RiderAmounts } from './amounts';
import { Instant, ListOf, Money, Nested, OneOf, Text, Integer } from './fields';
import { CASH_STATED_BY, LANGUAGES, type CashStatedBy, type Language } from './enums';

export class ReceiptLine {
  @Text({ max: 100 }) label!: string;
  @Money() amount!: string;
}

export class ReceiptRefund {
  @Money() amount!: string;
  @Instant() at!: string;
}

export class ReceiptCardPart {
  @Text({ max: 60, description: 'e.g. Visa ending 4242' }) method!: string;
  @Money() amount!: string;
}

export class ReceiptView {
  @Text({ max: 40 }) number!: string;
  @Integer() rideId!: number;
  @Instant() issuedAt!: string;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @Instant({ optional: true, description: 'Start of a scheduled ride' }) scheduledAt!: string | null;
  @Integer({ optional: true, description: 'Hours; null when the ride is not booked by the hour' }) hourlyDuration!:
    number | null;
  @ListOf(() => ReceiptLine, { description: 'The whole ride’s price' }) ride!: ReceiptLine[];
  @ListOf(() => ReceiptLine, { description: 'Your part of the price' }) yours!: ReceiptLine[];
  @Money({ description: 'For the ride, without a tip' }) charged!: string;
  @Text({ max: 60, description: 'e.g. Visa ending 4242, or cash' }) paymentMethod!: string;
  @Money({ optional: true, description: 'The part that the driver received in cash; null when paid by card' }) cash!:
    string | null;
  @OneOf(CASH_STATED_BY, { optional: true, description: 'Who stated `cash`: operations, when they completed the trip' })
  cashStatedBy!: CashStatedBy | null;
  @ListOf(() => ReceiptCardPart, { description: 'Parts of a cash ride that have been paid by card since' })
  byCard!: ReceiptCardPart[];
  @Money({ description: 'The part that is still to be charged to your card or to be paid' }) outstanding!: string;
  @Money({ description: 'The part that you do not have to pay: waived, or less than a card can be charged' })
  waived!: string;
  @Money({ description: 'Tip that you gave the driver' }) tip!: string;
  @Money({ description: 'Charged above the amount due at first; included in the refunds' }) overpayment!: string;
  @ListOf(() => ReceiptRefund, { description: 'What has been given back to you' }) refunds!: ReceiptRefund[];
  @ListOf(() => ReceiptRefund, { description: 'Amounts that your bank has returned to you after a dispute' })
  takenBack!: ReceiptRefund[];
  @Money({ description: 'Amount charged less waived, plus overpayment and tip, less refunds' })
  net!: string;
  @Nested(() => RiderAmounts) amounts!: RiderAmounts;
}

export class ReceiptDocumentQuery {
  @OneOf(LANGUAGES, { optional: true }) language?: Language;
}
