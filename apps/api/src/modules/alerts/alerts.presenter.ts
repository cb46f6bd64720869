import type { AlertView } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import type { StoredAlert } from './alerts.repository';

/** The key is internal. */
export function presentAlert({
  key: _key,
  ours,
  theirs,
  openedAt,
  seenAt,
  closedAt,
  acknowledgedAt,
  ...alert
}: StoredAlert): AlertView {
  const money = (cents: Cents | null) => (cents === null ? null : formatCents(cents));
  return {
    ...alert,
    ours: money(ours),
    theirs: money(theirs),
    difference: ours === null || theirs === null ? null : formatCents(theirs - ours),
    openedAt: openedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
  };
}
