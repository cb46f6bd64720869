import type {
  RideContact,
  AdminRideRow,
  OfferRow,
  RideAccountCharge,
  RideDate,
  RideOrder,
  RideStatus,
  RideType,
} from '@groupride/contracts';
import type { TimeRange } from '../../platform/http/city-days';
import { Keyset, type PageOf, type Placed } from '../../platform/keyset';
import type { SearchQuery } from './domain/search-query';

export const RIDE_KEYSET = new Keyset<RideOrder>('r.id', {
  newest: { descending: true },
  oldest: { descending: false },
  total: { key: 'r.total_cost', type: 'numeric', descending: false },
  total_descending: { key: 'r.total_cost', type: 'numeric', descending: true },
});

/** Filters of the list of rides; null fields do not filter. */
export interface RideFilter {
  status: RideStatus | null;
  rideType: RideType | null;
  /** Rides that this person organized or joined. */
  riderId: number | null;
  driverId: number | null;
  /** Must match the ride's number, its organizer or its driver. */
  search: SearchQuery | null;
  /** Rides to which this event happened within the time range. */
  dated: (TimeRange & { event: RideDate }) | null;
}

/** Read-only queries for operations, over the tables of all modules. */
export abstract class AdminRepository {
  abstract rides(filter: RideFilter, page: PageOf<RideOrder>): Promise<(AdminRideRow & Placed)[]>;
  abstract offersOf(rideId: number): Promise<OfferRow[]>;
  /** The driver and all members, the organizer first. */
  abstract contactsOf(rideId: number): Promise<RideContact[]>;
  /** The charge to the business account that pays for the ride; null when none does. */
  abstract accountChargeOf(rideId: number): Promise<RideAccountCharge | null>;
  /** Names of the people and businesses that ledger accounts belong to, by account. */
  abstract accountNames(accounts: readonly string[]): Promise<Map<string, string>>;
}
