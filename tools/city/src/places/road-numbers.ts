import { searchText } from '@groupride/geo';
import type { OsmTags } from '../osm';

/** Roads with numbers on signs, without their ramps. */
const NUMBERED = /^(motorway|trunk|primary|secondary|tertiary)$/;

/** All numbers of a way, such as "I 277" and "US 29". */
export function roadNumbersOf({ highway = '', ref = '' }: OsmTags): string[] {
  if (!NUMBERED.test(highway)) return [];
  return [...new Set(ref.split(';').map((number) => number.trim()))].filter((number) => /\d/.test(number));
}

/** Whether the name contains the number, so that a search for I 77 finds Interstate 77. */
export function saysNumber(name: string, number: string): boolean {
  const digits = searchText(number).match(/\d+/)?.[0] ?? '';
  return searchText(name).split(/\D+/).includes(digits);
}

/** The number as people may type it: "i277". */
export const asOneWord = (number: string): string => searchText(number).replaceAll(' ', '');
