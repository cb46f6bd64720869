import 'reflect-metadata';
import { createApi } from './bootstrap';
import { Config } from './config/config';
import { shutDownOnSignal } from './shutdown';

/** Starts the API; a wrong environment ends it at once with one sentence. */
async function main(): Promise<void> {
  const app = await createApi();
  const { PORT, HOST } = app.get(Config);
  await app.listen(PORT, HOST);
  shutDownOnSignal(app);
}

main().catch((error: unknown) => {
  process.stderr.write(`The API could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
