import type { RideView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

/** Reads rides as a viewer may see them: the ride, the viewer's role in it and its amounts. */
export abstract class RideViews {
  /** @throws ApiError not_found when the caller may not see the ride */
  abstract one(who: Principal, rideId: number, tx?: Transaction): Promise<RideView>;
  /** Rides in which the user has a seat, newest first. @param page.before the last ride of the page before */
  abstract ofUser(who: Principal, userId: number, page: { before: number | null; limit: number }): Promise<RideView[]>;
  /**
   * Scheduled rides that a driver has accepted and not set out for, earliest start first. Only the first ride of a run
   * is included.
   */
  abstract upcomingOfDriver(who: Principal, driverId: number): Promise<RideView[]>;
  /** The driver's current ride: one under way or, without one, the next scheduled ride. */
  abstract ofDriver(who: Principal, driverId: number): Promise<RideView | null>;
}
