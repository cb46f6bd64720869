// `npm test` and its parts: prepares the folder, then hands over to TypeScript.
import { prepare } from './preflight.mjs';

await prepare();
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./src/testing/main');
await main(process.argv.slice(2));
