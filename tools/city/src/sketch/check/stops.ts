import { readFile } from 'node:fs/promises';
import { toPlane, type Point } from '../geometry/plane';

/** A bus stop named after two intersecting streets, or after a street and something beside it. */
export interface Stop {
  name: string;
  streets: [string, string];
  at: Point;
  lat: number;
  lon: number;
}

/** Reads the stops of a GTFS `stops.txt` with two-part names: "Park Rd & Woodlawn Rd", "Park Rd @ 4335". */
export async function readStops(file: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (const row of (await readFile(file, 'utf8')).split(/\r?\n/).slice(1)) {
    const match = /^[^,]*,[^,]*,"?([^"]*?)"?,[^,]*,\s*(-?[\d.]+),\s*(-?[\d.]+)/.exec(row);
    if (!match) continue;
    const name = (match[1] as string).trim();
    const streets = name.split(/\s+[&@]\s+/);
    if (streets.length < 2) continue;
    const lat = Number(match[2]);
    const lon = Number(match[3]);
    stops.push({
      name,
      streets: [streets[0] as string, streets.slice(1).join(' & ')],
      at: toPlane(lat, lon),
      lat,
      lon,
    });
  }
  return stops;
}

/** Number of stops that name each street, by its name in the timetable. */
export function stopsPerStreet(stops: readonly Stop[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stop of stops) {
    for (const street of stop.name.split(/\s+[&@]\s+/)) {
      const name = street.trim();
      const known = [...counts.keys()].find((key) => key.toLowerCase() === name.toLowerCase()) ?? name;
      counts.set(known, (counts.get(known) ?? 0) + 1);
    }
  }
  return counts;
}
