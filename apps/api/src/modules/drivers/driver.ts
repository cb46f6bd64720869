import type { ApplicationStatus, VehicleClass } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';

/** A driver with the fields that business rules need. */
export interface Driver {
  id: number;
  userId: number;
  name: string;
  /** Ten digits. */
  phone: string;
  vehicle: string;
  licensePlate: string;
  /** Passenger seats. */
  seats: number;
  vehicleClass: VehicleClass;
  /** One decimal, as text. */
  rating: string;
  /** Number of ratings. */
  ratingCount: number;
  totalTrips: number;
  avatar: string | null;
  applicationStatus: ApplicationStatus;
  /** Why the application was rejected or the account suspended. */
  applicationReason: string | null;
  isOnline: boolean;
  lat: number | null;
  lng: number | null;
  /** Degrees clockwise from north. */
  heading: number | null;
  /** Meters per second. */
  speed: number | null;
  positionAt: Date | null;
  /** The last position that the car can have come to from the one before that counted. */
  credibleLat: number | null;
  credibleLng: number | null;
  credibleAt: Date | null;
  /** Meters that the next position may differ beyond what a car drives in the meantime. */
  credibleSlack: number | null;
  lastSeenAt: Date | null;
  /** The last period online in which no offer could reach the driver. */
  unreachableFrom: Date | null;
  unreachableUntil: Date | null;
  /** Scheduled rides are also offered ahead of time. */
  offersAhead: boolean;
}

/** Where a driver counts as being, whatever their device claims since; null when no position was ever received. */
export function crediblePosition({ credibleLat: lat, credibleLng: lng }: Driver): LatLng | null {
  return lat === null || lng === null ? null : { lat, lng };
}
