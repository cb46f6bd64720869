import type { RideView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

export interface OperatorAction {
  /** Name of the action in the audit log. */
  name: string;
  rideId: number;
  /** The operator's request, recorded in the audit log. */
  request: Record<string, unknown>;
  /** Value of the `Idempotency-Key` header. The same key and request act once and get the same response. */
  key: string | undefined;
}

/** Runs operators' actions on rides in one transaction, once per idempotency key, and records them in the audit log. */
export abstract class OperatorActions {
  /** @throws ApiError not_found, idempotency_key_reused, and the errors of `work`; an error rolls everything back */
  abstract run(who: Principal, action: OperatorAction, work: (tx: Transaction) => Promise<void>): Promise<RideView>;
}
