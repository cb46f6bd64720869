// House numbers: those of the map, and interpolated ones.
import type { OsmTags } from '../osm';
import { type Extract, type LngLat, nodesOf, position } from '../read/extract';
import type { Element } from './elements';
import type { HouseStreets } from './house-streets';
import { joined, meters, type PlaceRow } from './place';
import type { Surroundings } from './surroundings';

/** Whether addresses at this place are written "12 Main Street" rather than "Main Street 12". */
export type NumberFirst = boolean;

/** Maximum distance in meters between a house and its street, if the house names no street. */
const NEAR_STREET = 60;
const IMPORTANCE = 0.1;
/** Maximum number of houses interpolated along a single line between two house numbers. */
const MOST_BETWEEN = 500;

export function addressName(number: string, street: string, numberFirst: NumberFirst): string {
  return numberFirst ? `${number} ${street}` : `${street} ${number}`;
}

/** "12 Main Street, Town" as far as the tags contain it, or undefined without a street. */
export function postalAddress(tags: OsmTags, numberFirst: NumberFirst): string | undefined {
  const street = tags['addr:street'] ?? tags['addr:place'];
  if (street === undefined) return tags['addr:full'];
  const number = tags['addr:housenumber'];
  return number === undefined ? street : addressName(number, street, numberFirst);
}

interface House {
  number: string;
  street: string;
  /** Whether the street comes from the map, rather than being the nearest street or the village. */
  saysStreet: boolean;
  at: LngLat;
  town: string | undefined;
  postcode: string | undefined;
}

function houseOf(tags: OsmTags, at: LngLat, surroundings: Surroundings): House[] {
  const numbers = tags['addr:housenumber'];
  if (numbers === undefined) return [];
  const street = tags['addr:street'] ?? tags['addr:place'] ?? surroundings.street(at, NEAR_STREET);
  if (street === undefined) return [];
  const common = {
    street,
    saysStreet: tags['addr:street'] !== undefined,
    at,
    town: tags['addr:city'] ?? tags['addr:town'],
    postcode: tags['addr:postcode'],
  };
  return numbers
    .split(/[;,]/)
    .map((number) => ({ ...common, number: number.trim().slice(0, 30) }))
    .filter(({ number }) => number !== '');
}

const STEPS: Record<string, number> = { odd: 2, even: 2, all: 1 };

/** Houses interpolated between the numbered ends of an interpolation line. */
function* between(extract: Extract, way: number, tags: OsmTags, surroundings: Surroundings): Generator<House> {
  const scheme = tags['addr:interpolation'] ?? '';
  const step = STEPS[scheme] ?? (/^\d+$/.test(scheme) ? Math.max(1, Number(scheme)) : 0);
  if (step === 0) return;
  let from: { number: number; tags: OsmTags; line: LngLat[] } | undefined;
  for (const node of nodesOf(extract, way)) {
    const at = position(extract, node);
    from?.line.push(at);
    const nodeTags = extract.nodeTags.get(node);
    const text = nodeTags?.['addr:housenumber'] ?? '';
    if (nodeTags === undefined || !/^\d+$/.test(text)) continue;
    const number = Number(text);
    if (from !== undefined && Math.abs(number - from.number) / step <= MOST_BETWEEN) {
      const sign = Math.sign(number - from.number) * step;
      const count = Math.abs(number - from.number) / step;
      const own = { ...tags, ...from.tags };
      for (let index = 1; index < count; index += 1) {
        yield* houseOf(
          { ...own, 'addr:housenumber': String(from.number + sign * index) },
          along(from.line, index / count),
          surroundings,
        );
      }
    }
    from = { number, tags: nodeTags, line: [at] };
  }
}

function along(line: readonly LngLat[], part: number): LngLat {
  const lengths = line.map((at, index) => meters(line[index - 1] ?? at, at));
  let rest = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, at] of line.entries()) {
    const before = line[index - 1] ?? at;
    const length = lengths[index] ?? 0;
    if (length > 0 && rest <= length) {
      const share = rest / length;
      return [before[0] + (at[0] - before[0]) * share, before[1] + (at[1] - before[1]) * share];
    }
    rest -= length;
  }
  return line.at(-1) ?? [0, 0];
}

function* houses(extract: Extract, elements: Iterable<Element>, surroundings: Surroundings): Generator<House> {
  for (const { tags, at } of elements)
    if (tags['addr:housenumber'] !== undefined) yield* houseOf(tags, at, surroundings);
  for (const [way, tags] of extract.wayTags.entries())
    if (tags['addr:interpolation'] !== undefined) yield* between(extract, way, tags, surroundings);
}

/** @param streets collects the street named by each house */
export function* addressRows(
  extract: Extract,
  elements: Iterable<Element>,
  surroundings: Surroundings,
  numberFirst: NumberFirst,
  streets: HouseStreets,
): Generator<PlaceRow> {
  const seen = new Set<string>();
  for (const { number, street, saysStreet, at, town: postTown, postcode } of houses(extract, elements, surroundings)) {
    const town = postTown ?? surroundings.town(at);
    const key = `${number}|${street}|${town ?? ''}`.toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    if (saysStreet) streets.add(street, town, at);
    yield {
      kind: 'address',
      name: addressName(number, street, numberFirst).slice(0, 200),
      also: [],
      address: joined(surroundings.part(at), [postcode, town].filter((text) => text !== undefined).join(' ')),
      at,
      importance: IMPORTANCE,
      isPopular: false,
    };
  }
}
