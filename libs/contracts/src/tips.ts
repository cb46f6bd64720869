import { Flag, Instant, ListOf, Money, OneOf, Text, Integer } from './fields';
import { PAYMENT_STATES, type PaymentState } from './enums';

export class TipRequest {
  @Money({ description: 'From 0.50 to 200.00' }) amount!: string;
}

export class TipPreset {
  @Integer({
    optional: true,
    description:
      'Percentage of what you were charged, or of the price of your seat when others paid it; null for the whole-dollar amounts of a small fare',
  })
  percent!: number | null;
  @Money() amount!: string;
}

export class GivenTip {
  @Integer() paymentId!: number;
  @Money() amount!: string;
  @OneOf(PAYMENT_STATES, { description: 'authorized: on its way to the driver; captured: given' }) state!: PaymentState;
  @Text({ max: 60, optional: true, description: 'e.g. Visa ending 4242' }) card!: string | null;
}

/** Your own tip for a ride. */
export class TipView {
  @Flag() mayTip!: boolean;
  @Instant({ optional: true, description: 'Deadline for giving a tip' }) before!: string | null;
  @ListOf(() => TipPreset) presets!: TipPreset[];
  @Money() smallest!: string;
  @Money() largest!: string;
  @ListOf(() => GivenTip, { max: 1, description: 'Empty until you have given one' }) given!: GivenTip[];
}
