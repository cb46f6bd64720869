import type { Locator } from '@playwright/test';
import { acceptAt, approvedDriver, bookCash, placeNamed, signedIn } from './support/api';
import { DriverApp } from './support/driver-app';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

/** A phone that shows everything at twice its size has room for half as much. */
const TWICE = { ...PHONE, viewport: { width: 195, height: 422 } };

/** Neither edge of the screen cuts the control off. */
async function expectInFull(control: Locator): Promise<void> {
  const { x, width } = (await control.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(TWICE.viewport.width);
}

/** Nothing inside is wider than it. */
async function expectNoSideScroll(part: Locator): Promise<void> {
  expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

test('a phone with text at 200% shows names, numbers and states in full', async ({ openBrowser }) => {
  const rider = new RiderApp(await (await openBrowser(TWICE)).newPage());
  const { page } = rider;
  const api = await rider.enterAs(newPerson('Lara Large'));
  const ride = await bookCash(api, { pickup: 'NoDa', destination: 'South End' });

  await rider.openRide(ride.id);
  await expectInFull(page.getByText('Pending', { exact: true }).first());
  await expectNoSideScroll(page.getByRole('button', { name: 'in_progress' }));

  await rider.open('/groups');
  const destination = page.getByRole('listitem').getByText('South End', { exact: true });
  expect((await destination.boundingBox())?.width).toBeGreaterThan(100);

  await rider.open('/profile/account');
  const phone = page.getByText(/^\(704\) \d{3}-\d{4}$/);
  // Two lines at most.
  expect((await phone.boundingBox())?.height).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TWICE.viewport.width);

  await rider.open('/');
  await page.getByRole('button', { name: 'Find Me' }).click({ trial: true });
  await rider.choosePlace('Destination', 'South End');
  await rider.choosePlace('Pickup', 'NoDa');
  await expect(page.getByText(/^each · \$/)).toBeVisible();
  await expectInFull(page.getByRole('button', { name: 'Request ride' }));
  await api.post(`/rides/${ride.id}/cancel`, {});
});

test('a driver with text at 200% reads amounts in full and reaches every control of a trip', async ({
  openBrowser,
}) => {
  const person = newPerson('Dario Large');
  const { api, driver } = await approvedDriver(person);
  const { lat, lng } = await placeNamed(api, 'NoDa');
  const at = { permissions: ['geolocation'], geolocation: { latitude: lat, longitude: lng } };
  const wheel = new DriverApp(await (await openBrowser({ ...TWICE, ...at })).newPage());
  const { page } = wheel;
  await wheel.signIn(person);
  await wheel.goOnline();
  const rider = (await signedIn(newPerson('Rosa Large'))).api;
  const ride = await bookCash(rider, { pickup: 'NoDa', destination: 'South End' });
  const answer = page.getByRole('region', { name: 'Next step' }).getByRole('button', { name: 'Accept' });
  await answer.click({ trial: true });
  await expectInFull(answer);
  await acceptAt(api, driver.id, ride.pickup, ride.id);
  await api.patch(`/rides/${ride.id}/status`, { status: 'arrived', position: { lat, lng } });

  const verified = page.getByText('0 of 1 verified');
  await expect(verified).toBeVisible();
  // Two lines at most.
  expect((await verified.boundingBox())?.height).toBeLessThan(80);
  for (const name of ['Menu', /^Earned today/, 'Passenger verification', 'Message', 'Verify passengers', 'Start Trip'])
    await page.getByRole('button', { name }).click({ trial: true });
  await page.getByRole('link', { name: 'Call Rider' }).click({ trial: true });
  // The buttons came into view by scrolling the sheet, not the window, which nobody can scroll.
  expect(await page.locator('[data-sheet-frame]').evaluate(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft)).toBe(
    0,
  );

  await page.getByRole('button', { name: /^Earned today/ }).click();
  const earned = page.getByRole('dialog').getByText('Earned this week', { exact: true }).locator('..');
  await expectNoSideScroll(earned);
  expect((await earned.boundingBox())?.width).toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await page.goto(new URL('/driver/earnings', page.url()).href);
  const title = page.getByRole('heading', { name: 'Earnings and payouts' });
  await expect(title).toBeVisible();
  await expectNoSideScroll(title);
  await page.goto(new URL('/driver/scheduled', page.url()).href);
  const offers = page.getByRole('switch', { name: 'Offer me scheduled rides' });
  await expectInFull(offers);
  // Its label has the whole line.
  expect((await offers.locator('div').first().boundingBox())?.width).toBeGreaterThan(100);
  await expectNoSideScroll(page.getByRole('tablist'));
  await api.patch(`/rides/${ride.id}/status`, { status: 'in_progress', reason: 'Nobody shows a code here' });
  await api.post(`/rides/${ride.id}/complete`, { amount: ride.totalCost, reason: 'The driver has not moved' });
  await api.patch(`/drivers/${driver.id}/status`, { isOnline: false });
});
