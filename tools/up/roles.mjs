// `npm run roles`: writes the tables that documents take from the code: who may do what, event types of webhooks, error codes and ride transitions.
import { prepare } from './preflight.mjs';

await prepare();
const { register } = await import('tsx/esm/api');
// The configuration has the import paths of the contracts.
register({ tsconfig: 'tsconfig.base.json' });
await import('../house/src/main');
