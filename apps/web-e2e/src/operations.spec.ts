import type { NotificationList, RideView } from '@groupride/contracts';
import { Account } from './support/accounts';
import { AdminApp } from './support/admin-app';
import { acceptAt, approvedDriver } from './support/api';
import { cents } from './support/money';
import { newPerson } from './support/people';
import { DESKTOP, expect, test } from './support/test';

const TRIP = { pickup: 'NoDa', destination: 'South End' };
const numberOf = (rideId: number) => `R-${String(rideId).padStart(3, '0')}`;

test('an operator answers an SOS, replaces the driver, ends the trip, gives money back, and finds it in the audit log', async ({
  openBrowser,
}) => {
  const [rita, dan, nell] = [newPerson('Rita Rider'), newPerson('Dan Driver'), newPerson('Nell Nearby')];
  const rider = await Account.of(rita);
  const first = await approvedDriver(dan);
  const second = await approvedDriver(nell);
  const ride = await rider.bookPaid(TRIP);
  const number = numberOf(ride.id);
  await acceptAt(first.api, first.driver.id, ride.pickup, ride.id);
  const statusOf = async () => (await rider.api.get<RideView>(`/rides/${ride.id}`)).status;

  const operations = new AdminApp(await (await openBrowser(DESKTOP)).newPage());
  const { page } = operations;
  const dialog = page.getByRole('dialog');
  await operations.join();

  await test.step('a call for help is announced on every page, and its alert says whom to call', async () => {
    await rider.api.post(`/rides/${ride.id}/sos`, {});
    await expect(page.getByText('A rider asked for help', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^Now\b/ }).click();
    const alert = page.getByRole('row').filter({ hasText: number });
    await expect(alert).toContainText('SOS');
    await expect(alert.getByRole('link', { name: `Call ${rita.name}` })).toHaveAttribute('href', `tel:+1${rita.phone}`);
    await alert.getByRole('button', { name: 'Take it' }).click();
    await expect(alert).toContainText('Alex Admin');
  });

  await test.step('the ride is found by its number and goes to another driver nearby', async () => {
    await second.api.patch(`/drivers/${second.driver.id}/location`, { lat: ride.pickup.lat, lng: ride.pickup.lng });
    await second.api.patch(`/drivers/${second.driver.id}/status`, { isOnline: true });
    await operations.find(number, number);
    await expect(page.getByRole('heading', { name: `Ride ${number}` })).toBeVisible();
    await page.getByRole('button', { name: 'Reassign' }).click();
    await dialog.getByRole('radio', { name: nell.name }).check();
    await dialog.getByRole('button', { name: 'Assign driver' }).click();
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await dialog.getByLabel('Reason').fill('The car broke down');
    await dialog.getByRole('button', { name: 'Assign driver' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`${nell.name} has ride ${number} now`)).toBeVisible();
    await expect(page.getByRole('link', { name: nell.name, exact: true })).toBeVisible();
    expect(await first.api.get(`/drivers/${first.driver.id}/active-ride`)).toBeNull();
    const told = async () =>
      (await rider.api.get<NotificationList>('/notifications')).notifications.map(({ message }) => message).join('\n');
    await expect.poll(told).toContain('The car broke down');
  });

  await test.step('the emergency ends with a note', async () => {
    await page.getByRole('button', { name: /^Resolve: SOS/ }).click();
    await dialog.getByLabel('Note').fill('Rita is fine; the car smoked');
    await dialog.getByRole('button', { name: 'Close alert' }).click();
    await expect(page.getByRole('button', { name: /^Resolve: SOS/ })).toHaveCount(0);
  });

  await test.step('the trip is seen to start, and is completed for a driver whose phone is dead', async () => {
    for (const status of ['arrived', 'in_progress'])
      await second.api.patch(`/rides/${ride.id}/status`, { status, reason: 'Nobody has a phone at hand' });
    await expect(page.getByText('Trip started').first()).toBeVisible();
    await page.getByRole('button', { name: 'Complete trip' }).click();
    await dialog.getByLabel('Reason').fill('The phone of the driver is dead');
    await dialog.getByRole('button', { name: 'Complete trip' }).dblclick();
    await expect(page.getByText(`Ride ${number} was completed`)).toBeVisible();
    await expect.poll(statusOf).toBe('completed');
  });

  // Whoever stays online takes rides of other stories.
  for (const { api, driver } of [first, second]) await api.patch(`/drivers/${driver.id}/status`, { isOnline: false });

  const total = cents(ride.totalCost);
  await test.step('a part of the fare is refunded once, after a second look', async () => {
    await page.getByRole('button', { name: `Refund: ${rita.name}, Visa ending 4242` }).click();
    await dialog.getByLabel('Amount').fill(((total + 1) / 100).toFixed(2));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText(`At most $${ride.totalCost}`)).toBeVisible();
    await dialog.getByLabel('Amount').fill('5.00');
    await dialog.getByLabel('Reason').selectOption({ label: 'Problem with our service' });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Refund $5.00' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Refunds' }).getByText('Refunded')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('Balanced').first()).toBeVisible();
  });

  await test.step('the rider gets credit for the next ride', async () => {
    await page.getByRole('button', { name: 'Grant credit' }).click();
    await dialog.getByLabel('Amount').fill('10');
    await dialog.getByLabel('Reason').fill('Sorry for the wait');
    await dialog.getByRole('button', { name: 'Grant credit' }).click();
    await expect(page.getByText(`$10.00 granted to ${rita.name}`)).toBeVisible();
    expect(await rider.api.get('/credits')).toMatchObject({ balance: '10.00' });
  });

  await test.step('the audit log tells it in order, with links and reasons', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByLabel('Target').fill(number);
    const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
    const told = [`refunded a payment of ride ${number}`, `completed ride ${number}`, `gave ride ${number} to another`];
    for (const sentence of told) await expect(rows.filter({ hasText: sentence })).toHaveCount(1);
    await expect(rows.filter({ hasText: told[2]! })).toContainText('Reason: The car broke down');
    await rows
      .filter({ hasText: told[0]! })
      .getByRole('link', { name: `ride ${number}` })
      .click();
    await expect(page.getByRole('heading', { name: `Ride ${number}` })).toBeVisible();
  });

  await test.step('the pages of the ride and the rider fit on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(tooWide).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: rita.name }).first().click();
    await expect(page.getByRole('heading', { name: rita.name })).toBeVisible();
    await expect.poll(tooWide).toBeLessThanOrEqual(0);
  });
});
