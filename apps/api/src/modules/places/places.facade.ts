import type { PlaceKind, PlaceMatch } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';

/** A place as some service knows it. */
export interface FoundPlace extends LatLng {
  id: string;
  kind: PlaceKind;
  name: string;
  /** Street, house number and town, as far as known. */
  address: string;
  /** Left out: the place that was asked for. */
  match?: PlaceMatch;
}

/** Places of the built city. */
export abstract class PlacesFacade {
  /** @param near nearer places come first; without, those near the center. @param kinds only of these @returns the best first */
  abstract search(text: string, limit: number, near?: LatLng, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]>;
  /** The same of a full address, with town and state that the index does not know. */
  abstract byAddress(address: string, limit: number, near?: LatLng): Promise<FoundPlace[]>;
  /** The place or house at a point, if there is one. @param kinds only of these; without, whatever a point is best called by */
  abstract at(point: LatLng, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]>;
  /** The same, and the part of the city and the town that it lies in, as far as they are known. @returns the smallest first */
  abstract levelsAt(point: LatLng, kinds?: readonly PlaceKind[]): Promise<FoundPlace[]>;
  /** @param id as places are found with. @returns null when the current city has none of that name */
  abstract byId(id: string): Promise<FoundPlace | null>;
}

/** Riders may call a point anything, and drivers decide and drive by what they read: unless the name is a known place there, they read where it is as well. */
export abstract class PlaceAddresses {
  /** @returns the nearest known address of a point; null when `name` is a known place there, and where none is known */
  abstract unlessNamed(name: string, point: LatLng): Promise<string | null>;
}
