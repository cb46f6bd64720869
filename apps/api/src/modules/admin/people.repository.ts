import type {
  AdminDriverRow,
  AdminDriverView,
  AdminRiderRow,
  AdminRiderView,
  ApplicationStatus,
  DocumentFilter,
  DriverOrder,
  DriverPresence,
  RiderOrder,
  RiderPaymentRow,
  RiderState,
  Verified,
} from '@groupride/contracts';
import type { TimeRange } from '../../platform/http/city-days';
import { Keyset, type PageOf, type Placed } from '../../platform/keyset';
import type { SearchQuery } from './domain/search-query';

const NAME = 'u.plain_name';

export const RIDER_KEYSET = new Keyset<RiderOrder>('u.id', {
  newest: { descending: true },
  oldest: { descending: false },
  name: { key: NAME, descending: false },
  name_descending: { key: NAME, descending: true },
});

export const DRIVER_KEYSET = new Keyset<DriverOrder>('d.id', {
  newest: { descending: true },
  oldest: { descending: false },
  name: { key: NAME, descending: false },
  name_descending: { key: NAME, descending: true },
  rating: { key: 'd.rating', type: 'numeric', descending: false },
  rating_descending: { key: 'd.rating', type: 'numeric', descending: true },
  trips: { key: 'd.total_trips', type: 'numeric', descending: false },
  trips_descending: { key: 'd.total_trips', type: 'numeric', descending: true },
});

export const RIDER_PAYMENT_KEYSET = new Keyset<'newest'>('p.id', { newest: { descending: true } });

/** Filters of the list of riders; null fields do not filter. */
export interface RiderFilter {
  /** Null selects active and blocked people. */
  state: RiderState | null;
  phoneVerified: Verified | null;
  search: SearchQuery | null;
}

/** Filters of the list of drivers; null fields do not filter. */
export interface DriverFilter {
  applicationStatus: ApplicationStatus | null;
  presence: DriverPresence | null;
  documents: DocumentFilter | null;
  search: SearchQuery | null;
  /** Drivers who completed a ride within this time range. */
  droveIn: TimeRange | null;
  /** Decides which documents expire soon. */
  timeZone: string;
}

/** Read-only queries about riders and drivers, over the tables of all modules. */
export abstract class PeopleRepository {
  abstract riders(filter: RiderFilter, page: PageOf<RiderOrder>): Promise<(AdminRiderRow & Placed)[]>;
  abstract drivers(filter: DriverFilter, page: PageOf<DriverOrder>): Promise<(AdminDriverRow & Placed)[]>;
  abstract driver(driverId: number): Promise<AdminDriverView | null>;
  abstract rider(riderId: number): Promise<AdminRiderView | null>;
  /** Payments of a rider, newest first. */
  abstract payments(riderId: number, page: PageOf<'newest'>): Promise<(RiderPaymentRow & Placed)[]>;
  abstract operatorIds(): Promise<number[]>;
}
