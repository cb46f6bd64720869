import type { PaymentMethod } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import { RECEIPT_LINES } from './receipt-lines';

const SAID = RECEIPT_LINES.en;

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
  /** The payer's own lines; they sum to the charge. */
  ownLines: Line[];
  /** "Visa ending 4242", or in words. */
  paymentMethod: string;
}

export interface IssuedReceipt extends Receipt {
  issuedAt: Date;
}

/** What one member is charged for the ride. */
interface Charge {
  userId: number;
  isOrganizer: boolean;
  /** Price of the member's own seat, whoever pays it. */
  seat: Cents;
  /** The amount to pay after credit. */
  amount: Cents;
  credit?: Cents;
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

/**
 * The receipt of one member for a completed ride. Members whose seat is covered get one over $0.00.
 * @param card "Visa ending 4242"; null when no card is known
 */
export function tripReceipt(ride: PricedRide, charge: Charge, card: string | null, noShow = false): Receipt {
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
    ownLines: [
      ...(charge.isOrganizer
        ? organizerLines(beforeCredit(charge))
        : memberLines(beforeCredit(charge), noShow ? SAID.noShowSeat : SAID.seat)),
      ...(charge.credit ? [line(SAID.credit, -charge.credit)] : []),
    ],
    paymentMethod: methodText(ride, charge, card),
  };
}

/** The receipt of the organizer for a ride that was cancelled with a fee. */
export function cancellationReceipt(ride: PricedRide, organizerId: number, fee: Cents, card: string | null): Receipt {
  const label = ride.cancelRule === 'no_show' ? SAID.noShowFee : SAID.cancellationFee;
  return {
    number: receiptNumber(ride.id, organizerId),
    rideId: ride.id,
    payerId: organizerId,
    charged: fee,
    rideLines: [line(label, fee), line(SAID.total, fee)],
    ownLines: [line(label, fee)],
    paymentMethod: card ?? SAID.card,
  };
}

function organizerLines({ seat, amount }: Charge): Line[] {
  return [line(SAID.seat, seat), ...(amount > seat ? [line(SAID.coveredForOthers, amount - seat)] : [])];
}

/** Adds the part that credit paid, because the lines start from the amount before credit. */
const beforeCredit = (charge: Charge): Charge => ({ ...charge, amount: charge.amount + (charge.credit ?? 0) });

function memberLines({ seat, amount }: Charge, label: string): Line[] {
  if (amount > 0)
    return amount < seat ? [line(label, seat), line(SAID.coveredByOrganizer, amount - seat)] : [line(label, amount)];
  return seat > 0 ? [line(label, seat), line(SAID.coveredByOrganizer, -seat)] : [line(label, 0)];
}

function methodText(ride: PricedRide, charge: Charge, card: string | null): string {
  if (ride.totalCost === 0) return SAID.nothingToPay;
  if (charge.amount === 0 && charge.credit) return SAID.credit;
  if (charge.amount === 0) return charge.isOrganizer ? SAID.paidByMembers : SAID.coveredByOrganizer;
  return ride.paymentMethod === 'cash' ? SAID.cash : (card ?? SAID.card);
}

const receiptNumber = (rideId: number, payerId: number) => `GR-${rideId}-${payerId}`;

function line(label: string, amount: Cents): Line {
  return { label, amount: formatCents(amount) };
}
