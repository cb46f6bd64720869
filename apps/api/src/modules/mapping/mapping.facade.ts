import type { LatLng } from '@groupride/geo';

/** The way from one point to another. */
export interface Way {
  meters: number;
  seconds: number;
  /** Points along it, from start to end. */
  points: LatLng[];
  /** True for a straight-line estimate, false for a route on roads. */
  estimated: boolean;
}

export abstract class MappingFacade {
  abstract way(from: LatLng, to: LatLng): Promise<Way>;
  /** Cheaper than `way`, for lists and live positions. */
  abstract estimate(from: LatLng, to: LatLng): Pick<Way, 'meters' | 'seconds'>;
  /** @throws ApiError place_outside_area when the point is not in the city's area */
  abstract checkInArea(field: string, point: LatLng): void;
}
