import type { JoinLink } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';

export abstract class JoinLinksFacade {
  /**
   * The ride's join link. Creates one when there is none or the last one expired.
   * @throws ApiError not_found, ride_state_conflict once the ride is over, join_link_off
   */
  abstract link(who: Principal, rideId: number): Promise<JoinLink>;
  /** The ride's join link without a check of the caller. The ride must not be over. @throws ApiError join_link_off */
  abstract linkOf(rideId: number): Promise<JoinLink>;
}
