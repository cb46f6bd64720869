import { Injectable } from '@nestjs/common';
import type { PlaceKind } from '@groupride/contracts';
import { searchText, type LatLng } from '@groupride/geo';
import { Database } from '../../../platform/database/database';
import type { Reading, SearchWord } from '../domain/city-place';
import { numbersIn, ordinalOf } from '../domain/house-numbers';
import {
  PlacesRepository,
  type CityPlace,
  type Intersection,
  type Corrections,
  type PlaceSearch,
} from '../places.repository';

const COLUMNS = `id::int, kind, name, address, lat, lng, importance`;
const INTERSECTION = `id::int, one, other, address, lat, lng`;
/** Least similarity between a whole search and a place. */
const SIMILAR_PLACE = 0.5;
/** Least similarity between two words: two swapped letters in a word of six leave a quarter. */
const SIMILAR_WORD = 0.2;
const MAX_SIMILAR_WORDS = 24;
/** Meters per degree of latitude. */
const METERS_PER_DEGREE = 111_320;
/** Shorter words are not in the word list. */
const SHORTEST_WORD = 3;

@Injectable()
export class SqlPlacesRepository extends PlacesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  popular(cityId: number, limit: number): Promise<CityPlace[]> {
    return this.database.query(
      `SELECT ${COLUMNS}, 1 AS similarity FROM city_places WHERE city_id = $1 AND is_popular ORDER BY importance DESC, id LIMIT $2`,
      [cityId, limit],
    );
  }

  byWords(search: PlaceSearch): Promise<CityPlace[]> {
    const parameters: unknown[] = [search.cityId, search.near.lat, search.near.lng, search.limit];
    const readings = search.readings.map((words) => readingCondition(words, parameters));
    const [first] = search.readings[0];
    const begins = first ? `CASE WHEN search LIKE $${parameters.push(`${first.start}%`)} THEN 0.3 ELSE 0 END` : '0';
    return this.database.query(
      `SELECT ${COLUMNS}, 1 AS similarity
       FROM city_places
       WHERE city_id = $1 AND (${readings.join(' OR ')}) ${houses(search, parameters)} ${ofKinds(search, parameters)}
       ORDER BY ${begins} + importance - 0.3 * least(1, 3 * (abs(lat - $2::float8) + abs(lng - $3::float8))) DESC
       LIMIT $4`,
      parameters,
    );
  }

  resembling(search: PlaceSearch): Promise<CityPlace[]> {
    const text = search.readings[0].map(({ start }) => start).join(' ');
    const parameters: unknown[] = [search.cityId, text, search.limit];
    return this.database.query<CityPlace>(
      `SELECT ${COLUMNS}, word_similarity($2, search) AS similarity
       FROM city_places
       WHERE ${ifSimilarBy('word_similarity', SIMILAR_PLACE)} AND city_id = $1 AND $2 <% search ${houses(search, parameters)} ${ofKinds(search, parameters)}
       ORDER BY similarity DESC, importance DESC
       LIMIT $3`,
      parameters,
    );
  }

  async meantBy(cityId: number, words: readonly string[]): Promise<Corrections> {
    const rows = await this.database.query<{ typed: string; word: string; apart: boolean }>(
      `WITH unknown AS MATERIALIZED (
         SELECT typed FROM unnest($2::text[]) AS typed
         WHERE ${ifSimilarBy('similarity', SIMILAR_WORD)} AND NOT EXISTS (SELECT 1 FROM city_words WHERE city_id = $1 AND ${beginsWith('typed')})
       )
       SELECT typed, found.word, false AS apart
       FROM unknown,
            LATERAL (SELECT word FROM city_words WHERE city_id = $1 AND word % typed ORDER BY similarity(word, typed) DESC, uses DESC LIMIT ${MAX_SIMILAR_WORDS}) AS found
       UNION ALL
       SELECT typed, left(typed, at) || ' ' || substr(typed, at + 1), true
       FROM unknown, generate_series(${SHORTEST_WORD}, length(typed) - ${SHORTEST_WORD}) AS at
       WHERE EXISTS (SELECT 1 FROM city_words WHERE city_id = $1 AND word = left(typed, at))
         AND EXISTS (SELECT 1 FROM city_words WHERE city_id = $1 AND ${beginsWith('substr(typed, at + 1)')})`,
      [cityId, words],
    );
    const of = (isApart: boolean) => {
      const meant = new Map<string, string[]>();
      for (const { typed, word, apart } of rows)
        if (apart === isApart) meant.set(typed, [...(meant.get(typed) ?? []), word]);
      return meant;
    };
    return { resembling: of(false), apart: of(true) };
  }

  around(
    cityId: number,
    { lat, lng }: LatLng,
    meters: number,
    limit: number,
    kinds?: readonly PlaceKind[],
  ): Promise<CityPlace[]> {
    // The index has positions but no cities. Without the box, a query with no match in this city would scan the
    // previous city completely.
    const [up, across] = [
      meters / METERS_PER_DEGREE,
      meters / (METERS_PER_DEGREE * Math.max(0.01, Math.cos((lat * Math.PI) / 180))),
    ];
    return this.database.query(
      `SELECT ${COLUMNS}, 1 AS similarity FROM city_places
       WHERE city_id = $1 AND point(lng, lat) <@ box(point($2::float8 - $5::float8, $3::float8 - $6::float8), point($2::float8 + $5::float8, $3::float8 + $6::float8)) ${kinds ? 'AND kind = ANY($7)' : ''}
       ORDER BY point(lng, lat) <-> point($2::float8, $3::float8) LIMIT $4`,
      [cityId, lng, lat, limit, across, up, ...(kinds ? [[...kinds]] : [])],
    );
  }

  named(cityId: number, name: string, kinds: readonly PlaceKind[], { lat, lng }: LatLng): Promise<CityPlace[]> {
    return this.database.query(
      `SELECT ${COLUMNS}, 1 AS similarity FROM city_places
       WHERE city_id = $1 AND search LIKE $2 AND name = $3 AND kind = ANY($4) AND kind <> 'address'
       ORDER BY point(lng, lat) <-> point($5, $6) LIMIT 1`,
      [cityId, `${searchText(name)}%`, name, [...kinds], lng, lat],
    );
  }

  beginning(cityId: number, text: string, kinds: readonly PlaceKind[], limit: number): Promise<CityPlace[]> {
    return this.database.query(
      `SELECT ${COLUMNS}, 1 AS similarity FROM city_places
       WHERE city_id = $1 AND (search = $2 OR search LIKE $3) AND kind = ANY($4)
       ORDER BY importance DESC LIMIT $5`,
      [cityId, text, `${text} %`, [...kinds], limit],
    );
  }

  intersections(
    cityId: number,
    some: readonly string[],
    others: readonly string[],
    limit: number,
  ): Promise<Intersection[]> {
    return this.database.query(
      `SELECT ${INTERSECTION} FROM city_intersections
       WHERE city_id = $1 AND ((one = ANY($2) AND other = ANY($3)) OR (one = ANY($3) AND other = ANY($2))) LIMIT $4`,
      [cityId, [...some], [...others], limit],
    );
  }

  async intersection(cityId: number, id: number): Promise<Intersection | null> {
    const [intersection] = await this.database.query<Intersection>(
      `SELECT ${INTERSECTION} FROM city_intersections WHERE city_id = $1 AND id = $2`,
      [cityId, id],
    );
    return intersection ?? null;
  }

  async byId(cityId: number, id: number): Promise<CityPlace | null> {
    const [place] = await this.database.query<CityPlace>(
      `SELECT ${COLUMNS}, 1 AS similarity FROM city_places WHERE city_id = $1 AND id = $2`,
      [cityId, id],
    );
    return place ?? null;
  }
}

