import type { ChargeLineType } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/** An amount that the ledger charged to a rider for a ride. */
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
  /** The part of the discount that is the business account's volume discount. */
  volumeDiscount: Cents;
  /** The promotion code of the discount; null when there is none. */
  promoCode: string | null;
  /** Price of the payer's own seat; null when they have none. */
  seat: Cents | null;
  /** Debts of everyone in the ride. */
  debts: readonly Debt[];
  /** Captured from the payer's cards, before refunds. */
  captured: Cents;
  /** Paid to the driver in cash. */
  cash: Cents;
  /** Paid by the payer's credit. */
  credit: Cents;
  /** Charged to a business account. */
  onAccount: Cents;
  /** Waived by operators, or too small to charge to a card. */
  waived: Cents;
  /** Whether the ride is over. Before that nothing is owed, and captures are neither too high nor too low. */
  isOver: boolean;
}

export interface ExplainedLine {
  about: ChargeLineType;
  amount: Cents;
  /** The other member whom the line is about, or the code of a promotion; otherwise null. */
  name: string | null;
}

/**
 * Explains a payer's charge in lines: the price, the parts that others pay, fees and tips. The lines always add up to
 * the captured amount; an unexplained rest gets a line of its own.
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
