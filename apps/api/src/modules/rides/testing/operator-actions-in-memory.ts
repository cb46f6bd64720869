import { IdempotencyInMemory, only } from '../../../platform/testing/stand-ins';
import type { AuditFacade } from '../../identity/identity.facade';
import type { OperatorActions } from '../operator-actions.facade';
import { OperatorActionsService } from '../operator-actions.service';
import type { RidesWorld } from './rides-world';

/** Actions of operators on the rides of a world. `audited` is what the audit log contains about them. */
export function operatorActionsInMemory({ database, views }: RidesWorld): {
  actions: OperatorActions;
  audited: unknown[][];
} {
  const audited: unknown[][] = [];
  const audit = only<AuditFacade>({
    record: async (userId, action, target, data) => void audited.push([userId, action, target, data]),
  });
  return { audited, actions: new OperatorActionsService(database, new IdempotencyInMemory(), audit, views) };
}
