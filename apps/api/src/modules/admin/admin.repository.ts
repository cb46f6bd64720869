import type {
  RideContact,
  AdminRideRow,
  AdminDriverRow,
  AuditRow,
  MetricsView,
  OfferRow,
  RideOrder,
  RideStatus,
  RideType,
} from '@groupride/contracts';
import type { SearchQuery } from './domain/search-query';

/** Which rides, in order of their numbers. */
export interface RideFilter {
  limit: number;
  order: RideOrder;
  /** The ride that comes before the first one. */
  afterId: number | null;
  status: RideStatus | null;
  rideType: RideType | null;
  /** Organized by them, or with a seat of theirs. */
  riderId: number | null;
  driverId: number | null;
  /** Must match the ride's number, its organizer or its driver. */
  search: SearchQuery | null;
}

/** What operations look at. Read-only statements over all modules' tables; nothing here changes anything. */
export abstract class AdminRepository {
  abstract metrics(since: Date): Promise<MetricsView>;
  abstract rides(filter: RideFilter): Promise<AdminRideRow[]>;
  abstract drivers(): Promise<AdminDriverRow[]>;
  abstract offersOf(rideId: number): Promise<OfferRow[]>;
  /** The driver and everyone with a seat, the organizer first. */
  abstract contactsOf(rideId: number): Promise<RideContact[]>;
  /** Names of ledger accounts' persons by account. */
  abstract accountNames(accounts: readonly string[]): Promise<Map<string, string>>;
  abstract audit(limit: number): Promise<AuditRow[]>;
}
