import pg from 'pg';
import { readConfig } from './config/config';
import { advanceSequences, makeLookupsDue } from './platform/database/restored-database';

/** Run once after the database was restored to an earlier moment, before the API starts. */
async function main(): Promise<void> {
  const client = new pg.Client({ connectionString: readConfig(process.env).DATABASE_URL });
  await client.connect();
  try {
    const sequences = await advanceSequences(client);
    const lookups = await makeLookupsDue(client);
    process.stdout.write(
      `Advanced ${sequences} sequences of ids; ${lookups} lookups at the payment provider are due\n`,
    );
  } finally {
    await client.end();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`The database is not prepared: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
