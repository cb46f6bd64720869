import type { Cents } from '@groupride/pricing';

/** The credit limit of an account, and the used part of it. */
export interface AccountFigures {
  creditLimit: Cents;
  reserved: Cents;
  owed: Cents;
}

/** The credit still available. A lowered limit may be below the used amount; then it is 0. */
export const available = ({ creditLimit, reserved, owed }: AccountFigures): Cents =>
  Math.max(0, creditLimit - reserved - owed);

/** The amount by which a booking would exceed the limit; 0 when it would not. */
export const creditShortfall = ({ creditLimit, reserved, owed }: AccountFigures, amount: Cents): Cents =>
  Math.max(0, reserved + owed + amount - creditLimit);
