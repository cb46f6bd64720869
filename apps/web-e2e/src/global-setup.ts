import { startApi, startSandbox, startWeb, stopAll } from '../../../tools/up/src/testing/stack';
import { addresses, tellAddresses } from './support/addresses';

/** Starts the whole product for this run, unless the environment names one that runs already. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (addresses()) return undefined;
  try {
    // One after the other: two cores build and start faster so than side by side.
    const sandbox = await startSandbox();
    const { url: api } = await startApi();
    const rider = await startWeb('rider-web');
    const driver = await startWeb('driver-web');
    const admin = await startWeb('admin-web');
    tellAddresses({ api, sandbox, rider, driver, admin });
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}
