import { searchText } from '@groupride/geo';
import type { CityPlace, Reading } from './city-place';
import { areasOf } from './address-forms';
import { STATES } from './states';

/** As the United States write them, and most of Europe: no house has such a number and nothing else. */
const POSTCODE = /^(\d{5})(?:-\d{4})?$/;

/** The postcode when nothing else is looked for: "28202", "NC 28202-1234". */
export function postcodeIn(text: string): string | null {
  const [state, ...rest] = text.trim().split(/[\s,]+/);
  return (POSTCODE.exec((STATES.has((state ?? '').toLowerCase()) ? rest : [state, ...rest]).join(' ')) ?? [])[1] ?? null;
}

/** A postcode at the end is none of a house's own number: "Charlotte 28202" is not the house 28202 of some street. */
export function hasPostcode({ address }: Pick<CityPlace, 'address'>, words: Reading): boolean {
  const { start: last } = words.at(-1) ?? { start: '' };
  return words.length < 2 || !POSTCODE.test(last) || ` ${searchText(address)} `.includes(` ${last} `);
}

/** Part of the city and town that most houses of a postcode lie in; the part only where it is that of more than half of them. */
export function areaOfPostcode(houses: readonly CityPlace[], postcode: string): { part?: string; town?: string } {
  const areas = houses.filter(({ kind, address }) => kind === 'address' && ` ${searchText(address)} `.includes(` ${postcode} `)).map(({ address }) => areasOf(address));
  const part = mostOften(areas.map((area) => area.part));
  const town = mostOften(areas.map((area) => area.town));
  return { ...(part && part.count * 2 > areas.length ? { part: part.name } : {}), ...(town ? { town: town.name } : {}) };
}

function mostOften(names: readonly (string | undefined)[]): { name: string; count: number } | undefined {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && { name: most[0], count: most[1] };
}
