import type { Locator } from '@playwright/test';
import { acceptAt, approvedDriver, bookCash, placeNamed } from './support/api';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

const TRIP = { pickup: 'NoDa', destination: 'South End' };

/** Whether all of the control can be seen, and nothing lies over its middle. */
const inSight = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isAt = (x: number, y: number) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element));
    };
    const middle = (left + right) / 2;
    return isAt(middle, top + 2) && isAt(middle, (top + bottom) / 2) && isAt(middle, bottom - 2);
  });

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

test('the focused control is always visible on the tracker', async ({ openBrowser }) => {
  const rider = new RiderApp(await (await openBrowser({ ...PHONE, reducedMotion: 'no-preference' })).newPage());
  const { page } = rider;
  const api = await rider.enterAs(newPerson('Kay Board'));
  const ride = await bookCash(api, TRIP);
  await rider.open(`/rider-track?rideId=${ride.id}`);
  const last = page.getByRole('link', { name: 'Go to the ride' });
  const sheet = page.locator('[data-sheet]');
  await expect(last).toBeAttached();
  await expect(sheet).toHaveAttribute('data-sheet', 'peek');
  expect(await inSight(last)).toBe(false);

  const handle = page.locator('[data-sheet-handle]');
  const step = async (key: 'Tab' | 'Shift+Tab') => {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    await expect.poll(() => inSight(focused), { message: await focused.innerText() }).toBe(true);
    await rider.expectSheetInPlace();
  };
  // Down through the sheet, and up again from below it: each time what is collapsed opens.
  await handle.focus();
  await step('Tab');
  await expect(sheet).toHaveAttribute('data-sheet', 'half');
  while (!(await isFocused(last))) await step('Tab');
  await handle.press('Home');
  await expect(sheet).toHaveAttribute('data-sheet', 'peek');
  await page.getByRole('link', { name: 'Home' }).focus();
  await step('Shift+Tab');
  await expect(last).toBeFocused();
  await expect(sheet).toHaveAttribute('data-sheet', 'half');
  while (!(await isFocused(handle))) await step('Shift+Tab');
  await api.post(`/rides/${ride.id}/cancel`, {});
});

test('the alert of the driver’s arrival does not cover a page’s link back', async ({ openBrowser }) => {
  const dan = await approvedDriver(newPerson('Dan Driver'));
  const rider = new RiderApp(await (await openBrowser(PHONE)).newPage());
  const { page } = rider;
  const api = await rider.enterAs(newPerson('Rita Rider'));
  const ride = await bookCash(api, TRIP);
  await acceptAt(dan.api, dan.driver.id, await placeNamed(dan.api, TRIP.pickup), ride.id);
  await rider.open(`/ride/${ride.id}/chat`);
  await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
  await dan.api.patch(`/rides/${ride.id}/status`, { status: 'arrived' });
  const alert = page.getByRole('alert').filter({ hasText: 'Your driver is here' });
  await expect(alert).toBeVisible();
  const back = page.getByRole('link', { name: 'Back' });
  expect(await inSight(back)).toBe(true);
  await page.context().setOffline(true);
  await expect(page.getByText('What you see may be out of date.', { exact: false })).toBeVisible();
  await expect.poll(() => inSight(back), { message: 'the way back while offline' }).toBe(true);
  await page.context().setOffline(false);
  // What lies under it comes out from under it when the keyboard goes there.
  for (const reply of ['On my way', 'I’m here']) {
    const control = page.getByRole('button', { name: reply });
    await control.focus();
    await expect.poll(() => inSight(control), { message: reply }).toBe(true);
  }
  // The alert grows when the code comes after the news.
  await alert.evaluate((element) => (element.style.paddingBottom = '6rem'));
  const reply = page.getByRole('button', { name: 'I’m here' });
  await expect.poll(() => inSight(reply), { message: 'under an alert that grew' }).toBe(true);
  await back.focus();
  await expect.poll(() => inSight(back), { message: 'the way back' }).toBe(true);
  await back.tap({ timeout: 5000 });
  await page.waitForURL(new RegExp(`/ride/${ride.id}$`));
  await api.post(`/rides/${ride.id}/cancel`, {});
  await dan.api.patch(`/drivers/${dan.driver.id}/status`, { isOnline: false });
});

for (const [locale, shown] of [
  ['en-US', 'Start Riding'],
  ['es-US', 'Empezar'],
] as const)
  test(`the headers of the landing page and of Home fit on a phone in ${locale}`, async ({ openBrowser }) => {
    const rider = new RiderApp(await (await openBrowser({ ...PHONE, locale })).newPage());
    const header = rider.page.locator('header');
    await rider.open('/landing');
    await expect(rider.page.getByRole('link', { name: shown })).toBeVisible();
    // One row of controls.
    expect((await header.boundingBox())?.height).toBeLessThan(64);
    const city = header.getByText('Charlotte, NC', { exact: true });
    const expectCityInFull = async () => {
      await rider.open('/');
      await expect(header.getByRole('button')).not.toHaveCount(0);
      expect(await city.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    };
    await expectCityInFull();
    await rider.enterAs(newPerson('Hedy Header'));
    await expectCityInFull();
  });
