import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchText } from '@groupride/geo';

interface Row {
  id: number;
  name: string;
  also: string[];
  address: string;
}

const ROWS = 5000;
const LONGEST = 400;

/**
 * Search texts are written by the program that also reads what is typed: PostgreSQL's unaccent and Unicode's decomposition were not of one
 * mind about most writing that is not Latin. Texts of cities that are there already are written anew where it matters.
 */
export class SearchTexts1764000034000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    let last = 0;
    for (;;) {
      const rows = (await runner.query(`SELECT id::int, name, also, address FROM city_places WHERE id > $1 AND concat(name, also::text, address) ~ '[^ -~]' ORDER BY id LIMIT ${ROWS}`, [last])) as Row[];
      if (rows.length === 0) break;
      const texts = rows.map(({ name, also, address }) => searchText([name, ...also, address].join(' ')).slice(0, LONGEST));
      await runner.query(`UPDATE city_places SET search = written.search FROM unnest($1::bigint[], $2::text[]) AS written (id, search) WHERE city_places.id = written.id AND city_places.search <> written.search`, [
        rows.map(({ id }) => id),
        texts,
      ]);
      last = rows.at(-1)!.id;
    }
    if (last > 0) for (const statement of WORDS_ANEW) await runner.query(statement);
    await runner.query(`DROP FUNCTION city_search_text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE FUNCTION city_search_text(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
         RETURN trim(regexp_replace(lower(public.unaccent('public.unaccent', name)), '[^[:alnum:]]+', ' ', 'g'))`,
    );
  }
}

const WORDS_ANEW = [
  `DELETE FROM city_words`,
  `INSERT INTO city_words (city_id, word, uses)
   SELECT city_id, word COLLATE "C", count(*) FROM city_places, unnest(string_to_array(search, ' ')) AS word
   WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
   GROUP BY 1, 2
   ORDER BY 1, 2`,
];
