import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The city that `npm run city` builds from an OpenStreetMap extract: its tiles and its places. Rows are written by the
 * importer for a city that is not active yet; one statement makes it the active one. Routing tiles are files, in the
 * folder that `routing_folder` names below the data folder.
 */
export class BuiltCity1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE city_tiles, city_places, cities');
    await runner.query('DROP FUNCTION city_search_text');
  }
}

const STATEMENTS = [
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  `CREATE EXTENSION IF NOT EXISTS unaccent`,
  // Names as people type them: no accents, no capitals, no punctuation. The two-argument unaccent may be used in an index.
  `CREATE FUNCTION city_search_text(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
     RETURN trim(regexp_replace(lower(public.unaccent('public.unaccent', name)), '[^[:alnum:]]+', ' ', 'g'))`,
  `CREATE TABLE cities (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    time_zone text NOT NULL,
    center_lat double precision NOT NULL,
    center_lng double precision NOT NULL,
    west double precision NOT NULL,
    south double precision NOT NULL,
    east double precision NOT NULL,
    north double precision NOT NULL,
    min_zoom smallint NOT NULL,
    max_zoom smallint NOT NULL,
    attribution text NOT NULL,
    is_sketch boolean NOT NULL DEFAULT false,
    source_hash text NOT NULL,
    routing_folder text NOT NULL,
    is_active boolean NOT NULL DEFAULT false,
    imported_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE UNIQUE INDEX cities_one_active ON cities (is_active) WHERE is_active`,
  `CREATE TABLE city_tiles (
    city_id integer NOT NULL REFERENCES cities ON DELETE CASCADE,
    z smallint NOT NULL,
    x integer NOT NULL,
    y integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (city_id, z, x, y)
  )`,
  // Tiles are compressed already.
  `ALTER TABLE city_tiles ALTER COLUMN body SET STORAGE EXTERNAL`,
  `CREATE TABLE city_places (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    city_id integer NOT NULL REFERENCES cities ON DELETE CASCADE,
    kind text NOT NULL,
    name text NOT NULL,
    also text[] NOT NULL DEFAULT '{}',
    address text NOT NULL DEFAULT '',
    lat double precision NOT NULL,
    lng double precision NOT NULL,
    importance real NOT NULL DEFAULT 0 CHECK (importance BETWEEN 0 AND 1),
    is_popular boolean NOT NULL DEFAULT false,
    search text NOT NULL
  )`,
  `CREATE INDEX city_places_trigrams ON city_places USING gin (search gin_trgm_ops)`,
  `CREATE INDEX city_places_prefix ON city_places (city_id, search text_pattern_ops)`,
  `CREATE INDEX city_places_popular ON city_places (city_id, importance DESC) WHERE is_popular`,
  `CREATE INDEX city_places_position ON city_places USING gist (point(lng, lat))`,
];
