import { Injectable } from '@nestjs/common';
import type { LatLng } from '@groupride/geo';
import { Database } from '../../../platform/database/database';
import { PlacesRepository, type CityPlace, type PlaceSearch } from '../places.repository';

const COLUMNS = `id::int, kind, name, address, lat, lng, importance`;
/** Of a whole search, against a place. */
const SIMILAR_PLACE = 0.5;
/** Of one word, against another: two swapped letters in a word of six leave a quarter. */
const SIMILAR_WORD = 0.2;
const WORDS_LOOKED_AT = 24;

@Injectable()
export class SqlPlacesRepository extends PlacesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  popular(cityId: number, limit: number): Promise<CityPlace[]> {
    return this.database.query(`SELECT ${COLUMNS}, 1 AS similarity FROM city_places WHERE city_id = $1 AND is_popular ORDER BY importance DESC, id LIMIT $2`, [cityId, limit]);
  }

  byWords(search: PlaceSearch): Promise<CityPlace[]> {
    const parameters: unknown[] = [search.cityId, search.near.lat, search.near.lng, search.limit];
    const words = search.words.map(({ start, also }) => wordCondition(start, also, parameters));
    const begins = search.words[0] ? `CASE WHEN search LIKE $${parameters.push(`${search.words[0].start}%`)} THEN 0.3 ELSE 0 END` : '0';
    return this.database.query(
      `SELECT ${COLUMNS}, 1 AS similarity
       FROM city_places
       WHERE city_id = $1 AND ${words.join(' AND ')} ${houses(search)}
       ORDER BY ${begins} + importance - 0.3 * least(1, 3 * (abs(lat - $2::float8) + abs(lng - $3::float8))) DESC
       LIMIT $4`,
      parameters,
    );
  }

  resembling(search: PlaceSearch): Promise<CityPlace[]> {
    const text = search.words.map(({ start }) => start).join(' ');
    return this.database.transaction(async (tx) => {
      await tx.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${SIMILAR_PLACE}`);
      return tx.query<CityPlace>(
        `SELECT ${COLUMNS}, word_similarity($2, search) AS similarity
         FROM city_places
         WHERE city_id = $1 AND $2 <% search ${houses(search)}
         ORDER BY similarity DESC, importance DESC
         LIMIT $3`,
        [search.cityId, text, search.limit],
      );
    });
  }

  async resemblingWords(cityId: number, words: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.database.transaction(async (tx) => {
      await tx.query(`SET LOCAL pg_trgm.similarity_threshold = ${SIMILAR_WORD}`);
      return tx.query<{ typed: string; word: string }>(
        `SELECT typed, found.word
         FROM unnest($2::text[]) AS typed,
              LATERAL (SELECT word FROM city_words WHERE city_id = $1 AND word % typed ORDER BY similarity(word, typed) DESC, uses DESC LIMIT ${WORDS_LOOKED_AT}) AS found
         WHERE NOT EXISTS (SELECT 1 FROM city_words WHERE city_id = $1 AND word >= typed AND word < typed || chr(1114109))`,
        [cityId, words],
      );
    });
    const resembling = new Map<string, string[]>();
    for (const { typed, word } of rows) resembling.set(typed, [...(resembling.get(typed) ?? []), word]);
    return resembling;
  }

  around(cityId: number, { lat, lng }: LatLng, limit: number): Promise<CityPlace[]> {
    return this.database.query(
      `SELECT ${COLUMNS}, 1 AS similarity FROM city_places WHERE city_id = $1 ORDER BY point(lng, lat) <-> point($2, $3) LIMIT $4`,
      [cityId, lng, lat, limit],
    );
  }
}

/** The same words as in the index on named places, which is used only then. */
const houses = ({ withAddresses }: PlaceSearch) => (withAddresses ? '' : `AND kind <> 'address'`);

/** A word that begins so, or one of the other spellings in full. All of it can be found by trigrams; the words have no wildcards left. */
function wordCondition(start: string, also: readonly string[], parameters: unknown[]): string {
  const like = (pattern: string) => `search LIKE $${parameters.push(pattern)}`;
  const parts = [like(`${start}%`), like(`% ${start}%`)];
  for (const other of also) parts.push(like(other), like(`${other} %`), like(`% ${other} %`), like(`% ${other}`));
  return `(${parts.join(' OR ')})`;
}
