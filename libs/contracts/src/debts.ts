import { Flag, Instant, Money, OneOf, Text, Whole } from './fields';

/** `fee`: for calling off, or for not coming. `cash`: the driver received less than the ride costs. */
export const DEBT_REASONS = ['fee', 'fare', 'cash'] as const;
export type DebtReason = (typeof DEBT_REASONS)[number];

/** What you still owe for a ride that is over. */
export class DebtView {
  @Whole() rideId!: number;
  @Money() amount!: string;
  @OneOf(DEBT_REASONS) reason!: DebtReason;
  @Instant({ description: 'When the ride ended' }) since!: string;
  @Text({ max: 200, description: 'Where the ride went' }) dropoffLocation!: string;
  @Flag({ description: 'A card is being charged for it now: there is nothing to do' }) onItsWay!: boolean;
  @Text({ max: 500, optional: true, description: 'Why the last card was refused' }) failureMessage!: string | null;
}
