import type { PlaceKind, PlaceMatch } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';

/** A place found in the city's index or by a map service. */
export interface FoundPlace extends LatLng {
  id: string;
  kind: PlaceKind;
  name: string;
  /** Street, house number and town, as far as known. */
  address: string;
  /** How the place matches; omitted when it is the one that was asked for. */
  match?: PlaceMatch;
}

/** Places of the built city. */
export abstract class PlacesFacade {
  /**
   * @param near nearer places rank higher; defaults to the city center.
   * @param kinds limits the kinds
   * @returns the best match first
   */
  abstract search(text: string, limit: number, near?: LatLng, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]>;
  /** Searches for a full address, whose town and state need not be in the index. */
  abstract byAddress(address: string, limit: number, near?: LatLng): Promise<FoundPlace[]>;
  /**
   * The place or house at a point, if there is one.
   * @param kinds limits the kinds; by default the best name for the point
   */
  abstract at(point: LatLng, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]>;
  /**
   * The place at a point with its district and town, as far as known.
   * @param kinds limits the kinds
   * @returns the smallest area first
   */
  abstract levelsAt(point: LatLng, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]>;
  /** @param id of a found place @returns null when the current city has no such place */
  abstract byId(id: string): Promise<FoundPlace | null>;
}

/**
 * Addresses for places that riders name freely. Drivers also need the address, unless the name is a known place at the
 * point.
 */
export abstract class PlaceAddresses {
  /** @returns the nearest known address of a point; null when `name` is a known place there, or no address is known */
  abstract unlessNamed(name: string, point: LatLng): Promise<string | null>;
}
