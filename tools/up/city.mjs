// `npm run city`: prepares the folder, then hands over to TypeScript.
import { prepare } from './preflight.mjs';

await prepare();
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./src/city');
await main(process.argv.slice(2));
