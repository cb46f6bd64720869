import { serve } from './serve';
import { shutDownOnSignal } from './shutdown';

/** Starts the API. With an invalid environment it prints one sentence and exits. */
async function main(): Promise<void> {
  shutDownOnSignal(await serve());
}

main().catch((error: unknown) => {
  process.stderr.write(`The API could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
