import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt, loadCity, startApi, startSandbox, startWeb, stopAll } from '../../../tools/up/src/testing/stack';
import { addresses, tellAddresses } from './support/addresses';

const built = resolve(import.meta.dirname, '..', '..', '..', 'dist', 'apps');

/** Starts the whole product for this run, unless the environment names one that runs already. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (addresses()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'groupride-web-'));
  const tearDown = async () => {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  };
  // Served from a copy: a build beside a test run takes no page away from under it.
  const serve = async (name: 'rider-web' | 'driver-web' | 'admin-web') => {
    await ensureBuilt(name);
    cpSync(join(built, name), join(folder, name), { recursive: true });
    return startWeb(name, { env: { WEB_FOLDER: join(folder, name) } });
  };
  try {
    // One after the other: two cores build and start faster so than side by side.
    const sandbox = await startSandbox();
    const { url: api } = await startApi();
    await loadCity();
    tellAddresses({
      api,
      sandbox,
      rider: await serve('rider-web'),
      driver: await serve('driver-web'),
      admin: await serve('admin-web'),
    });
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
