// `npm start`, `npm run dev` and `npm run reset`: prepares the folder, then hands over to TypeScript.
import { prepare } from './preflight.mjs';

await prepare();
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./src/main');
await main(process.argv.slice(2));
