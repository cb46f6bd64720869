/** A point on the plane that approximates the city's ground: meters east and north of its center. */
export interface Point {
  x: number;
  y: number;
}

// The center of Uptown. Over the fifty kilometers of the city, the plane is off by less than a road's width per
// thousand meters.
const MIDDLE = { lat: 35.2271, lon: -80.8431 };
const METERS_PER_DEGREE_LAT = 110_940;
const METERS_PER_DEGREE_LON = 111_320 * Math.cos((MIDDLE.lat * Math.PI) / 180);

export function toPlane(lat: number, lon: number): Point {
  return { x: (lon - MIDDLE.lon) * METERS_PER_DEGREE_LON, y: (lat - MIDDLE.lat) * METERS_PER_DEGREE_LAT };
}

export function toDegrees(point: Point): { lat: number; lon: number } {
  return { lat: MIDDLE.lat + point.y / METERS_PER_DEGREE_LAT, lon: MIDDLE.lon + point.x / METERS_PER_DEGREE_LON };
}

/** Reads "lat,lng". Throws an Error for anything else. */
export function parsePoint(text: string): Point {
  const [lat, lon, ...rest] = text.trim().split(',').map(Number);
  if (lat === undefined || lon === undefined || rest.length > 0 || !Number.isFinite(lat) || !Number.isFinite(lon)) {
    throw new Error(`Not a position: "${text}".`);
  }
  return toPlane(lat, lon);
}

/** Reads "lat,lng lat,lng …"; a point equal to the previous one is dropped. */
export function parseLine(text: string): Point[] {
  const points = text.trim().split(/\s+/).map(parsePoint);
  return points.filter((point, index) => {
    const before = points[index - 1];
    return !before || distance(point, before) > 0.01;
  });
}

const { sqrt } = Math;

export function distance(a: Point, b: Point): number {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return sqrt(dx * dx + dy * dy);
}

export function lineLength(line: readonly Point[]): number {
  let length = 0;
  for (let index = 1; index < line.length; index++) length += distance(line[index - 1] as Point, line[index] as Point);
  return length;
}

/** The point at fraction `t` (0 to 1) between a and b. */
export function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}
