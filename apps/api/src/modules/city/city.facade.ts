import type { CityMap } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';

/** The city that is driven in: the one that was built last, or what the environment says while none was. */
export interface ActiveCity {
  /** Changes with every import; null while none has been built. */
  id: number | null;
  name: string;
  /** IANA time zone. */
  timeZone: string;
  center: LatLng;
  map: CityMap | null;
  /** How far from the centre we drive, where the map's edge is nearer. */
  radiusMiles: number;
  /** Folder of the routing tiles, absolute. */
  routingFolder: string | null;
}

export abstract class CityFacade {
  abstract get current(): ActiveCity;
  /** `prepare` is called with a city before it becomes the current one, and waited for. To be registered in a constructor. */
  abstract beforeSwitch(prepare: (next: ActiveCity) => Promise<void>): void;
  /**
   * @param field of the request, named in the error
   * @throws ApiError place_outside_area when we do not drive there
   */
  abstract checkInArea(field: string, point: LatLng): void;
  abstract isInArea(point: LatLng): boolean;
}
