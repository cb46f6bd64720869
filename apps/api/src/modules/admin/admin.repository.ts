import type {
  RideContact,
  AdminRideRow,
  AdminDriverRow,
  AuditRow,
  MetricsView,
  OfferRow,
  RideStatus,
} from '@groupride/contracts';

/** What operations look at. Read-only statements over all modules' tables; nothing here changes anything. */
export abstract class AdminRepository {
  abstract metrics(since: Date): Promise<MetricsView>;
  /** Newest first, before a ride's number. */
  abstract rides(filter: {
    limit: number;
    beforeId: number | null;
    status: RideStatus | null;
  }): Promise<AdminRideRow[]>;
  abstract drivers(): Promise<AdminDriverRow[]>;
  abstract offersOf(rideId: number): Promise<OfferRow[]>;
  /** The driver and everyone with a seat, the organizer first. */
  abstract contactsOf(rideId: number): Promise<RideContact[]>;
  /** Names of ledger accounts' persons by account. */
  abstract accountNames(accounts: readonly string[]): Promise<Map<string, string>>;
  abstract audit(limit: number): Promise<AuditRow[]>;
}
