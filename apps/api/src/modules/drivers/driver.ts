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
  /** The last plausible position: one that the car could have reached from the previous plausible one. */
  credibleLat: number | null;
  credibleLng: number | null;
  credibleAt: Date | null;
  /** Meters by which the next position may exceed the distance that a car can drive in the meantime. */
  credibleSlack: number | null;
  lastSeenAt: Date | null;
  /** The last period in which the driver was online but no offer could reach them. */
  unreachableFrom: Date | null;
  unreachableUntil: Date | null;
  /** Whether scheduled rides are also offered ahead of time. */
  offersAhead: boolean;
}

/**
 * The driver's last plausible position, whatever their device has claimed since; null when no position was ever
 * received.
 */
export function crediblePosition({ credibleLat: lat, credibleLng: lng }: Driver): LatLng | null {
  return lat === null || lng === null ? null : { lat, lng };
}
