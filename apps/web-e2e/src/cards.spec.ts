import { authenticate, CARDS, fillCard } from './support/card-form';
import { bookRide } from './support/api';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

const TRIP = { pickup: 'NoDa', destination: 'South End' };

test.use({ liveMap: false });

test('a card is saved in the profile, with the bank’s confirmation, and pays for a ride, which another tab notices', async ({
  openBrowser,
}) => {
  const context = await openBrowser(PHONE);
  const rider = new RiderApp(await context.newPage());
  const { page } = rider;
  const api = await rider.enterAs(newPerson('Sava Card'));

  await rider.open('/profile/payment');
  await expect(page.getByText('No saved cards')).toBeVisible();
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, CARDS.threeDSecure);
  await page.getByRole('button', { name: 'Save card' }).click();
  await authenticate(page, 'Fail authentication');
  await expect(page.getByText('Your bank couldn’t confirm it’s you.')).toBeVisible();
  await fillCard(page, CARDS.visa);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa ending ····4242' })).toContainText('Default');

  const { id: rideId } = await bookRide(api, TRIP, 'card');
  const other = new RiderApp(await context.newPage());
  const pay = 'Pay with saved card ending ····4242';
  await other.open(`/payment?rideId=${rideId}`);
  await expect(other.page.getByRole('button', { name: pay })).toBeEnabled();
  await rider.open(`/payment?rideId=${rideId}`);
  await page.getByRole('button', { name: pay }).click();
  await page.waitForURL(/\/payment-success/);
  await other.page.waitForURL(/\/payment-success/);
  await expect(other.page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await other.page.close();
  await rider.openRide(rideId);
  await rider.expectStatus('Ride Requested');

  await rider.open('/profile/payment');
  await page.getByRole('button', { name: 'Remove Visa ending ····4242' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No saved cards')).toBeVisible();

  await rider.openRide(rideId);
  await rider.cancel();
});
