import type { DisputeView } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import type { ListedDispute } from './disputes.repository';

export function presentDispute({
  amount,
  fee,
  evidenceDueAt,
  openedAt,
  closedAt,
  ...dispute
}: ListedDispute): DisputeView {
  return {
    ...dispute,
    amount: formatCents(amount),
    fee: formatCents(fee),
    evidenceDueAt: evidenceDueAt?.toISOString() ?? null,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}
