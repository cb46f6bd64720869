import type { Page } from '@playwright/test';
import { requireAddresses, type Addresses } from './support/addresses';
import { expect, PHONE, test } from './support/test';

/** React, which the application waits for, but not the small first file with the first picture. */
const APPLICATION = /\/assets\/react-.*\.js/;

/** Holds the application back, as a slow network does. @returns lets it load */
async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(APPLICATION, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a join link shows the product’s name at once, and asks for its page with the application', async ({
  openBrowser,
}) => {
  const page = await (await openBrowser(PHONE)).newPage();
  const release = await holdApplication(page);
  const asked = page.waitForRequest(/\/assets\/join-page-.*\.js/);
  const texts = page.waitForRequest(/\/assets\/en-later-.*\.js/);
  await page.goto(`${requireAddresses().rider}/join/no-such-link`);
  const splash = page.locator('.splash');
  await expect(splash).toBeVisible();
  await expect(splash).toHaveText('GroupRide');
  await Promise.all([asked, texts]);
  release();
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await expect(splash).toHaveCount(0);
});

test('the product’s name stays until the code of the page has come', async ({ openBrowser }) => {
  const page = await (await openBrowser(PHONE)).newPage();
  // A file that comes when the browser has nothing else to do.
  await page.route(/\/assets\/shared-trip-page-.*\.js/, async (route) => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#root')?.textContent === '') document.documentElement.dataset['wasEmpty'] = 'true';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${requireAddresses().rider}/trip/no-such-trip`);
  await expect(page.getByRole('heading', { name: 'This link doesn’t lead to a trip' })).toBeVisible();
  expect(await page.locator('html').getAttribute('data-was-empty')).toBeNull();
});

const ADDRESS = 'somebody@example.test';
const applications: readonly (keyof Pick<Addresses, 'rider' | 'driver' | 'admin'>)[] = ['rider', 'driver', 'admin'];

for (const app of applications)
  test(`somebody asks the ${app} app for a code before it has loaded`, async ({ openBrowser }) => {
    const context = await openBrowser(PHONE);
    const page = await context.newPage();
    const release = await holdApplication(page);
    await page.goto(`${requireAddresses()[app]}/signin`);
    const address = page.getByRole('textbox', { name: /email/i });
    await address.pressSequentially(ADDRESS);
    const picture = await page.getByRole('main').ariaSnapshot();
    await page.keyboard.press('Enter');

    const asked = page.waitForRequest('**/api/auth/code');
    release();
    expect((await asked).postDataJSON()).toMatchObject({ identifier: ADDRESS });
    await expect(address).toHaveCount(0);

    // The build has rendered the page as the application shows it. A reload would ask for the code.
    const loaded = await context.newPage();
    await loaded.goto(`${requireAddresses()[app]}/signin`);
    await loaded.waitForLoadState('networkidle');
    await loaded.getByRole('textbox', { name: /email/i }).fill(ADDRESS);
    expect(await loaded.getByRole('main').ariaSnapshot()).toBe(picture);
  });
