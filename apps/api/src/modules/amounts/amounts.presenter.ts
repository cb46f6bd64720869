import type { RiderAmounts as RiderAmountsView } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import type { RiderAmounts } from './domain/rider-amounts';

export function presentAmounts(amounts: RiderAmounts): RiderAmountsView {
  return {
    share: formatCents(amounts.share),
    credit: formatCents(amounts.credit),
    due: formatCents(amounts.due),
    atMost: formatCents(amounts.atMost),
    setAside: formatCents(amounts.setAside),
    charged: formatCents(amounts.charged),
    inCash: formatCents(amounts.inCash),
    tip: formatCents(amounts.tip),
    refunded: formatCents(amounts.refunded),
    released: formatCents(amounts.released),
    waived: formatCents(amounts.waived),
    outstanding: formatCents(amounts.outstanding),
    paid: formatCents(amounts.paid),
  };
}
