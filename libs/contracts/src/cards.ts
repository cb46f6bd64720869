import { Flag, Text, Integer } from './fields';

/** A card saved at the payment provider. We store nothing else about it. */
export class CardView {
  @Integer() id!: number;
  @Text({ max: 30, description: 'The provider’s name for the brand: visa, mastercard, amex …' }) brand!: string;
  @Text({ min: 4, max: 4 }) last4!: string;
  @Integer({ min: 1, max: 12 }) expMonth!: number;
  @Integer() expYear!: number;
  @Flag({ description: 'Whether this card is offered first' }) isDefault!: boolean;
  @Flag() isExpired!: boolean;
}

/** The client secret with which the browser saves a card at the provider. */
export class CardSetupView {
  @Text({ max: 300 }) clientSecret!: string;
}

/** A payment with one of your saved cards. */
export class SavedCardPayment {
  @Integer({ min: 1 }) cardId!: number;
}
