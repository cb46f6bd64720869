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

/** Which rides; a part that is null leaves none out. */
export interface RideFilter {
  status: RideStatus | null;
  rideType: RideType | null;
  /** Organized by them, or with a seat of theirs. */
  riderId: number | null;
  driverId: number | null;
  /** Must match the ride's number, its organizer or its driver. */
  search: SearchQuery | null;
  /** What happened to them at that time. */
  dated: (TimeRange & { event: RideDate }) | null;
}

/** What operations look at. Read-only statements over all modules' tables; nothing here changes anything. */
export abstract class AdminRepository {
  abstract rides(filter: RideFilter, page: PageOf<RideOrder>): Promise<(AdminRideRow & Placed)[]>;
  abstract offersOf(rideId: number): Promise<OfferRow[]>;
  /** The driver and everyone with a seat, the organizer first. */
  abstract contactsOf(rideId: number): Promise<RideContact[]>;
  /** What a business account pays for the ride; null when none does. */
  abstract accountChargeOf(rideId: number): Promise<RideAccountCharge | null>;
  /** Names of ledger accounts' persons and businesses by account. */
  abstract accountNames(accounts: readonly string[]): Promise<Map<string, string>>;
}
