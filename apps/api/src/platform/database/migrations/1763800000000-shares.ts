import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seats have numbers, members agree to what they pay, and the organizer may say what each seat costs. */
export class Shares1763800000000 implements MigrationInterface {
  readonly name = 'Shares1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ride_members_seat');
    await runner.query(
      'ALTER TABLE ride_members DROP COLUMN seat, DROP COLUMN agreed_cents, DROP COLUMN asked_cents, DROP COLUMN declined_cents',
    );
    await runner.query('ALTER TABLE rides DROP COLUMN custom_shares, DROP CONSTRAINT rides_split_mode_check');
    await runner.query(`UPDATE rides SET split_mode = 'cover' WHERE split_mode = 'custom'`);
    await runner.query(
      `ALTER TABLE rides ADD CONSTRAINT rides_split_mode_check CHECK (split_mode IN ('cover', 'sponsor'))`,
    );
  }
}

const STATEMENTS = [
  `ALTER TABLE rides DROP CONSTRAINT rides_split_mode_check, ADD COLUMN custom_shares integer[],
     ADD CONSTRAINT rides_split_mode_check CHECK (split_mode IN ('cover', 'sponsor', 'custom')),
     ADD CHECK ((split_mode = 'custom') = (custom_shares IS NOT NULL))`,
  `ALTER TABLE ride_members ADD COLUMN seat integer NOT NULL DEFAULT 0 CHECK (seat >= 0),
     ADD COLUMN agreed_cents integer NOT NULL DEFAULT 0 CHECK (agreed_cents >= 0),
     ADD COLUMN asked_cents integer, ADD COLUMN declined_cents integer`,
  `UPDATE ride_members m SET seat = numbered.seat
     FROM (SELECT id, row_number() OVER (PARTITION BY ride_id ORDER BY is_organizer DESC, id) - 1 AS seat FROM ride_members WHERE left_at IS NULL) numbered
    WHERE numbered.id = m.id`,
  // Whoever joined before agreed to the share they were shown.
  `UPDATE ride_members m
      SET agreed_cents = floor(r.total_cost * 100 / r.group_size) + CASE WHEN m.seat < (r.total_cost * 100)::bigint % r.group_size THEN 1 ELSE 0 END
     FROM rides r WHERE r.id = m.ride_id AND r.split_mode = 'cover' AND NOT m.is_organizer`,
  `ALTER TABLE ride_members ALTER COLUMN seat DROP DEFAULT`,
  `CREATE UNIQUE INDEX ride_members_seat ON ride_members (ride_id, seat) WHERE left_at IS NULL`,
];
