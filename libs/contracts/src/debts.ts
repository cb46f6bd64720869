import { CASH_STATED_BY, type CashStatedBy } from './enums';
import { Flag, Instant, Money, OneOf, Text, Integer } from './fields';

/** `fee`: for a cancellation or a no-show. `cash`: the driver received less than the price of the ride. */
export const DEBT_REASONS = ['fee', 'fare', 'cash'] as const;
export type DebtReason = (typeof DEBT_REASONS)[number];

/** How operators close a debt: by waiving it, or as cash that the driver received and owes us. */
export const DEBT_CLOSINGS = ['waived', 'paid_in_cash'] as const;
export type DebtClosingMethod = (typeof DEBT_CLOSINGS)[number];

export class DebtClosing {
  @Money({ description: 'The owed amount that you were shown; any other amount is refused as amount_mismatch' })
  amount!: string;
  @OneOf(DEBT_CLOSINGS) how!: DebtClosingMethod;
  @Text({ min: 3, max: 300, multiline: true, description: 'Why; for operations' }) note!: string;
}

export class ClosedDebt {
  @Integer() rideId!: number;
  @Integer() payerId!: number;
  @Money() amount!: string;
  @OneOf(DEBT_CLOSINGS) how!: DebtClosingMethod;
}

/** An amount that you still owe for a finished ride. */
export class DebtView {
  @Integer() rideId!: number;
  @Money() amount!: string;
  @OneOf(DEBT_REASONS) reason!: DebtReason;
  @OneOf(CASH_STATED_BY, {
    optional: true,
    description: 'Who stated the cash that was received, for the reason `cash`; otherwise null',
  })
  cashStatedBy!: CashStatedBy | null;
  @Instant({ description: 'When the ride ended' }) since!: string;
  @Text({ max: 200, description: 'Where the ride went' }) dropoffLocation!: string;
  @Flag({ description: 'Whether a card is currently being charged for it, so that no action is needed' })
  onItsWay!: boolean;
  @Text({ max: 500, optional: true, description: 'Why the last card was refused' }) failureMessage!: string | null;
}
