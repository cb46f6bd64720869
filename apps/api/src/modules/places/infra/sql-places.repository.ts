import { Injectable } from '@nestjs/common';
import type { LatLng } from '@groupride/geo';
import { Database } from '../../../platform/database/database';
import { PlacesRepository, type CityPlace, type PlaceSearch } from '../places.repository';

const COLUMNS = `id::int, kind, name, address, lat, lng, importance`;
/** Share of the search's trigrams that a place has to have. Two swapped letters in a word of six leave under a half. */
const SIMILAR = 0.4;
/** From the point in $2 and $3, on a plane. */
const SQUARED_KILOMETERS = `(power((lat - $2::float8) * 111.2, 2) + power((lng - $3::float8) * 111.2 * cos(radians($2::float8)), 2))`;

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
       ORDER BY ${begins} + importance - 0.05 * ln(1 + ${SQUARED_KILOMETERS} / 16) DESC
       LIMIT $4`,
      parameters,
    );
  }

  resembling(search: PlaceSearch): Promise<CityPlace[]> {
    const text = search.words.map(({ start }) => start).join(' ');
    return this.database.transaction(async (tx) => {
      await tx.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${SIMILAR}`);
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
  for (const other of also) parts.push(like(`${other} %`), like(`% ${other} %`), like(`% ${other}`));
  return `(${parts.join(' OR ')})`;
}
