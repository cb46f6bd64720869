import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { readConfig } from './config/config';
import { dataSourceOptions } from './platform/database/data-source';
import { waitForDatabase } from './platform/database/wait-for-database';

/** Migrates the schema. A lock prevents concurrent runs. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await waitForDatabase(config.DATABASE_URL, (line) => process.stderr.write(`${line}\n`));
  const source = await new DataSource(
    dataSourceOptions({ DATABASE_URL: config.DATABASE_URL, DATABASE_POOL: 2 }),
  ).initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.query(`SELECT pg_advisory_lock(hashtext('groupride:migrate'))`);
    const applied = await source.runMigrations();
    process.stdout.write(
      applied.length > 0 ? `Applied ${applied.map(({ name }) => name).join(', ')}\n` : 'The schema is up to date\n',
    );
  } finally {
    await runner.query(`SELECT pg_advisory_unlock(hashtext('groupride:migrate'))`);
    await runner.release();
    await source.destroy();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`The migration failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
