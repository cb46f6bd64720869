import { searchText } from '@groupride/geo';
import type { OsmTags } from '../osm';

/** Roads that signs number, without their ramps. */
const NUMBERED = /^(motorway|trunk|primary|secondary|tertiary)$/;

/** "I 277", "US 29" of a way that has several. */
export function roadNumbersOf({ highway = '', ref = '' }: OsmTags): string[] {
  if (!NUMBERED.test(highway)) return [];
  return [...new Set(ref.split(';').map((number) => number.trim()))].filter((number) => /\d/.test(number));
}

/** Whether the name has the number: whoever looks for I 77 finds Interstate 77. */
export function saysNumber(name: string, number: string): boolean {
  const digits = searchText(number).match(/\d+/)?.[0] ?? '';
  return searchText(name).split(/\D+/).includes(digits);
}

/** "i277", as people type it. */
export const asOneWord = (number: string): string => searchText(number).replaceAll(' ', '');
