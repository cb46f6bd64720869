import type { OperatorView } from '@groupride/contracts';
import type { StoredOperator } from './operators.repository';

/** @param isFixed whether the deployment names this operator, so that nobody may change or remove them */
export const presentOperator = (
  { id, name, email, role, lastSignedInAt }: StoredOperator,
  isFixed: boolean,
): OperatorView => ({ id, name, email, role, isFixed, lastSignedInAt: lastSignedInAt?.toISOString() ?? null });
