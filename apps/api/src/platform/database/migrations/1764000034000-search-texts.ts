import type { MigrationInterface, QueryRunner } from 'typeorm';

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
      const rows = (await runner.query(
        `SELECT id::int, name, also, address FROM city_places WHERE id > $1 AND concat(name, also::text, address) ~ '[^ -~]' ORDER BY id LIMIT ${ROWS}`,
        [last],
      )) as Row[];
      if (rows.length === 0) break;
      const texts = rows.map(({ name, also, address }) =>
        searchText([name, ...also, address].join(' ')).slice(0, LONGEST),
      );
      await runner.query(
        `UPDATE city_places SET search = written.search FROM unnest($1::bigint[], $2::text[]) AS written (id, search) WHERE city_places.id = written.id AND city_places.search <> written.search`,
        [rows.map(({ id }) => id), texts],
      );
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

// Copied here, because a migration must do the same whenever it runs.
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
  ـ: '',
};
const WRITTEN_OTHERWISE = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
const LEFT_OUT = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

function searchText(name: string): string {
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/i.test(name)) return name.toLowerCase();
  if (/^[ -~]*$/.test(name))
    return name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .normalize('NFC')
    .replace(WRITTEN_OTHERWISE, (letter) => LETTERS[letter] ?? letter)
    .replace(BETWEEN_WORDS, ' ')
    .trim();
}
