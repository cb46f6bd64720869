import { authenticate, CARDS, fillCard } from './support/card-form';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

const TRIP = { pickup: 'NoDa', destination: 'South End' };

test('a card is saved in the profile, with the bank’s confirmation, and pays for a ride', async ({ openBrowser }) => {
  const rider = new RiderApp(await (await openBrowser(PHONE)).newPage());
  const { page } = rider;
  await rider.enterAs(newPerson('Sava Card'));

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

  await rider.open('/');
  await rider.requestRide(TRIP);
  await page.waitForURL(/\/payment\?rideId=\d+/);
  const rideId = rider.rideIdOfUrl();
  await page.getByRole('button', { name: 'Pay with saved card ending ····4242' }).click();
  await page.waitForURL(/\/payment-success/);
  await rider.openRide(rideId);
  await rider.expectStatus('Ride Requested');

  await rider.open('/profile/payment');
  await page.getByRole('button', { name: 'Remove Visa ending ····4242' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No saved cards')).toBeVisible();

  await rider.openRide(rideId);
  await rider.cancel();
});
