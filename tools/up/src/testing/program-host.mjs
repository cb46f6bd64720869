// One program, loaded once and started for one test file after the other, each time with another environment. See program-hosts.ts.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** @typedef {() => Promise<unknown>} Stop ends the program */

const root = join(import.meta.dirname, '..', '..', '..', '..');

/** @param {...string} path */
const load = (...path) => import(pathToFileURL(join(root, ...path)).href);

/**
 * Each starts its program as the environment says, and returns what ends it.
 * @type {Readonly<Record<string, () => Promise<Stop>>>}
 */
const programs = {
  async api() {
    // The API looks for its worker program next to its own file.
    process.argv[1] = join(root, 'dist', 'apps', 'api', 'serve.js');
    const { serve } = await load('dist', 'apps', 'api', 'serve.js');
    const app = await serve();
    return () => {
      // Closes connections that a test left open, as the end of the process would.
      app.getHttpServer().closeAllConnections();
      return app.close();
    };
  },
  async sandbox() {
    const { readConfig } = await load('tools', 'stripe-sandbox', 'src', 'config.ts');
    const { startSandbox } = await load('tools', 'stripe-sandbox', 'src', 'sandbox.ts');
    const sandbox = await startSandbox(readConfig(process.env));
    return () => sandbox.stop();
  },
};

const [, , program = ''] = process.argv;

/** @type {Stop | undefined} */
let stop;

/** @param {{ env: Record<string, string> | null }} message the environment to start with, or null to end */
async function obey({ env }) {
  await stop?.();
  stop = undefined;
  if (env === null) return;
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  stop = await programs[program]?.();
}

process.on('message', (message) => {
  obey(/** @type {{ env: Record<string, string> | null }} */ (message)).then(
    () => process.send?.({ error: null, memory: process.memoryUsage.rss() }),
    (error) => process.send?.({ error: error instanceof Error ? error.message : String(error), memory: Infinity }),
  );
});
process.on('disconnect', () => process.exit());
