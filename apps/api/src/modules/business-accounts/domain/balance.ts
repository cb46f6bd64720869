import type { Cents } from '@groupride/pricing';

/** What an account may spend, and what of it is taken. */
export interface AccountFigures {
  creditLimit: Cents;
  reserved: Cents;
  owed: Cents;
}

/** A lowered limit can lie below what is taken already. */
export const available = ({ creditLimit, reserved, owed }: AccountFigures): Cents =>
  Math.max(0, creditLimit - reserved - owed);

/** By how much the limit would be exceeded. */
export const creditShortfall = ({ creditLimit, reserved, owed }: AccountFigures, amount: Cents): Cents =>
  Math.max(0, reserved + owed + amount - creditLimit);
