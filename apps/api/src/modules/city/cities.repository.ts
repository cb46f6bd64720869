import type { LatLng } from '@groupride/geo';

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
  /** Path below the data folder. */
  routingFolder: string;
}

export interface Zooms {
  minZoom: number;
  maxZoom: number;
}

export abstract class CitiesRepository {
  /** The most recently built city; null before the first import. */
  abstract active(): Promise<BuiltCity | null>;
  /** Corners of the service area that operations drew; empty when they drew none. */
  abstract serviceArea(): Promise<LatLng[]>;
  /** A gzip-compressed vector tile; null where the map is empty. */
  abstract tile(cityId: number, z: number, x: number, y: number): Promise<Buffer | null>;
  /** Zoom levels of an earlier city's tiles; null once that city has been deleted. */
  abstract zooms(cityId: number): Promise<Zooms | null>;
}

/** Signals that the active city may have changed. Signals can be lost, so listeners also poll. */
export abstract class CitySignal {
  abstract onChange(run: () => void): void;
}
