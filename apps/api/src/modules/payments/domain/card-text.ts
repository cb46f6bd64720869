import { CARD_TEXTS } from './card-texts';
import type { Card } from './intent';

/** "Visa ending 4242", or "PayPal"; null without either. */
export function cardText(card: Card | null): string | null {
  if (!card) return null;
  const brand = BRANDS[card.brand] ?? card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return card.last4 ? CARD_TEXTS.en.cardEnding.replace('{brand}', brand).replace('{last4}', card.last4) : brand;
}

/** What it may be called before others: "Cash App Pay"; a card, whose number is its owner's business, "card". */
export function paymentMethodText({
  cardBrand,
  cardLast4,
}: {
  cardBrand: string | null;
  cardLast4: string | null;
}): string {
  return (cardBrand && cardLast4 === '' && cardText({ brand: cardBrand, last4: '' })) || 'card';
}

/** Names that are written otherwise than with a capital. */
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
