import 'reflect-metadata';
import { DataSource, getMetadataArgsStorage } from 'typeorm';
import './app.module';
import { unlistedPersonTables } from './modules/admin/infra/person-data';
import { dataSourceOptions } from './platform/database/data-source';
import { schemaDifferences } from './platform/database/schema-differences';

/** Columns that refer to a person, by foreign key or by name. */
const PERSON_COLUMNS = `
  SELECT c.relname AS table, a.attname AS column
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
   WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
     AND (a.attname IN ('user_id', 'driver_id', 'rider_id', 'payer_id', 'organizer_id', 'applicant_id', 'author_id', 'actor_id', 'person_id')
       OR EXISTS (SELECT FROM pg_constraint k WHERE k.contype = 'f' AND k.conrelid = c.oid AND a.attnum = ANY(k.conkey)
                     AND k.confrelid IN ('users'::regclass, 'drivers'::regclass)))
   ORDER BY 1, 2`;

/**
 * Prints where the entities of all modules differ from the migrated database at `DATABASE_URL`, and which tables about
 * people are missing from the data export. Fails when there are any.
 */
async function main(): Promise<void> {
  const entities = getMetadataArgsStorage().tables.map(({ target }) => target);
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('set DATABASE_URL');
  const options = dataSourceOptions({ DATABASE_URL, DATABASE_POOL: 1 });
  const source = await new DataSource({ ...options, entities }).initialize();
  try {
    const differences = [
      ...(await schemaDifferences(source)),
      ...unlistedPersonTables(await source.query<{ table: string; column: string }[]>(PERSON_COLUMNS)),
    ];
    for (const difference of differences) process.stdout.write(`${difference}\n`);
    process.exitCode = differences.length > 0 ? 1 : 0;
  } finally {
    await source.destroy();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`The schema could not be checked: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
