export interface Point {
  lat: number;
  lng: number;
}

export interface TravelTimeMatrix {
  /** One row per origin and one column per destination; null where there is no route. */
  seconds: (number | null)[][];
  /** True when the times are estimated from straight lines. */
  estimated: boolean;
}

/** Computes many travel times at once, without routing requests. */
export abstract class TravelTimes {
  /** Seconds by car from each origin to each destination. */
  abstract matrix(origins: readonly Point[], destinations: readonly Point[]): TravelTimeMatrix;
}
