import type { RideView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

/** Reads rides as people see them: the ride, what they are to it and its money, as they may see it. */
export abstract class RideViews {
  /** @throws ApiError not_found when it is not theirs */
  abstract one(who: Principal, rideId: number, tx?: Transaction): Promise<RideView>;
  /** Rides in which the user has a seat, newest first. */
  abstract ofUser(who: Principal, userId: number, limit?: number): Promise<RideView[]>;
  /** Scheduled rides that a driver has accepted and not set out for, in order of their start; of a run the first one. */
  abstract upcomingOfDriver(who: Principal, driverId: number): Promise<RideView[]>;
  /** The ride a driver has in hand: under way first, then the next scheduled one. */
  abstract ofDriver(who: Principal, driverId: number): Promise<RideView | null>;
}
