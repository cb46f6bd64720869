// Where in the city something is: the town and the part of town around it, and the street it is on.
import { type Extract, isRoad, type LngLat, nodesOf, position } from '../read/extract';
import { metres, nameOf } from './place';

/** How far a settlement reaches, in metres, when nothing else is known. */
const REACH: Record<string, number> = { city: 12_000, town: 5000, village: 2500, hamlet: 1000 };
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

/** Points with a text, found by nearness. */
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
          const distance = metres(at, point.at);
          if (distance < least) [best, least] = [point.text, distance];
        }
      }
    }
    return best;
  }
}

/** Asks once for each cell: settlements have no sharp edges. */
function remembered(find: (at: LngLat) => string | undefined): (at: LngLat) => string | undefined {
  const answers = new Map<number, string | undefined>();
  return (at) => {
    const [x, y] = [column(at[0]), row(at[1])];
    const key = keyOf(x, y);
    if (!answers.has(key)) answers.set(key, find([(x + 0.5) * CELL, (y + 0.5) * CELL]));
    return answers.get(key);
  };
}

export interface Surroundings {
  /** City, town or village. */
  town(at: LngLat): string | undefined;
  /** Suburb or neighbourhood. */
  part(at: LngLat): string | undefined;
  street(at: LngLat, within: number): string | undefined;
}

function nearest(settlements: readonly Settlement[], at: LngLat, farthest: number): string | undefined {
  let best: string | undefined;
  let least = farthest;
  for (const { name, at: middle, reach } of settlements) {
    const distance = metres(at, middle) / reach;
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

export function surroundingsOf(extract: Extract): Surroundings {
  const towns: Settlement[] = [];
  const parts: Settlement[] = [];
  for (const [node, tags] of extract.nodeTags) {
    const name = nameOf(tags);
    const place = tags.place ?? '';
    if (name === undefined) continue;
    const [town, part] = [REACH[place], PARTS[place]];
    if (town !== undefined) towns.push({ name, at: position(extract, node), reach: town });
    else if (part !== undefined) parts.push({ name, at: position(extract, node), reach: part });
  }
  const streets = new Grid();
  extract.wayTags.forEach((tags, way) => {
    if (tags.name === undefined || !(isRoad(tags) || tags.highway === 'pedestrian')) return;
    let before: LngLat | undefined;
    for (const node of nodesOf(extract, way)) {
      const at = position(extract, node);
      const steps = before === undefined ? 1 : Math.max(1, Math.ceil(metres(before, at) / STEP));
      for (let step = 1; step <= Math.min(steps, 1000); step += 1) {
        const [lng, lat] = before ?? at;
        streets.add([lng + ((at[0] - lng) * step) / steps, lat + ((at[1] - lat) * step) / steps], tags.name);
      }
      before = at;
    }
  });
  return {
    town: remembered((at) => nearest(towns, at, 4)),
    part: remembered((at) => nearest(parts, at, 1)),
    street: (at, within) => streets.nearest(at, within),
  };
}
