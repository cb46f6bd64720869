// The admin_level of town boundaries differs by country: 8 in most, another one in these.
// https://wiki.openstreetmap.org/wiki/Tag:boundary=administrative
import type { OsmTags } from '../osm';

const USUAL = 8;
const LEVELS: Readonly<Record<string, number>> = { PT: 7, NO: 7, JP: 7, MX: 6, CO: 6, NL: 10, SK: 9 };
/**
 * Countries where the town in an address is not the one that governs the place: boroughs, districts and communes have
 * names that are not used in addresses.
 */
const OTHERS_WRITE = new Set(['GB', 'IE', 'AU', 'NZ', 'SE', 'DK', 'TR']);

/** Other levels to try. The deeper the level, the more likely it is the town itself and not its surroundings. */
const ALSO_ASKED = [10, 9, 8, 7, 6, 5, 4];
const SETTLEMENTS = new Set(['city', 'town', 'village', 'municipality']);

/** Whether the tags of a boundary mark it as that of a town. */
export const saysTown = ({ place = '', border_type: type = '' }: OsmTags): boolean =>
  SETTLEMENTS.has(place) || SETTLEMENTS.has(type);

export interface TownLevels {
  /** The level at which all boundaries are towns; undefined if there is none. */
  trusted: number | undefined;
  /** Levels to try next, in this order, at which only known towns count. */
  others: readonly number[];
}

/** @param country ISO 3166-1 code */
export function townLevels(country: string): TownLevels {
  const trusted = OTHERS_WRITE.has(country) ? undefined : (LEVELS[country] ?? USUAL);
  return { trusted, others: ALSO_ASKED.filter((level) => level !== trusted) };
}
