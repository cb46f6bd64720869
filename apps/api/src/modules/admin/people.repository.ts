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
import { Keyset, type Placed, type Position } from '../../platform/keyset';
import type { SearchQuery } from './domain/search-query';

const NAME = 'lower(u.name)';

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

/** One page of a list. */
export interface PageOf<Order> {
  limit: number;
  order: Order;
  after: Position | null;
}

export interface RiderFilter extends PageOf<RiderOrder> {
  /** Null: active and blocked people. */
  state: RiderState | null;
  phoneVerified: Verified | null;
  search: SearchQuery | null;
}

export interface DriverFilter extends PageOf<DriverOrder> {
  applicationStatus: ApplicationStatus | null;
  presence: DriverPresence | null;
  documents: DocumentFilter | null;
  search: SearchQuery | null;
}

/** Riders and drivers as operations list them. Read-only statements over all modules' tables. */
export abstract class PeopleRepository {
  abstract riders(filter: RiderFilter): Promise<(AdminRiderRow & Placed)[]>;
  abstract drivers(filter: DriverFilter): Promise<(AdminDriverRow & Placed)[]>;
  abstract driver(driverId: number): Promise<AdminDriverView | null>;
  abstract rider(riderId: number): Promise<AdminRiderView | null>;
  /** What the rider was charged, newest first. */
  abstract payments(riderId: number, page: PageOf<'newest'>): Promise<(RiderPaymentRow & Placed)[]>;
}
