// `npm test` and its parts: prepares the folder, then hands over to TypeScript, on the Node.js of the images.
import { prepare } from './preflight.mjs';

await prepare();
const { register } = await import('tsx/esm/api');
register();
const { runOnPinnedNode } = await import('./src/testing/pinned-node');
const code = await runOnPinnedNode(process.argv.slice(1));
if (code !== undefined) process.exit(code);
const { main } = await import('./src/testing/main');
await main(process.argv.slice(2));
