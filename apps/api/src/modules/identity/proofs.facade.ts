import type { FreshProofRequest } from '@groupride/contracts';
import type { Request } from 'express';
import type { Principal } from '../../platform/http/principal';

/** Before something that would help a stranger at an open session to stay, operators prove again who they are. */
export abstract class ProofsFacade {
  /**
   * In a transaction of its own: uses the code up, if there is one.
   * @throws ApiError fresh_proof_required, app_code_invalid, code_invalid, code_expired, code_attempts_exceeded,
   * factor_attempts_exceeded, code_wrong_browser
   */
  abstract require(me: Principal, request: Request, proof: FreshProofRequest): Promise<void>;
}
