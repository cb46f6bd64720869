import type { Locator, Page } from '@playwright/test';
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

test('a ride can be booked with the keyboard alone', async ({ openBrowser }) => {
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
});

test('the code of a text message can be typed as soon as its dialog is open', async ({ openBrowser }) => {
  const page = await (await openBrowser(PHONE)).newPage();
  const rider = new RiderApp(page);
  await rider.enterAs(newPerson('Vera Code'));
  await rider.open('/profile/account');
  await page.getByRole('button', { name: 'Verify phone' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('6-digit code')).toBeFocused();
});
