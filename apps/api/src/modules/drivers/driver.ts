import type { ApplicationStatus, VehicleClass } from '@groupride/contracts';

/** A driver as the rules see them. */
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
  /** How many riders rated them; the rating counts for little before there are a few. */
  ratingCount: number;
  totalTrips: number;
  avatar: string | null;
  applicationStatus: ApplicationStatus;
  isOnline: boolean;
  lat: number | null;
  lng: number | null;
  /** Degrees clockwise from north. */
  heading: number | null;
  /** Metres per second. */
  speed: number | null;
  positionAt: Date | null;
  lastSeenAt: Date | null;
}
