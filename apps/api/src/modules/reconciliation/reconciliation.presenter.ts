import type { ReconciliationRunView } from '@groupride/contracts';
import type { Run } from './reconciliation.repository';

export function presentRun({
  id,
  state,
  startedBy,
  startedAt,
  finishedAt,
  whole,
  since,
  records,
  compared,
  differences,
}: Run): ReconciliationRunView {
  return {
    id,
    state,
    startedBy,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    whole,
    since: since.toISOString(),
    records,
    compared,
    differences,
  };
}
