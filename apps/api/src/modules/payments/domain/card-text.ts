import { CARD_TEXTS } from './card-texts';
import type { Card } from './intent';

/** "Visa ending 4242", or "PayPal" for a method without a number; null without a card. */
export function cardText(card: Card | null): string | null {
  if (!card) return null;
  const brand = BRANDS[card.brand] ?? card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return card.last4 ? CARD_TEXTS.en.cardEnding.replace('{brand}', brand).replace('{last4}', card.last4) : brand;
}

/** Text for other people: "Cash App Pay", or just "card" to keep the card number private. */
export function paymentMethodText({
  cardBrand,
  cardLast4,
}: {
  cardBrand: string | null;
  cardLast4: string | null;
}): string {
  return (cardBrand && cardLast4 === '' && cardText({ brand: cardBrand, last4: '' })) || 'card';
}

/** Names that are not just the brand with a capital letter. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  card: CARD_TEXTS.en.card,
  cashapp: 'Cash App Pay',
  paypal: 'PayPal',
  amazon_pay: 'Amazon Pay',
};
