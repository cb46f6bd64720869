export interface Point {
  lat: number;
  lng: number;
}

export interface TravelTimeMatrix {
  /** A row for each origin, a column for each destination; null where there is no way. */
  seconds: (number | null)[][];
  /** True when straight lines stand in for roads. */
  estimated: boolean;
}

/** Many travel times at once, without a routing request. */
export abstract class TravelTimes {
  /** Seconds by car from each origin (row) to each destination (column); null where there is no way. `estimated` is true when straight lines stand in for roads. */
  abstract matrix(origins: readonly Point[], destinations: readonly Point[]): TravelTimeMatrix;
}
