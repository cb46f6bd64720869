import type { ChargedPayment, ChargeExplanation, ChargeRow, RefundView } from '@groupride/contracts';
import { formatCents, parseCents, seatPrices, sumOfCents, type Cents } from '@groupride/pricing';
import { cardOf } from '../payments/payments.facade';
import { isOver, sharedRide, type Ride } from '../rides/rides.facade';
import type { AccountCharge, ChargedPerson, FoundCharge, PaymentFact } from './charges.repository';
import { explainCharge, type Debt } from './domain/explain-charge';

export interface MoneyOfRide {
  ride: Ride;
  rates: { basePerPerson: Cents; minimumSeats: number; hours: number | null } | null;
  promoCode: string | null;
  debts: readonly Debt[];
  cash: ReadonlyMap<number, Cents>;
  credit: ReadonlyMap<number, Cents>;
  waived: ReadonlyMap<number, Cents>;
  account: AccountCharge;
  owed: ReadonlyMap<number, Cents>;
  payments: readonly PaymentFact[];
  refunds: readonly RefundView[];
}

export function presentExplanation(
  { id, name, email, isOrganizer, seat: seatNumber }: ChargedPerson,
  money: MoneyOfRide,
): ChargeExplanation {
  const { ride, promoCode, cash } = money;
  // Only the booking service pays for a ride on a business account, so nobody else gets the price explained.
  const isApart = ride.paymentMethod === 'account' && id !== ride.organizerId;
  const debts = isApart ? money.debts.filter(({ riderId }) => riderId === id) : money.debts;
  const payments = money.payments.filter(({ payerId }) => payerId === id);
  const refunds = money.refunds.filter(({ payerId }) => payerId === id);
  const captured = sumOfCents(payments.map((payment) => payment.captured));
  const refunded = succeeded(refunds);
  const disputed = sumOfCents(payments.map((payment) => payment.disputed));
  const seat = seatNumber === null ? null : (seatPrices(sharedRide(ride))[seatNumber] ?? null);
  const lines = explainCharge({
    payerId: id,
    isOrganizer,
    price: priceOf(money),
    promoCode,
    seat,
    debts,
    captured,
    cash: cash.get(id) ?? 0,
    credit: money.credit.get(id) ?? 0,
    waived: money.waived.get(id) ?? 0,
    volumeDiscount: money.account.discount,
    onAccount: id === ride.organizerId ? money.account.charged : 0,
    isOver: isOver(ride),
  });
  return {
    payerId: id,
    payerName: name,
    payerEmail: email,
    isOrganizer,
    settled: money.debts.length > 0,
    splitMode: ride.splitMode,
    groupSize: ride.groupSize,
    rideTotal: formatCents(ride.totalCost),
    seat: seat === null ? null : formatCents(seat),
    cancelRule: ride.cancelRule,
    lines: lines.map(({ about, amount, name: whose }) => ({ about, amount: formatCents(amount), name: whose })),
    captured: formatCents(captured),
    refunded: formatCents(refunded),
    disputed: formatCents(disputed),
    charged: formatCents(captured - refunded - disputed),
    owed: formatCents(money.owed.get(id) ?? 0),
    payments: payments.map((payment) => presentPayment(payment, refunds)),
    refunds,
  };
}

export function presentFound({ held, captured, refunded, at, cardBrand, cardLast4, ...found }: FoundCharge): ChargeRow {
  return {
    ...found,
    card: cardOf({ cardBrand, cardLast4 }),
    held: formatCents(held),
    captured: formatCents(captured),
    refunded: formatCents(refunded),
    at: at.toISOString(),
  };
}

/** The price by parts. A ride booked by the hour has no distance part: extra distance is included in the base. */
function priceOf({ ride, rates }: MoneyOfRide) {
  const { baseFare, serviceFee, taxes, discount } = ride;
  const base =
    rates && rates.hours === null
      ? Math.min(baseFare, rates.basePerPerson * Math.max(ride.groupSize, rates.minimumSeats))
      : baseFare;
  return { base, distance: baseFare - base, serviceFee, taxes, discount };
}

function presentPayment(payment: PaymentFact, refunds: readonly RefundView[]): ChargedPayment {
  const own = refunds.filter(({ paymentId }) => paymentId === payment.id);
  const notFailed = sumOfCents(own.filter(({ state }) => state !== 'failed').map(({ amount }) => parseCents(amount)));
  const disputed = payment.disputed > 0;
  return {
    id: payment.id,
    state: payment.state,
    card: cardOf(payment),
    providerId: payment.intentId,
    held: formatCents(payment.held),
    captured: formatCents(payment.captured),
    refunded: formatCents(succeeded(own)),
    refundable: formatCents(disputed ? 0 : payment.captured - notFailed),
    disputed,
    startedAt: payment.startedAt.toISOString(),
    heldAt: payment.heldAt?.toISOString() ?? null,
    capturedAt: payment.capturedAt?.toISOString() ?? null,
    releasedAt: payment.releasedAt?.toISOString() ?? null,
  };
}

const succeeded = (refunds: readonly RefundView[]): Cents =>
  sumOfCents(refunds.filter(({ state }) => state === 'succeeded').map(({ amount }) => parseCents(amount)));
