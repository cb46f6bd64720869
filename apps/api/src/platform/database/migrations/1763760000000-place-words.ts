import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The words that occur in a city's places: a word that is in none of them is a slip, and the words that resemble it are
 * what was meant. They are far fewer than places, so looking through them is quick. And an index on places without the
 * houses, which are most of the rows and only looked for by number.
 */
export class PlaceWords1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const COUNTED = (places: string) => `
  INSERT INTO city_words AS known (city_id, word, uses)
  SELECT city_id, word COLLATE "C", count(*) FROM ${places} AS places, unnest(string_to_array(search, ' ')) AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
  GROUP BY 1, 2
  ORDER BY 1, 2
  ON CONFLICT (city_id, word) DO UPDATE SET uses = known.uses + excluded.uses`;

const UP = [
  `CREATE INDEX city_places_named ON city_places USING gin (search gin_trgm_ops) WHERE kind <> 'address'`,
  `CREATE TABLE city_words (
    city_id integer NOT NULL REFERENCES cities ON DELETE CASCADE,
    word text COLLATE "C" NOT NULL,
    uses integer NOT NULL,
    PRIMARY KEY (city_id, word)
  )`,
  `CREATE INDEX city_words_trigrams ON city_words USING gin (word gin_trgm_ops)`,
  COUNTED('city_places'),
  `CREATE FUNCTION count_city_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${COUNTED('added')}; RETURN NULL; END $$`,
  `CREATE TRIGGER city_places_words AFTER INSERT ON city_places REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_city_words()`,
];

const DOWN = [
  `DROP TRIGGER city_places_words ON city_places`,
  `DROP FUNCTION count_city_words`,
  `DROP TABLE city_words`,
  `DROP INDEX city_places_named`,
];
