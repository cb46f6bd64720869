// Finds the town, the neighborhood and the street of a location.
import { type Extract, isRoad, type LngLat, nodesOf, position } from '../read/extract';
import { INVENTED } from '../sketch-credit';
import { type Settlement as Named, townBoundaries } from './boundaries';
import { peopleOf } from './kinds';
import { meters, nameOf } from './place';

/** Radius of a settlement in meters, if nothing else is known. */
const REACH: Record<string, number> = { city: 12_000, town: 5000, village: 2500, hamlet: 1000 };
/** Population of a city with the default radius; that of a larger city grows with the square root of its population. */
const PEOPLE = 300_000;
const PARTS: Record<string, number> = { borough: 4000, suburb: 2500, quarter: 1500, neighbourhood: 1200 };

interface Settlement {
  name: string;
  at: LngLat;
  reach: number;
}

const CELL = 0.002;
const STEP = 60;

const column = (lng: number): number => Math.floor(lng / CELL);
const row = (lat: number): number => Math.floor(lat / CELL);
/** Below 2 ** 53 for every place on earth. */
const keyOf = (x: number, y: number): number => x * 1_000_000 + y;

/** Points with a text, searched by proximity. */
class Grid {
  private readonly cells = new Map<number, { at: LngLat; text: string }[]>();

  add(at: LngLat, text: string): void {
    const key = keyOf(column(at[0]), row(at[1]));
    const cell = this.cells.get(key);
    if (cell === undefined) this.cells.set(key, [{ at, text }]);
    else cell.push({ at, text });
  }

  nearest(at: LngLat, within: number): string | undefined {
    const [x, y] = [column(at[0]), row(at[1])];
    let best: string | undefined;
    let least = within;
    for (let across = x - 1; across <= x + 1; across += 1) {
      for (let up = y - 1; up <= y + 1; up += 1) {
        for (const point of this.cells.get(keyOf(across, up)) ?? []) {
          const distance = meters(at, point.at);
          if (distance < least) [best, least] = [point.text, distance];
        }
      }
    }
    return best;
  }
}

/** Caches one answer per cell, except for cells in `edges`: boundaries have such cells, settlements do not. */
function remembered(
  find: (at: LngLat) => string | undefined,
  edges: ReadonlySet<number> = new Set(),
): (at: LngLat) => string | undefined {
  const answers = new Map<number, string | undefined>();
  return (at) => {
    const [x, y] = [column(at[0]), row(at[1])];
    const key = keyOf(x, y);
    if (edges.has(key)) return find(at);
    if (!answers.has(key)) answers.set(key, find([(x + 0.5) * CELL, (y + 0.5) * CELL]));
    return answers.get(key);
  };
}

/** The cells that the lines pass through or near. */
function cellsOf(lines: readonly (readonly LngLat[])[]): Set<number> {
  const cells = new Set<number>();
  for (const line of lines) {
    line.forEach((to, index) => {
      const from = line[index - 1] ?? to;
      const steps = Math.max(1, Math.ceil((Math.hypot(to[0] - from[0], to[1] - from[1]) / CELL) * 4));
      for (let step = 0; step <= steps; step += 1) {
        const [lng, lat] = [from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps];
        for (const across of [-0.25, 0.25])
          for (const up of [-0.25, 0.25]) cells.add(keyOf(column(lng + across * CELL), row(lat + up * CELL)));
      }
    });
  }
  return cells;
}

export interface Surroundings {
  /**
   * The city, town or village whose boundary contains the point; if the extract has none, the nearest one, weighted by
   * size.
   */
  town(at: LngLat): string | undefined;
  /** The suburb or neighborhood. */
  part(at: LngLat): string | undefined;
  street(at: LngLat, within: number): string | undefined;
}

function nearest(settlements: readonly Settlement[], at: LngLat, farthest: number): string | undefined {
  let best: string | undefined;
  let least = farthest;
  for (const { name, at: middle, reach } of settlements) {
    const distance = meters(at, middle) / reach;
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** @param country ISO 3166-1 code of the city */
export function surroundingsOf(extract: Extract, country: string): Surroundings {
  const known: Named[] = [];
  const towns: Settlement[] = [];
  const parts: Settlement[] = [];
  for (const [node, tags] of extract.nodeTags) {
    const name = nameOf(tags);
    const place = tags.place ?? '';
    if (name === undefined) continue;
    if (place !== '') known.push({ name, place, at: position(extract, node) });
    const [town, part] = [REACH[place], PARTS[place]];
    if (town !== undefined)
      towns.push({
        name,
        at: position(extract, node),
        reach: place === 'city' ? town * Math.sqrt(Math.max(1, peopleOf(tags) / PEOPLE)) : town,
      });
    else if (part !== undefined) {
      parts.push({ name, at: position(extract, node), reach: part });
      // A part that names its town: the town extends there, even if the center of another one is nearer.
      const whose = tags['addr:city'];
      if (whose !== undefined) towns.push({ name: whose, at: position(extract, node), reach: part });
    }
  }
  const streets = new Grid();
  extract.wayTags.forEach((tags, way) => {
    if (tags.name === undefined || tags[INVENTED] !== undefined || !(isRoad(tags) || tags.highway === 'pedestrian'))
      return;
    let before: LngLat | undefined;
    for (const node of nodesOf(extract, way)) {
      const at = position(extract, node);
      const steps = before === undefined ? 1 : Math.max(1, Math.ceil(meters(before, at) / STEP));
      for (let step = 1; step <= Math.min(steps, 1000); step += 1) {
        const [lng, lat] = before ?? at;
        streets.add([lng + ((at[0] - lng) * step) / steps, lat + ((at[1] - lat) * step) / steps], tags.name);
      }
      before = at;
    }
  });
  const boundaries = townBoundaries(extract, known, country);
  return {
    town: remembered((at) => boundaries.town(at) ?? nearest(towns, at, 4), cellsOf(boundaries.lines)),
    part: remembered((at) => nearest(parts, at, 1)),
    street: (at, within) => streets.nearest(at, within),
  };
}
