import type { TipView } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { LARGEST_TIP, SMALLEST_TIP } from './domain/tipping';
import { cardOf } from '../payments/payments.facade';
import type { OwnTip } from './tips.service';

export function presentTip({ mayTip, before, presets, given }: OwnTip): TipView {
  return {
    mayTip,
    before: before?.toISOString() ?? null,
    presets: presets.map(({ percent, amount }) => ({ percent, amount: formatCents(amount) })),
    smallest: formatCents(SMALLEST_TIP),
    largest: formatCents(LARGEST_TIP),
    given: given
      ? [
          {
            paymentId: given.id,
            amount: formatCents(given.state === 'captured' ? given.captured : given.amount),
            state: given.state,
            card: cardOf(given),
          },
        ]
      : [],
  };
}
