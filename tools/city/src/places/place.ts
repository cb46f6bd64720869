import type { PlaceKind } from '@groupride/contracts';
import type { OsmTags } from '../osm';
import type { LngLat } from '../read/extract';

/** One row of the place index. */
export interface PlaceRow {
  kind: PlaceKind;
  name: string;
  /** Alternative names. */
  also: string[];
  /** Street, house number, neighborhood and town, as far as they are known and not part of the name. */
  address: string;
  at: LngLat;
  importance: number;
  isPopular: boolean;
}

const OTHER_NAMES = [
  'name:en',
  'int_name',
  'official_name',
  'alt_name',
  'short_name',
  'loc_name',
  'old_name',
  'ref',
  'iata',
  'alt_name:en',
];

const LONGEST = 200;

export function nameOf(tags: OsmTags): string | undefined {
  const name = (tags.name ?? tags['name:en'] ?? tags.brand ?? tags.operator)?.trim();
  return name === undefined || name === '' ? undefined : name.slice(0, LONGEST);
}

/** @returns the distinct alternative names in the tags */
export function otherNames(tags: OsmTags, name: string): string[] {
  const all = OTHER_NAMES.flatMap((key) => (tags[key] ?? '').split(';')).map((text) => text.trim().slice(0, LONGEST));
  return [...new Set(all)].filter((text) => text !== '' && text !== name);
}

const METERS_PER_DEGREE = 111_320;

/** Meters between two points of a city, in the plane. */
export function meters([lng, lat]: LngLat, [otherLng, otherLat]: LngLat): number {
  return Math.hypot((lng - otherLng) * Math.cos((lat * Math.PI) / 180), lat - otherLat) * METERS_PER_DEGREE;
}

export const joined = (...parts: (string | undefined)[]): string =>
  [...new Set(parts.filter((part) => part !== undefined && part !== ''))].join(', ').slice(0, 300);
