/** A row of `cities`. */
export interface BuiltCity {
  id: number;
  name: string;
  timeZone: string;
  centerLat: number;
  centerLng: number;
  west: number;
  south: number;
  east: number;
  north: number;
  minZoom: number;
  maxZoom: number;
  attribution: string;
  isSketch: boolean;
  /** Below the data folder. */
  routingFolder: string;
}

export interface Zooms {
  minZoom: number;
  maxZoom: number;
}

export abstract class CitiesRepository {
  /** The city that was built last; null while none has been. */
  abstract active(): Promise<BuiltCity | null>;
  /** A compressed (gzip) vector tile; null where nothing is. */
  abstract tile(cityId: number, z: number, x: number, y: number): Promise<Buffer | null>;
  /** Zooms of the tiles of a city that was built before; null when it is not kept any more. */
  abstract zooms(cityId: number): Promise<Zooms | null>;
}

/** Says when the active city may be another one. It may be silent for a while: who listens also asks now and then. */
export abstract class CitySignal {
  abstract onChange(run: () => void): void;
}
