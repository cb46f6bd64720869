import { formatCents, parseCents, splitEvenly, typedCents, customSplitRefusal, type Cents } from '@groupride/pricing';

/** Amounts for seats 1, 2, … as typed; '' means zero. */
export type TypedAmounts = readonly string[];

export type AmountsProblem = 'not_an_amount' | NonNullable<ReturnType<typeof customSplitRefusal>>;

/** The typed amounts in cents. `rest` is the remainder for the organizer, or null if the amounts are invalid. */
export interface SeatAmountsRead {
  amounts: Cents[];
  rest: Cents | null;
  problem: AmountsProblem | null;
}

/** Cents as typed; an empty field is 0, and invalid text is null. */
export const centsTyped = (text: string): Cents | null => (text.trim() === '' ? 0 : typedCents(text));

/** @param total decimal text; null while the price is unknown, in which case only the amounts are checked */
export function readAmounts(total: string | null, groupSize: number, typed: TypedAmounts): SeatAmountsRead {
  const read = Array.from({ length: groupSize - 1 }, (_, index) => centsTyped(typed[index] ?? ''));
  if (read.some((amount) => amount === null)) return { amounts: [], rest: null, problem: 'not_an_amount' };
  const amounts = read.map((amount) => amount ?? 0);
  const whole = total === null ? Number.MAX_SAFE_INTEGER : parseCents(total);
  const problem = customSplitRefusal(whole, groupSize, amounts);
  const rest = whole - amounts.reduce((sum, amount) => sum + amount, 0);
  return { amounts, rest: total === null || rest < 0 ? null : rest, problem };
}

export function evenAmounts(total: string, groupSize: number): string[] {
  return splitEvenly(parseCents(total), groupSize).slice(1).map(formatCents);
}

/** The amounts in the format of a request. */
export function sharesOfAmounts(amounts: readonly Cents[]): { seat: number; amount: string }[] {
  return amounts.map((amount, index) => ({ seat: index + 1, amount: formatCents(amount) }));
}
