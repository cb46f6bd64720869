/** A position in degrees. */
export interface Position {
  lat: number;
  lng: number;
}
