import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Riders rate drivers. The average and its parts are kept with the driver, so that no page has to add up reviews. */
export class Reviews1764000080000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const stars = (column: string) => `${column} smallint CHECK (${column} BETWEEN 1 AND 5)`;
    await runner.query(`
      CREATE TABLE reviews (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ride_id integer NOT NULL REFERENCES rides (id),
        driver_id integer NOT NULL REFERENCES drivers (id),
        user_id integer NOT NULL REFERENCES users (id),
        rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
        ${stars('safety')},
        ${stars('punctuality')},
        ${stars('cleanliness')},
        ${stars('communication')},
        comment text CHECK (length(comment) <= 1000),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT reviews_once UNIQUE (ride_id, user_id)
      )`);
    await runner.query(`CREATE INDEX reviews_of_driver ON reviews (driver_id, id)`);
    await runner.query(`CREATE INDEX reviews_of_user ON reviews (user_id)`);
    await runner.query(
      `COMMENT ON TABLE reviews IS 'How riders rated the driver of a completed ride. Drivers only see the average'`,
    );
    await runner.query(
      `ALTER TABLE drivers ADD COLUMN rating_count integer NOT NULL DEFAULT 0, ADD COLUMN rating_sum integer NOT NULL DEFAULT 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE drivers DROP COLUMN rating_count, DROP COLUMN rating_sum`);
    await runner.query(`DROP TABLE reviews`);
  }
}
