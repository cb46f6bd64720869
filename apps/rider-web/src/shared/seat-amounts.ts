import { formatCents, parseCents, splitEvenly, typedCents, customSplitRefusal, type Cents } from '@groupride/pricing';

/** Amounts as they are typed, of seats 1, 2, …; '' is nothing. */
export type TypedAmounts = readonly string[];

export type AmountsProblem = 'not_an_amount' | NonNullable<ReturnType<typeof customSplitRefusal>>;

/** What the typed amounts come to. `rest` is left for the organizer, and null while they make no sense. */
export interface SeatAmountsRead {
  amounts: Cents[];
  rest: Cents | null;
  problem: AmountsProblem | null;
}

/** An empty field is nothing. Null when it is no amount. */
export const centsTyped = (text: string): Cents | null => (text.trim() === '' ? 0 : typedCents(text));

/** @param total decimal text; null while the price is not known, which leaves only the amounts to be checked */
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

/** The amounts as a request carries them. */
export function sharesOfAmounts(amounts: readonly Cents[]): { seat: number; amount: string }[] {
  return amounts.map((amount, index) => ({ seat: index + 1, amount: formatCents(amount) }));
}
