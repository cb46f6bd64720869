import { createHmac } from 'node:crypto';
import { RATINGS_UNTIL_SHOWN, firstName, type AvailableDriver, type DriverView } from '@groupride/contracts';
import type { Driver } from './driver';

/** Fields that drivers see of themselves, and operations of all drivers. */
export const FULL_VIEW = { phone: true, position: true };

/** @param sees which protected fields the reader may see */
export function presentDriver(driver: Driver, sees: { phone: boolean; position: boolean }): DriverView {
  return {
    id: driver.id,
    name: sees.phone && sees.position ? driver.name : firstName(driver.name),
    phone: sees.phone ? driver.phone : null,
    vehicle: driver.vehicle,
    licensePlate: driver.licensePlate,
    seats: driver.seats,
    vehicleClass: driver.vehicleClass,
    rating: driver.rating,
    isNew: isNew(driver),
    totalTrips: driver.totalTrips,
    isOnline: driver.isOnline,
    currentLocation:
      sees.position && driver.lat !== null && driver.lng !== null ? { lat: driver.lat, lng: driver.lng } : null,
    // Drivers cannot upload an avatar yet, so stored values are unchecked.
    avatar: null,
    applicationStatus: driver.applicationStatus,
    applicationReason: sees.phone && sees.position ? driver.applicationReason : null,
    unreachable:
      sees.phone && sees.position && driver.unreachableFrom && driver.unreachableUntil
        ? { from: driver.unreachableFrom.toISOString(), until: driver.unreachableUntil.toISOString() }
        : null,
  };
}

/** Grid for positions, about 500 meters. */
const GRID_DEGREES = 0.005;
/** Headings are rounded to this step, which is precise enough for a car icon on a map. */
const HEADING_DEGREES = 15;
const ID_ROTATION_MS = 10 * 60_000;

/** Rounds the position and uses an id that changes every ten minutes, so that nobody can follow a driver home. */
export function presentAvailable(driver: Driver, secret: string, now: Date): AvailableDriver {
  const period = Math.floor(now.getTime() / ID_ROTATION_MS);
  const round = (degrees: number | null) => Math.round((degrees ?? 0) / GRID_DEGREES) * GRID_DEGREES;
  return {
    id: createHmac('sha256', secret).update(`available:${driver.id}:${period}`).digest('base64url').slice(0, 12),
    name: firstName(driver.name),
    vehicle: driver.vehicle,
    rating: driver.rating,
    isNew: isNew(driver),
    totalTrips: driver.totalTrips,
    eta: null,
    currentLocation: {
      lat: Number(round(driver.credibleLat).toFixed(3)),
      lng: Number(round(driver.credibleLng).toFixed(3)),
    },
    heading: driver.heading === null ? null : (Math.round(driver.heading / HEADING_DEGREES) * HEADING_DEGREES) % 360,
  };
}

/** Drivers with few ratings count as new: a few ratings say little, and it would be easy to guess who gave them. */
const isNew = ({ ratingCount }: Driver) => ratingCount < RATINGS_UNTIL_SHOWN;
