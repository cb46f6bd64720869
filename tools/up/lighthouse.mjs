// `npm run lighthouse`: measures the accessibility of every page of the rider app, on the real programs.
import { join } from 'node:path';
import { prepare, root } from './preflight.mjs';

await prepare();
// Resolves the import paths of our libraries, in this program and those it starts.
process.env.TSX_TSCONFIG_PATH = join(root, 'tsconfig.base.json');
const { register } = await import('tsx/esm/api');
register();
const { main } = await import(new URL('../../apps/web-e2e/src/lighthouse/main.ts', import.meta.url).href);
await main(process.argv.slice(2));
