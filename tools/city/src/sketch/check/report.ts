import { CityError } from '../../city-error';
import type { SketchRoad } from '../../../charlotte/format';
import { distance } from '../geometry/plane';
import { readStops, stopsPerStreet, type Stop } from './stops';
import { Streets } from './streets';

/** Number of stops that must name a street for it to count as one of the city's. */
const STOPS_OF_A_STREET = 10;
const NEAR_METERS = 80;

/** Names in the timetable that are not streets. */
const NOT_STREETS = new Set(['ride']);

export interface Miss {
  stop: Stop;
  /** Meters from the stop to the nearest intersection of its two streets; null when they do not meet. */
  meters: number | null;
  /** Meters from the stop to each of the two streets. */
  toStreets: [number, number];
}

export interface Report {
  stops: number;
  /** Number of street names with at least ten stops. */
  streets: number;
  missingStreets: { name: string; stops: number }[];
  notStreets: string[];
  /** Number of stops whose two streets are both in the sketch. */
  compared: number;
  near: number;
  /** Worst first: missing intersections, then the farthest ones. */
  misses: Miss[];
  /** Missing streets by number of stops for which the sketch has only the other street. */
  wanted: { name: string; stops: number }[];
  /** Per street: the number of compared stops, and how many of them are near. */
  perStreet: { name: string; compared: number; near: number }[];
}

/** Compares the sketch with the bus stops in the file. @throws CityError when the file has none */
export async function compareWithStops(roads: readonly SketchRoad[], stopsFile: string): Promise<Report> {
  const stops = await readStops(stopsFile);
  if (stops.length === 0)
    throw new CityError(
      `${stopsFile} has no stop that is named after two streets: name the stops.txt of a GTFS timetable.`,
    );
  const sketch = new Streets(roads);
  const named = [...stopsPerStreet(stops)]
    .filter(([, count]) => count >= STOPS_OF_A_STREET)
    .sort((a, b) => b[1] - a[1]);
  const notStreets = named.map(([name]) => name).filter((name) => NOT_STREETS.has(name.toLowerCase()));

  const misses: Miss[] = [];
  const perStreet = new Map<string, { compared: number; near: number }>();
  const wanted = new Map<string, number>();
  let compared = 0;
  for (const stop of stops) {
    const [first, second] = stop.streets;
    const known = [first, second].map((name) => sketch.find(name).length > 0);
    if (known[0] !== known[1]) {
      const name = known[0] ? second : first;
      wanted.set(name, (wanted.get(name) ?? 0) + 1);
    }
    if (!known[0] || !known[1] || first === second) continue;
    compared += 1;
    const distances = sketch.intersectionsOf(first, second).map((intersection) => distance(intersection, stop.at));
    const meters = distances.length > 0 ? Math.min(...distances) : null;
    const near = meters !== null && meters <= NEAR_METERS;
    for (const name of [first, second]) {
      const sum = perStreet.get(name) ?? { compared: 0, near: 0 };
      perStreet.set(name, { compared: sum.compared + 1, near: sum.near + (near ? 1 : 0) });
    }
    if (!near)
      misses.push({ stop, meters, toStreets: [sketch.distanceTo(first, stop.at), sketch.distanceTo(second, stop.at)] });
  }
  return {
    stops: stops.length,
    streets: named.length,
    missingStreets: named
      .filter(([name]) => !NOT_STREETS.has(name.toLowerCase()) && sketch.find(name).length === 0)
      .map(([name, count]) => ({ name, stops: count })),
    notStreets,
    compared,
    near: compared - misses.length,
    misses: misses.sort(
      (a, b) => (b.meters ?? Infinity) - (a.meters ?? Infinity) || Math.max(...b.toStreets) - Math.max(...a.toStreets),
    ),
    wanted: [...wanted].map(([name, count]) => ({ name, stops: count })).sort((a, b) => b.stops - a.stops),
    perStreet: [...perStreet]
      .map(([name, sum]) => ({ name, ...sum }))
      .sort((a, b) => b.compared - b.near - (a.compared - a.near)),
  };
}