/**
 * Sets the similarity threshold of the index within the statement, which saves the three round trips of a transaction.
 * PostgreSQL evaluates a condition without columns once, before it reads the tables.
 */
const ifSimilarBy = (kind: 'similarity' | 'word_similarity', value: number) =>
  `(SELECT set_config('pg_trgm.${kind}_threshold', '${value}', true)) <> ''`;

/**
 * Excludes houses, with the exact condition of the partial index on named places; or requires houses to have all these
 * numbers.
 */
function houses({ withAddresses, readings: [words] }: PlaceSearch, parameters: unknown[]): string {
  if (!withAddresses) return `AND kind <> 'address'`;
  const numbers = numbersIn(words).map((number) => {
    const forms = [number, ordinalOf(number)]
      .filter((form) => form !== null)
      .map((form) => `' ' || search || ' ' LIKE $${parameters.push(`% ${form} %`)}`);
    return `(${forms.join(' OR ')})`;
  });
  return numbers.length === 0 ? '' : `AND (kind <> 'address' OR ${numbers.join(' AND ')})`;
}

const ofKinds = ({ kinds }: PlaceSearch, parameters: unknown[]): string =>
  kinds ? `AND kind = ANY($${parameters.push([...kinds])})` : '';

function readingCondition(words: Reading, parameters: unknown[]): string {
  const conditions = words.map((word) => wordCondition(word, parameters));
  if (words.kinds) conditions.push(`kind = ANY($${parameters.push([...words.kinds])})`);
  return `(${conditions.join(' AND ')})`;
}

/** Prefix condition on the word list, written so that the primary key can be used. */
const beginsWith = (text: string) => `word >= ${text} AND word < ${text} || chr(1114109)`;

/**
 * Matches a word with this prefix, or another spelling completely. The trigram index covers all patterns; search words
 * contain no wildcards.
 */
function wordCondition({ start, also }: SearchWord, parameters: unknown[]): string {
  let count = parameters.push(`${start}%`, `% ${start}%`);
  let condition = `search LIKE $${count - 1} OR search LIKE $${count}`;
  for (const other of also) {
    count = parameters.push(other, `${other} %`, `% ${other} %`, `% ${other}`);
    condition += ` OR search LIKE $${count - 3} OR search LIKE $${count - 2} OR search LIKE $${count - 1} OR search LIKE $${count}`;
  }
  return `(${condition})`;
}
