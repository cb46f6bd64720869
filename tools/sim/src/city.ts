import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { distanceMeters, type LatLng } from '@groupride/geo';
import { readRoadFile, ROAD_FILE, RoadTimes } from '@groupride/road-times';
import type { Chance } from '../../../tools/bench/src/chance';

/** The API's estimate without a routing graph: 1.3 times the straight line at 25 miles an hour. */
const DETOUR = 1.3;
const METERS_PER_SECOND = 11.2;
const CHARLOTTE: LatLng = { lat: 35.2271, lng: -80.8431 };
const METERS_PER_DEGREE = 111_195;

/** The places and travel times of a city. */
export interface City {
  /** "by road" or "along straight lines", for the report. */
  readonly about: string;
  /** Whether the times are estimated from straight lines. */
  readonly estimated: boolean;
  /** Seconds from each origin (row) to each destination (column); NaN if there is no route. */
  seconds(origins: readonly LatLng[], destinations: readonly LatLng[]): Float64Array;
  /** A random place that cars can reach, at about this distance from the center (standard deviation). */
  place(chance: Chance, spreadMeters: number, around?: LatLng): LatLng;
}

/** Estimate along a straight line, for places without a route between them. */
export const estimatedSeconds = (from: LatLng, to: LatLng): number =>
  (distanceMeters(from, to) * DETOUR) / METERS_PER_SECOND;

/** @param folder folder of a city with its road times; null for straight lines around Charlotte */
export function openCity(folder: string | null): City {
  return folder === null ? straightLines() : roads(folder);
}

/** The newest city in a data folder; null if there is none. */
export function newestCity(data: string): string | null {
  const cities = join(data, 'cities');
  const built = existsSync(cities) ? readdirSync(cities).map((name) => join(cities, name)) : [];
  const [newest] = built
    .filter((folder) => existsSync(join(folder, ROAD_FILE)))
    .sort((a, b) => statSync(join(b, ROAD_FILE)).mtimeMs - statSync(join(a, ROAD_FILE)).mtimeMs);
  return newest ?? null;
}

function straightLines(): City {
  return {
    about: 'along straight lines in Charlotte',
    estimated: true,
    seconds: (origins, destinations) =>
      Float64Array.from(origins.flatMap((from) => destinations.map((to) => estimatedSeconds(from, to)))),
    place: (chance, spreadMeters, around = CHARLOTTE) => scattered(chance, spreadMeters, around),
  };
}

function roads(folder: string): City {
  const network = readRoadFile(readFileSync(join(folder, ROAD_FILE)));
  const times = new RoadTimes(network);
  const middle = middleOf(network.streets.points);
  const isReachable = (place: LatLng): boolean => {
    const [there, back] = [times.seconds([middle], [place])[0]!, times.seconds([place], [middle])[0]!];
    return there < Infinity && back < Infinity;
  };
  return {
    about: `by road (${folder.split('/').at(-1)!.slice(0, 8)})`,
    estimated: false,
    seconds: (origins, destinations) => times.seconds(origins, destinations),
    place(chance, spreadMeters, around = middle) {
      for (let left = 1_000; left > 0; left -= 1) {
        const place = scattered(chance, spreadMeters, around);
        if (isReachable(place)) return place;
      }
      throw new Error('there are no roads around the middle of the city');
    },
  };
}

/** The median of all points of roads, which is near the densest roads. */
function middleOf(points: Int32Array): LatLng {
  const median = (offset: number) => {
    const values = points.filter((_, index) => index % 2 === offset).sort();
    return values[values.length >> 1]! / 1e6;
  };
  return { lat: median(0), lng: median(1) };
}

/** A normally distributed point around another one (Box and Muller, 1958). */
function scattered(chance: Chance, spreadMeters: number, { lat, lng }: LatLng): LatLng {
  const length = Math.sqrt(-2 * Math.log(1 - chance.below(1_000_000) / 1_000_000)) * spreadMeters;
  const angle = (chance.below(1_000_000) / 1_000_000) * 2 * Math.PI;
  return {
    lat: lat + (Math.sin(angle) * length) / METERS_PER_DEGREE,
    lng: lng + (Math.cos(angle) * length) / (METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
  };
}
