// The functions of src/testing/stack.ts for programs that cannot read TypeScript, such as the global set-up of Jest.
import { register } from 'tsx/esm/api';

register();
export const { addresses, ensureBuilt, runSeed, startApi, startFleet, startPostgres, startSandbox, startWeb, stopAll } =
  await import('./src/testing/stack');
