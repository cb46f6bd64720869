import type { PaymentMethod, PaymentState } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import type { Card } from './intent';
import type { Charge } from './charges';
import { ISSUED_TEXTS } from './receipt-texts';

const SAID = ISSUED_TEXTS.en;

/** Amounts are decimal text, as they were issued. */
export interface Line {
  label: string;
  amount: string;
}

export interface Receipt {
  number: string;
  rideId: number;
  payerId: number;
  charged: Cents;
  /** The price of the ride; the last line is its total. */
  rideLines: Line[];
  /** What of it is the payer's; they sum to what is charged. */
  ownLines: Line[];
  /** "Visa ending 4242", or in words. */
  paymentMethod: string;
}

export interface IssuedReceipt extends Receipt {
  issuedAt: Date;
}

interface PricedRide {
  id: number;
  baseFare: Cents;
  serviceFee: Cents;
  taxes: Cents;
  discount: Cents;
  totalCost: Cents;
  paymentMethod: PaymentMethod;
  cancelRule?: string | null;
}

/** The receipt of one member for a completed ride. Members whose seat is covered get one too, over nothing. */
export function tripReceipt(ride: PricedRide, charge: Charge, card: Card | null, noShow = false): Receipt {
  return {
    number: receiptNumber(ride.id, charge.userId),
    rideId: ride.id,
    payerId: charge.userId,
    charged: charge.amount,
    rideLines: [
      line(SAID.baseFare, ride.baseFare),
      line(SAID.serviceFee, ride.serviceFee),
      line(SAID.taxes, ride.taxes),
      ...(ride.discount > 0 ? [line(SAID.promotion, -ride.discount)] : []),
      line(SAID.total, ride.totalCost),
    ],
    ownLines: charge.isOrganizer ? organizerLines(charge) : memberLines(charge, noShow ? SAID.noShowSeat : SAID.seat),
    paymentMethod: methodText(ride, charge, card),
  };
}

/** The receipt of the organizer for a ride that was cancelled at a cost. */
export function cancellationReceipt(ride: PricedRide, organizerId: number, fee: Cents, card: Card | null): Receipt {
  const label = ride.cancelRule === 'no_show' ? SAID.noShowFee : SAID.cancellationFee;
  return {
    number: receiptNumber(ride.id, organizerId),
    rideId: ride.id,
    payerId: organizerId,
    charged: fee,
    rideLines: [line(label, fee), line(SAID.total, fee)],
    ownLines: [line(label, fee)],
    paymentMethod: cardText(card) ?? SAID.card,
  };
}

/** "Visa ending 4242", or "PayPal"; null without either. */
export function cardText(card: Card | null): string | null {
  if (!card) return null;
  const brand = BRANDS[card.brand] ?? card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return card.last4 ? SAID.cardEnding.replace('{brand}', brand).replace('{last4}', card.last4) : brand;
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
  card: SAID.card,
  cashapp: 'Cash App Pay',
  paypal: 'PayPal',
  amazon_pay: 'Amazon Pay',
};

function organizerLines({ seat, amount }: Charge): Line[] {
  return [line(SAID.seat, seat), ...(amount > seat ? [line(SAID.coveredForOthers, amount - seat)] : [])];
}

function memberLines({ seat, amount }: Charge, label: string): Line[] {
  if (amount > 0)
    return amount < seat ? [line(label, seat), line(SAID.coveredByOrganizer, amount - seat)] : [line(label, amount)];
  return seat > 0 ? [line(label, seat), line(SAID.coveredByOrganizer, -seat)] : [line(label, 0)];
}

function methodText(ride: PricedRide, charge: Charge, card: Card | null): string {
  if (ride.totalCost === 0) return SAID.nothingToPay;
  if (charge.amount === 0) return charge.isOrganizer ? SAID.paidByMembers : SAID.coveredByOrganizer;
  return ride.paymentMethod === 'cash' ? SAID.cash : (cardText(card) ?? SAID.card);
}

const receiptNumber = (rideId: number, payerId: number) => `GR-${rideId}-${payerId}`;

function line(label: string, amount: Cents): Line {
  return { label, amount: formatCents(amount) };
}

/** The card that somebody pays with, as their receipt names it. */
export function cardOf(
  payments: readonly { payerId: number; state: PaymentState; cardBrand: string | null; cardLast4: string | null }[],
  payerId: number,
): Card | null {
  const payment = payments.find((each) => each.payerId === payerId && each.state !== 'released');
  return payment?.cardBrand && payment.cardLast4 !== null
    ? { brand: payment.cardBrand, last4: payment.cardLast4 }
    : null;
}
