// `npm run histories -- 2000 7`: runs 2000 random histories of groups with the seed 7 on the real programs. A third
// number skips that many.
import { prepare } from './preflight.mjs';

const [count = '2000', seed = String(Date.now() % 1_000_000), from = '0'] = process.argv.slice(2);
Object.assign(process.env, { HISTORIES: count, HISTORY_SEED: seed, HISTORY_FROM: from });
console.log(`${count} histories from number ${from} of seed ${seed}`);
await prepare();
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./src/testing/main');
await main(['api', '/histories.spec']);
