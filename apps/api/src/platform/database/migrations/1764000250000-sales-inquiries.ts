import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to sales from the business page, with the state of the answer. */
export class SalesInquiries1764000250000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE sales_inquiries (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      client_id uuid NOT NULL UNIQUE,
      name text NOT NULL,
      email text NOT NULL,
      organization text,
      phone text,
      message text NOT NULL CHECK (char_length(message) <= 2000),
      state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'answered', 'closed')),
      created_at timestamptz NOT NULL DEFAULT now(),
      changed_by integer REFERENCES users ON DELETE SET NULL,
      changed_at timestamptz
    )`);
    await runner.query(`CREATE INDEX sales_inquiries_by_state ON sales_inquiries (state, id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sales_inquiries`);
  }
}
