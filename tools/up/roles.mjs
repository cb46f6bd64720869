// `npm run roles`: writes who may do what into the operations guide, and the types of events into the guide to webhooks, and the codes into the catalog of errors.
import { prepare } from './preflight.mjs';

await prepare();
const { register } = await import('tsx/esm/api');
// The contracts are found by the paths of the configuration.
register({ tsconfig: 'tsconfig.base.json' });
await import('../house/src/main');
