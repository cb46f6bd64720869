import type { VerificationAttempt, VerifiedMember } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';

/** Checks boarding codes for drivers controlled in a sandbox. */
export abstract class BoardingChecks {
  /** @throws ApiError not_found, ride_state_conflict, verification_code_wrong, verification_locked, already_verified, marked_no_show */
  abstract verify(who: Principal, rideId: number, attempt: VerificationAttempt): Promise<VerifiedMember>;
}
