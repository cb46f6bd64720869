import type { JoinLink } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';

export abstract class JoinLinksFacade {
  /**
   * The ride's join link; created when there is none or the last one expired.
   * @throws ApiError not_found, ride_state_conflict once the ride is over, join_link_off
   */
  abstract link(who: Principal, rideId: number): Promise<JoinLink>;
  /** The same link, whoever asks. The ride must not be over. @throws ApiError join_link_off */
  abstract linkOf(rideId: number): Promise<JoinLink>;
}
