import type { ChargeLineType } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/** What one rider owes for a ride, as the books have it. */
export interface Debt {
  riderId: number;
  name: string;
  kind: 'fare' | 'cancellation_fee' | 'no_show_fee' | 'tip';
  amount: Cents;
}

export interface ChargeFacts {
  payerId: number;
  isOrganizer: boolean;
  /** Price of the ride; `base` and `distance` make the fare. */
  price: { base: Cents; distance: Cents; serviceFee: Cents; taxes: Cents; discount: Cents };
  /** What of the discount is a volume discount of the business account that pays. */
  volumeDiscount: Cents;
  /** The code by which the discount came, where there is one. */
  promoCode: string | null;
  /** Price of the payer's own seat, where it has one. */
  seat: Cents | null;
  /** Of everybody in the ride. */
  debts: readonly Debt[];
  /** Taken from the payer's cards, whatever went back later. */
  captured: Cents;
  /** Given to the driver in hand. */
  cash: Cents;
  /** Paid by the payer's credit. */
  credit: Cents;
  /** Charged to a business account. */
  onAccount: Cents;
  /** Let off by operators, or too little for a card. */
  waived: Cents;
  /** Until then nothing is owed, and what was taken is neither too much nor too little. */
  isOver: boolean;
}

export interface ExplainedLine {
  about: ChargeLineType;
  amount: Cents;
  /** Whose it is, where that is somebody else; of a promotion its code. */
  name: string | null;
}

/**
 * Why a payer was charged what they were charged: the price, what of it others pay, fees and tips. Whatever the facts,
 * the lines sum to what was captured; where that cannot be explained, a line says so.
 */
export function explainCharge(facts: ChargeFacts): ExplainedLine[] {
  const { payerId, debts, captured, cash, credit, waived, onAccount, isOver } = facts;
  if (!isOver) return captured === 0 ? [] : [line('taken_early', captured)];
  const own = debts.filter((debt) => debt.riderId === payerId);
  const lines = [
    ...(debts.some(({ kind }) => kind === 'fare') ? fareLines(facts) : []),
    ...own
      .filter(({ kind }) => kind !== 'fare')
      .map(({ kind, amount }) => line(kind as Exclude<Debt['kind'], 'fare'>, amount)),
    line('credit', -credit),
    line('paid_in_cash', -cash),
    line('on_account', -onAccount),
    line('waived', -waived),
  ];
  const unexplained = captured - sum(lines);
  return [
    ...lines,
    line('not_collected', Math.min(0, unexplained)),
    line('collected_too_much', Math.max(0, unexplained)),
  ].filter(({ amount }) => amount !== 0);
}

function fareLines({
  payerId,
  isOrganizer,
  price,
  promoCode,
  seat,
  debts,
  volumeDiscount,
}: ChargeFacts): ExplainedLine[] {
  const fares = debts.filter(({ kind }) => kind === 'fare');
  const own = fares.filter(({ riderId }) => riderId === payerId).reduce((total, { amount }) => total + amount, 0);
  const whole = [
    line('base', price.base),
    line('distance', price.distance),
    line('service_fee', price.serviceFee),
    line('taxes', price.taxes),
    line('promotion', volumeDiscount - price.discount, promoCode),
    line('volume_discount', -volumeDiscount),
  ];
  const total = sum(whole);
  const others = isOrganizer
    ? fares
        .filter(({ riderId }) => riderId !== payerId)
        .map(({ amount, name }) => line('paid_by_member', -amount, name))
    : [line('seats_of_others', -(total - (seat ?? own))), line('covered_by_organizer', own - (seat ?? own))];
  const explained = [...whole, ...others];
  return [...explained, line('rounding', own - sum(explained))];
}

const line = (about: ChargeLineType, amount: Cents, name: string | null = null): ExplainedLine => ({
  about,
  amount,
  name,
});
const sum = (lines: readonly ExplainedLine[]): Cents => lines.reduce((total, { amount }) => total + amount, 0);
