import type { FreshProofRequest } from '@groupride/contracts';
import type { Request } from 'express';
import type { Principal } from '../../platform/http/principal';

/**
 * Requires operators to prove their identity again before actions with which a stranger at an open session could keep
 * access, or shut other operators out.
 */
export abstract class ProofsFacade {
  /**
   * Uses up the code, if there is one, in a separate transaction.
   * @throws ApiError fresh_proof_required, app_code_invalid, code_invalid, code_expired, code_attempts_exceeded,
   * factor_attempts_exceeded, code_wrong_browser
   */
  abstract require(me: Principal, request: Request, proof: FreshProofRequest): Promise<void>;
}
