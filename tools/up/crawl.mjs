// `npm run crawl`: presses every control of the rider app in a real browser, on the real programs.
import { join } from 'node:path';
import { prepare, root } from './preflight.mjs';

await prepare();
// Resolves the import paths of our libraries, in this program and those it starts.
process.env.TSX_TSCONFIG_PATH = join(root, 'tsconfig.base.json');
const { register } = await import('tsx/esm/api');
register();
const { main } = await import(new URL('../../apps/web-e2e/src/crawl/main.ts', import.meta.url).href);
await main(process.argv.slice(2));
