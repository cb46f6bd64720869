import type { RideView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

export interface OperatorAction {
  /** As the audit log names it. */
  name: string;
  rideId: number;
  /** What the operator asked for, recorded in the audit log. */
  request: Record<string, unknown>;
  /** `Idempotency-Key`: the same key and request act once and answer alike. */
  key: string | undefined;
}

/** What every action of an operator on a ride has in common: one transaction, once per key, in the audit log. */
export abstract class OperatorActions {
  /** @throws ApiError not_found, idempotency_key_reused, and what `work` throws; then nothing has changed */
  abstract run(who: Principal, action: OperatorAction, work: (tx: Transaction) => Promise<void>): Promise<RideView>;
}
