import { bookCash } from './support/api';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

/** A phone that shows everything at twice its size has room for half as much. */
const TWICE = { ...PHONE, viewport: { width: 195, height: 422 } };

test('a phone with text at 200% shows names, numbers and states in full', async ({ openBrowser }) => {
  const rider = new RiderApp(await (await openBrowser(TWICE)).newPage());
  const { page } = rider;
  const api = await rider.enterAs(newPerson('Lara Large'));
  const ride = await bookCash(api, { pickup: 'NoDa', destination: 'South End' });

  await rider.openRide(ride.id);
  const badge = page.getByText('Pending', { exact: true }).first();
  const { x, width } = (await badge.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(TWICE.viewport.width);

  await rider.open('/groups');
  const destination = page.getByRole('listitem').getByText('South End', { exact: true });
  expect((await destination.boundingBox())?.width).toBeGreaterThan(100);

  await rider.open('/profile/account');
  const phone = page.getByText(/^\(704\) \d{3}-\d{4}$/);
  // Two lines at most.
  expect((await phone.boundingBox())?.height).toBeLessThan(60);
  await api.post(`/rides/${ride.id}/cancel`, {});
});
