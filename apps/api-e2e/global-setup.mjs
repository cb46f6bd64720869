import { tsImport } from 'tsx/esm/api';

/** One PostgreSQL for all files, unless `npm test` has brought one; each file makes databases of its own in it. */
export default async function setUp() {
  const stack = await tsImport('../../tools/up/src/testing/stack.ts', import.meta.url);
  globalThis.groupRideStack = stack;
  (await tsImport('../../tools/up/src/redis.ts', import.meta.url)).installRedisServer(console.log);
  await stack.ensureBuilt('api');
  process.env[stack.BUILT_VARIABLE] = '1';
  process.env[stack.POSTGRES_VARIABLE] ??= await (await stack.startPostgres()).newDatabase('maintenance');
  process.env[stack.TEMPLATE_VARIABLE] = await stack.createTemplate();
  const { openHosts, HOSTS_VARIABLE } = await tsImport('../../tools/up/src/testing/program-hosts.ts', import.meta.url);
  globalThis.groupRideHosts = await openHosts((await stack.addresses()).logs);
  process.env[HOSTS_VARIABLE] = globalThis.groupRideHosts.url;
}
