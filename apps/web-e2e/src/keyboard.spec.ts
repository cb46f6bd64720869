import type { Locator, Page } from '@playwright/test';
import { approvedDriver, bookCash, placeNamed, signedIn } from './support/api';
import { DriverApp } from './support/driver-app';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { DESKTOP, expect, PHONE, test } from './support/test';

/** More stops than any page of ours has. */
const MOST_STOPS = 60;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

async function choosePlace(page: Page, field: string, place: string): Promise<void> {
  const input = page.getByRole('combobox', { name: field });
  await tabTo(page, input);
  await page.keyboard.type(place);
  await expect(page.getByRole('option', { name: place }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue(place);
}

test('a ride can be booked and a telephone verified with the keyboard alone', async ({ openBrowser }) => {
  const page = await (await openBrowser(DESKTOP)).newPage();
  const rider = new RiderApp(page);
  await rider.enterAs(newPerson('Kay Board'));
  await rider.open('/');
  await choosePlace(page, 'Destination', 'South End');
  await choosePlace(page, 'Pickup', 'NoDa');

  await tabTo(page, page.getByRole('radio', { name: 'Card' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Pay in Person' })).toBeChecked();
  await rider.expectPriced();
  await tabTo(page, page.getByRole('button', { name: 'Request ride' }));
  await page.keyboard.press('Enter');

  const confirmed = page.getByRole('dialog', { name: 'Ride requested' });
  await expect(confirmed).toBeVisible();
  await tabTo(page, confirmed.getByRole('button', { name: 'Track Live' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ride\/\d+/);

  await tabTo(page, page.getByRole('button', { name: 'Cancel ride' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByText('$0.00').first()).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel ride' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Trip Cancelled' })).toBeVisible();

  // The code of a text message can be typed as soon as its dialog is open.
  await rider.open('/profile/account');
  await page.getByRole('button', { name: 'Verify phone' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('6-digit code')).toBeFocused();
});

test('a driver works with the keyboard alone, and each step leads to the next one', async ({ openBrowser }) => {
  const person = newPerson('Kyle Keys');
  const { api, driver } = await approvedDriver(person);
  const rider = (await signedIn(newPerson('Rita Keys'))).api;
  const { lat, lng } = await placeNamed(api, 'NoDa');
  const at = { permissions: ['geolocation'], geolocation: { latitude: lat + 0.002, longitude: lng } };
  const wheel = new DriverApp(await (await openBrowser({ ...PHONE, ...at })).newPage());
  const { page } = wheel;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (control: Locator) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  const expectAt = (title: string) => expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
  await wheel.signIn(person);
  await press(button('Go Online'));
  await expectAt('Waiting for requests');

  const ride = await bookCash(rider, { pickup: 'NoDa', destination: 'South End' });
  const offer = page.getByRole('region', { name: 'Rita’s group' });
  await expect(offer).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: /seconds left/ })).toContainText('New ride request: NoDa');
  await press(button('Accept'));
  await expectAt('Drive to the pickup');
  await wheel.moveTo({ lat, lng });
  await press(button('I’ve Arrived'));
  await expectAt('At the pickup');

  const { code } = await rider.get<{ code: string }>(`/rides/${ride.id}/verification`);
  await press(button('Verify passengers'));
  const dialog = page.getByRole('dialog', { name: 'Verify passengers' });
  await tabTo(page, dialog.getByLabel('6-digit code'));
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Everyone is verified.', { exact: false })).toBeVisible();
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button('Verify passengers')).toBeFocused();

  await press(button('Start Trip'));
  await expectAt('On the way');
  await wheel.moveTo(ride.destination);
  await expect(page.getByText('You have arrived')).toBeVisible();
  await press(button('Complete Trip'));
  await press(page.getByRole('alertdialog').getByRole('button', { name: /^Confirm .* received$/ }));
  await expectAt('Waiting for requests');
  await press(button('Done'));
  await expectAt('Waiting for requests');
  await press(button('Stop ride requests'));
  await expectAt('You’re offline');
  await press(button('Settings'));
  await expectAt('Settings');
  await expect(page).toHaveTitle('Settings · GroupRide Driver');
  expect(await api.get(`/drivers/profile`)).toMatchObject({ id: driver.id, isOnline: false });
});
