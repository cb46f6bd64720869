import type { AdminRideView } from '@groupride/contracts';
import { bookRide, operator } from './support/api';
import { leaveToPay } from './support/payment-form';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

test.use({ liveMap: false });

/** Pages are reloaded many times here, so actions get more time. */
const PATIENT = { timeout: 60_000 };
const TRIP = { pickup: 'NoDa', destination: 'South End' };

test('a payment on the provider’s own page can be cancelled, left open, completed and viewed again', async ({
  openBrowser,
}) => {
  const context = await openBrowser(PHONE);
  const rider = new RiderApp(await context.newPage());
  const { id: rideId } = await bookRide(await rider.enterAs(newPerson('Rhea Direct')), TRIP, 'card');
  await rider.open(`/payment?rideId=${rideId}`);

  // Cancelled there: nothing is charged, and the same ride can be paid in another way.
  await leaveToPay(rider.page);
  await rider.page.getByRole('button', { name: 'Decline test payment' }).click(PATIENT);
  await expect(rider.page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible(PATIENT);
  await expect(rider.page.getByText('Nothing was charged.', { exact: false })).toBeVisible(PATIENT);
  // The secret that opens the payment does not stay in the address.
  await expect(rider.page).not.toHaveURL(/secret/);
  expect((await rider.ride(rideId)).status).toBe('awaiting_payment');
  await rider.page.reload();
  await rider.page.reload();
  await expect(rider.page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible(PATIENT);
  await rider.page.getByRole('link', { name: 'Try again' }).click(PATIENT);

  // Left open there: the ride is still in the list, waiting.
  await leaveToPay(rider.page);
  await rider.page.close();
  const later = new RiderApp(await context.newPage());
  await later.open('/groups');
  await later.page.getByRole('button', { name: /South End/ }).click(PATIENT);
  await later.page.getByRole('link', { name: 'Open the ride' }).click(PATIENT);
  await later.page.waitForURL(new RegExp(`/ride/${rideId}`), PATIENT);
  await later.page.getByRole('link', { name: 'Finish payment' }).first().press('Enter', PATIENT);

  // Paid, then opened again.
  await leaveToPay(later.page);
  await later.page.getByRole('button', { name: 'Authorize test payment' }).click(PATIENT);
  const success = later.page.getByRole('heading', { name: 'Payment Successful!' });
  await expect(success).toBeVisible(PATIENT);
  const address = later.page.url();
  for (let times = 0; times < 2; times += 1) {
    await later.open(new URL(address).pathname + new URL(address).search);
    await expect(later.page.getByRole('main').filter({ has: success })).toContainText('Cash App Pay', PATIENT);
  }
  expect((await later.ride(rideId)).status).not.toBe('awaiting_payment');
  // One payment and one hold, however often it was begun.
  const operations = await operator();
  const { payments } = await operations.get<AdminRideView>(`/admin/rides/${rideId}`);
  expect(payments).toMatchObject([{ state: 'authorized', card: 'Cash App Pay' }]);
  await operations.post(`/rides/${rideId}/cancel`, { reason: 'The story is over' });
});
