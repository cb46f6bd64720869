import type { Driver } from '../driver';
import type { NewDriver } from '../drivers.repository';

/** A driver with what only the repository knows. */
export interface DriverRow extends Driver {
  ratingSum: number;
  documentsExpired: boolean;
  /** No offers until the driver is seen again. */
  mayBeGone: boolean;
}

/** Somebody who has applied just before. */
export function newDriver(id: number, driver: NewDriver): DriverRow {
  return {
    ...driver,
    id,
    rating: '5.0',
    ratingCount: 0,
    ratingSum: 0,
    totalTrips: 0,
    avatar: null,
    applicationStatus: 'applied',
    applicationReason: null,
    documentsExpired: false,
    isOnline: false,
    mayBeGone: false,
    lastSeenAt: null,
    offersAhead: false,
    lat: null,
    lng: null,
    heading: null,
    speed: null,
    positionAt: null,
    credibleLat: null,
    credibleLng: null,
    credibleAt: null,
    credibleSlack: null,
    unreachableFrom: null,
    unreachableUntil: null,
  };
}

export const shown = ({ ratingSum: _, documentsExpired: __, mayBeGone: ___, ...driver }: DriverRow): Driver => driver;
