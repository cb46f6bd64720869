import 'reflect-metadata';
import pg from 'pg';
import { readConfig } from './config/config';
import { UnknownHolds } from './modules/payments/infra/unknown-holds';
import { StripeClient } from './platform/stripe/stripe-client';

const USAGE =
  'Usage: node unknown-holds.js 2026-12-01T03:00:00Z [--release], with the moment that the database was restored to';

/**
 * Lists the holds at the payment provider whose payments were lost because the database was restored to an earlier
 * moment. With `--release` it releases them; otherwise the amounts stay blocked on the cards until they expire.
 */
async function main([moment = '', option]: readonly string[]): Promise<void> {
  const since = new Date(moment);
  if (Number.isNaN(since.getTime()) || (option !== undefined && option !== '--release')) throw new Error(USAGE);
  const config = readConfig(process.env);
  const client = new pg.Client({ connectionString: config.DATABASE_URL });
  await client.connect();
  try {
    const holds = new UnknownHolds(new StripeClient(config), client);
    let count = 0;
    for await (const hold of holds.since(since)) {
      if (option === '--release') await holds.release(hold);
      process.stdout.write(`${hold.id} of ride ${hold.rideId}, payment ${hold.paymentId}: ${hold.amount} cents\n`);
      count += 1;
    }
    process.stdout.write(`${count} ${option === '--release' ? 'released' : 'found'}\n`);
  } finally {
    await client.end();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
