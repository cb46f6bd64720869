// Enlarges the place index of the benchmark's database to the size at which search is measured.
import type pg from 'pg';
import { searchText } from '@groupride/geo';
import type { Chance } from '../chance';
import type { BuiltCity } from './built-city';

export const PLACES = 100_000;
const ROWS = 5000;
/** Houses among ten added rows; in a real index most rows are houses. */
const HOUSES_IN_TEN = 6;
const KINDS = ['restaurant', 'shop', 'cafe', 'school', 'park', 'hotel'] as const;
const SYLLABLES = [
  'bar',
  'bel',
  'cor',
  'dan',
  'el',
  'far',
  'gar',
  'hol',
  'in',
  'kel',
  'lor',
  'mar',
  'nor',
  'or',
  'per',
  'ris',
  'sel',
  'tor',
  'ul',
  'ver',
  'wes',
  'yar',
  'zen',
  'ton',
  'ley',
  'wood',
] as const;

interface Row {
  kind: string;
  name: string;
  address: string;
  lat: number;
  lng: number;
  importance: number;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** An invented word, so that names differ as much as real ones. */
const invented = (chance: Chance): string =>
  capital(Array.from({ length: 2 + chance.below(2) }, () => chance.of(SYLLABLES)).join(''));

function madeUp(streets: readonly Row[], words: readonly string[], chance: Chance): Row {
  const street = chance.of(streets);
  const near = () => (chance.below(2001) - 1000) / 100_000;
  const at = { lat: street.lat + near(), lng: street.lng + near() };
  const number = 1 + chance.below(9900);
  if (chance.below(10) < HOUSES_IN_TEN)
    return { kind: 'address', name: `${number} ${street.name}`, address: street.address, ...at, importance: 0.05 };
  const name = [invented(chance), ...(chance.below(3) === 0 ? [invented(chance)] : []), chance.of(words)].join(' ');
  return {
    kind: chance.of(KINDS),
    name,
    address: `${number} ${street.name}`,
    ...at,
    importance: 0.1 + chance.below(40) / 100,
  };
}

/** @returns the original number of rows of the city */
export async function fillPlaces(client: pg.Client, city: BuiltCity, chance: Chance): Promise<number> {
  const { rows: known } = await client.query<Row>(
    'SELECT kind, name, address, lat, lng, importance FROM city_places WHERE city_id = $1 ORDER BY lat, lng, name',
    [city.id],
  );
  const streets = known.filter(({ kind }) => kind === 'street');
  const words = [
    ...new Set(
      known
        .filter(({ kind }) => kind !== 'address')
        .flatMap(({ name }) => name.split(/[\s,./()-]+/).filter((word) => word.length > 3)),
    ),
  ];
  for (let missing = PLACES - known.length; missing > 0; missing -= ROWS) {
    const rows = Array.from({ length: Math.min(ROWS, missing) }, () =>
      madeUp(streets.length > 0 ? streets : known, words, chance),
    );
    await client.query(
      `INSERT INTO city_places (city_id, kind, name, address, lat, lng, importance, search)
       SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::real[], $8::text[])`,
      [
        city.id,
        rows.map(({ kind }) => kind),
        rows.map(({ name }) => name),
        rows.map(({ address }) => address),
        rows.map(({ lat }) => lat),
        rows.map(({ lng }) => lng),
        rows.map(({ importance }) => importance),
        rows.map(({ name, address }) => searchText(`${name} ${address}`)),
      ],
    );
  }
  await client.query('VACUUM ANALYZE city_places');
  return known.length;
}
