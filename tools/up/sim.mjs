// `npm run sim`: prepares the folder, then hands over to TypeScript.
import { join } from 'node:path';
import { prepare, root } from './preflight.mjs';

await prepare();
// Resolves the import paths of our libraries, in this program and those it starts.
process.env.TSX_TSCONFIG_PATH = join(root, 'tsconfig.base.json');
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('../sim/src/main');
await main(process.argv.slice(2));
