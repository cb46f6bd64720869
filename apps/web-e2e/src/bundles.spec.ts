import type { Page, Request } from '@playwright/test';
import { requireAddresses, type Addresses } from './support/addresses';
import { expect, PHONE, test } from './support/test';

interface Budget {
  readonly page: string;
  readonly app: keyof Pick<Addresses, 'rider' | 'driver' | 'admin'>;
  readonly path: string;
  /** Compressed JavaScript, in bytes. */
  readonly limit: number;
  /** Every file costs a request. */
  readonly files: number;
  /** Resolves when a person can use the page. */
  readonly ready: (page: Page) => Promise<void>;
}

const heading = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** The live map and what loads after it are not part of the budget of the home screen. */
const destination = (page: Page): Promise<void> =>
  expect(page.getByRole('combobox', { name: 'Destination' })).toBeEditable();

const budgets: readonly Budget[] = [
  { page: 'landing page', app: 'rider', path: '/landing', limit: 12_000, files: 2, ready: heading },
  {
    page: 'home screen of riders, before the map',
    app: 'rider',
    path: '/',
    limit: 225_000,
    files: 33,
    ready: destination,
  },
  { page: 'sign-in page of riders', app: 'rider', path: '/signin', limit: 206_000, files: 14, ready: heading },
  { page: 'sign-in page of drivers', app: 'driver', path: '/signin', limit: 193_000, files: 14, ready: heading },
  { page: 'sign-in page of operations', app: 'admin', path: '/signin', limit: 195_000, files: 14, ready: heading },
];

/** The map library and the layers that are drawn with it, which load together. */
const MAP = /\/assets\/(maplibre|mapbox|scene)/;

const nameOf = (request: Request): string => new URL(request.url()).pathname;

for (const { page: name, app, path, limit, files, ready } of budgets) {
  test(`the ${name} stays within ${limit / 1000} kB of compressed JavaScript`, async ({ openBrowser }) => {
    const page = await (await openBrowser(PHONE)).newPage();
    const scripts: Request[] = [];
    // Prefetched files are of another type: they load when the network is idle and are not run.
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !MAP.test(request.url())) scripts.push(request);
    });
    await page.goto(`${requireAddresses()[app]}${path}`);
    await ready(page);
    const sizes = await Promise.all(
      [...scripts].map(async (request) => {
        const response = await request.response();
        expect(await response?.headerValue('content-encoding'), nameOf(request)).toBe('br');
        return { file: nameOf(request), bytes: (await request.sizes()).responseBodySize };
      }),
    );
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = sizes.sort((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `${bytes} ${file}`);
    const message = `${sizes.length} files:\n${list.join('\n')}\n`;
    expect(total, message).toBeLessThanOrEqual(limit);
    expect(sizes.length, message).toBeLessThanOrEqual(files);
    test
      .info()
      .annotations.push({ type: 'compressed JavaScript', description: `${total} bytes in ${sizes.length} files` });
  });
}

test('somebody without a session loads Home ahead, but no pages that need a session', async ({ openBrowser }) => {
  const page = await (await openBrowser(PHONE)).newPage();
  const files: string[] = [];
  page.on('request', (request) => files.push(nameOf(request)));
  await page.goto(`${requireAddresses().rider}/signin`);
  await heading(page);
  await page.keyboard.press('Tab');
  // Dialogs, the menu among them, are the last that is loaded.
  await expect.poll(() => files.some((file) => file.includes('/menu-'))).toBe(true);
  // The next part would be requested when the browser is idle, or a second later, and so before the second of these.
  for (let times = 0; times < 2; times += 1)
    await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: 1500 })));
  expect(files.some((file) => file.includes('/home-page-'))).toBe(true);
  expect(files.filter((file) => file.includes('/history-page-'))).toEqual([]);
});
