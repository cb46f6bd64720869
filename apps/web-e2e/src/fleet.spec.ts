import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Account } from './support/accounts';
import { newPerson } from './support/people';
import { runSeed, startFleet } from './support/programs';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

test.use({ liveMap: false });

test('a rider is driven by the demo fleet from booking to receipt', async ({ openBrowser }) => {
  const data = await mkdtemp(join(tmpdir(), 'groupride-fleet-'));
  const options = { size: 2, speed: 60, data };
  await test.step('the demo city has riders and drivers', () => runSeed(options));
  const fleet = startFleet(options);
  try {
    const rita = await Account.of(newPerson('Rita Rider'));
    const { id: rideId } = await rita.bookPaid({ pickup: 'NoDa', destination: 'South End' });
    const storageState = await rita.session();
    const rider = new RiderApp(await (await openBrowser({ ...PHONE, storageState })).newPage());
    await rider.openRide(rideId);
    await rider.expectStatus('Driver En Route', 60_000);
    await expect.poll(() => rider.distanceAway()).toBeGreaterThan(0);
    await rider.expectStatus('Trip in Progress', 90_000);
    await rider.expectStatus('Trip Completed', 90_000);
    await expect(rider.page.getByRole('region', { name: 'Trip summary' })).toContainText('You paid');
    await rider.openReceipt(rideId);
    await expect(rider.page.getByText('Visa ending 4242', { exact: false })).toBeVisible();
  } finally {
    await test.info().attach('fleet', { body: fleet.output(), contentType: 'text/plain' });
    await fleet.stop();
    await rm(data, { recursive: true, force: true });
  }
});
