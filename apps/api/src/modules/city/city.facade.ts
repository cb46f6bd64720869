import type { CityMap } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';

/** The service area: the most recently built city, or the environment's settings before the first import. */
export interface ActiveCity {
  /** Changes with every import; null before the first one. */
  id: number | null;
  name: string;
  /** IANA time zone. */
  timeZone: string;
  center: LatLng;
  map: CityMap | null;
  /** Service radius around the center; the map's edge may be nearer. */
  radiusMiles: number;
  /** Corners of the service area that operations drew; empty when they drew none. */
  serviceArea: readonly LatLng[];
  /** Folder of the routing tiles, absolute. */
  routingFolder: string | null;
}

/**
 * Prepares for the next city without using it yet.
 * @returns a function that takes it into use, which is called once all preparations have succeeded
 */
export type PrepareCity = (next: ActiveCity) => Promise<() => void>;

export abstract class CityFacade {
  abstract get current(): ActiveCity;
  /** Registers `prepare`, which is awaited before a city becomes the current one. Call it in a constructor. */
  abstract beforeSwitch(prepare: PrepareCity): void;
  /**
   * @param field the field of the request to name in the error
   * @throws ApiError place_outside_area when the point is outside the service area
   */
  abstract checkInArea(field: string, point: LatLng): void;
  /** Like `checkInArea`, but also requires the area that operations drew. For new bookings. */
  abstract checkServed(field: string, point: LatLng): void;
  abstract isServed(point: LatLng): boolean;
  abstract isInArea(point: LatLng): boolean;
}
