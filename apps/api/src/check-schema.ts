import 'reflect-metadata';
import { DataSource, getMetadataArgsStorage } from 'typeorm';
import './app.module';
import { dataSourceOptions } from './platform/database/data-source';
import { schemaDifferences } from './platform/database/schema-differences';

/** Prints where the entities of all modules differ from the migrated database at `DATABASE_URL`, and fails when they do. */
async function main(): Promise<void> {
  const entities = getMetadataArgsStorage().tables.map(({ target }) => target);
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('set DATABASE_URL');
  const options = dataSourceOptions({ DATABASE_URL, DATABASE_POOL: 1 });
  const source = await new DataSource({ ...options, entities }).initialize();
  try {
    const differences = await schemaDifferences(source);
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
