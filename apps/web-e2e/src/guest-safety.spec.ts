import { Account } from './support/accounts';
import { requireAddresses } from './support/addresses';
import { acceptAt, approvedDriver, placeNamed } from './support/api';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

test.use({ liveMap: false });

test('a guest who left the ride after asking for help can still report that they are safe', async ({ openBrowser }) => {
  const organizer = await Account.of(newPerson('Olivia Organizer'));
  const ride = await organizer.bookPaid({ pickup: 'NoDa', destination: 'South End' });
  const link = await organizer.api.post<{ token: string }>(`/rides/${ride.id}/join-link`);
  const dan = await approvedDriver(newPerson('Dan Driver'));
  await acceptAt(dan.api, dan.driver.id, await placeNamed(dan.api, 'NoDa'), ride.id);

  const guest = new RiderApp(await (await openBrowser(PHONE)).newPage());
  const { page } = guest;
  await page.goto(`${requireAddresses().rider}/join/${link.token}`);
  await guest.joinAsGuest(newPerson('Gus Guest'));
  await guest.openRide(ride.id);
  await page.getByRole('button', { name: 'Emergency help' }).click();
  await page.getByRole('button', { name: 'Alert now' }).click();
  await expect(page.getByText('You asked for help at')).toBeVisible({ timeout: 15_000 });

  await page.getByRole('button', { name: 'Leave ride' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave ride' }).click();
  await expect(page.getByText('You left the ride').first()).toBeVisible();
  await expect(page.getByText('You asked for help at')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You asked for help at')).toBeVisible();

  await page.getByRole('button', { name: 'I’m safe' }).click();
  await page.waitForURL(/\/guest$/);
  await page.getByRole('link', { name: 'Book your own ride' }).click();
  await guest.expectHome();
});
