import type { Locator, Page } from '@playwright/test';
import { bookCash } from './support/api';
import { countPixels, PAINT } from './support/map-pixels';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

const UPTOWN = { latitude: 35.2271, longitude: -80.8431 };
/** Bytes of tiles that one view of the city may take. */
const VIEW_BUDGET = 400_000;

const mapOf = (page: Page): Locator => page.locator('section[data-map]').first();

async function drawn(page: Page): Promise<Locator> {
  const map = mapOf(page);
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-map', 'drawn');
  return map;
}

/** Adds up what comes over the wire for tiles. */
function countTiles(page: Page): () => number {
  let bytes = 0;
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/tiles/')) return;
    void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize));
  });
  return () => bytes;
}

test('the city map shows roads, water, names and the planned route', async ({ openBrowser }) => {
  const rider = new RiderApp(
    await (await openBrowser({ ...PHONE, deviceScaleFactor: 2, colorScheme: 'light' })).newPage(),
  );
  const { page } = rider;
  const tiles = countTiles(page);
  await rider.open('/');
  const map = await drawn(page);
  await expect(map).toContainText('GroupRide sketch of Charlotte');
  const view = { ...PAINT };
  // The numbers of motorways alone are about 240.
  await expect.poll(async () => (await countPixels(map, view)).letters, { message: 'names' }).toBeGreaterThan(600);
  const empty = await countPixels(map, view);
  // Without roads there are some hundreds, of buttons and of the numbers of motorways.
  expect(empty.road).toBeGreaterThan(4000);
  expect(empty.motorway).toBeGreaterThan(6000);
  expect(empty.route).toBeLessThan(20);
  expect(tiles()).toBeGreaterThan(0);
  expect(tiles()).toBeLessThan(VIEW_BUDGET);

  await rider.choosePlace('Destination', 'South End');
  await rider.choosePlace('Pickup', 'NoDa');
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await countPixels(map, view)).route, { message: 'the line of the route' })
    .toBeGreaterThan(400);
  await expect(map.locator('[data-marker=pickup]')).toBeVisible();
  await expect(map.locator('[data-marker=destination]')).toBeVisible();

  await map.getByRole('button', { name: 'Show as a list' }).click();
  await expect(map.getByRole('listitem').filter({ hasText: 'Destination: South End' })).toBeVisible();
  await expect(map.getByText('The route is drawn along the roads.')).toBeVisible();
});

/** Holds back every request that matches `files` until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Where the name, the city and the map's picture lie, on a phone and on a desktop. */
async function placesOf(page: Page, map: Locator): Promise<number[][]> {
  const places: number[][] = [];
  for (const size of [PHONE.viewport, { width: 1440, height: 900 }, PHONE.viewport]) {
    await page.setViewportSize(size);
    await page.waitForFunction(
      ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
      size,
    );
    const [picture, name] = await Promise.all([
      map.boundingBox(),
      page.getByRole('heading', { level: 1, name: 'GroupRide' }).boundingBox(),
    ]);
    places.push(
      [picture?.x, picture?.y, picture?.width, picture?.height, name?.x, name?.y].map((pixels = NaN) =>
        Math.round(pixels),
      ),
    );
  }
  return places;
}

test('roads are shown before the application and the live map have loaded', async ({ openBrowser }) => {
  const rider = new RiderApp(
    await (
      await openBrowser({
        ...PHONE,
        deviceScaleFactor: 2,
        colorScheme: 'light',
        // A service worker would fetch the live map past `hold`, on a busy machine in time for it to be drawn.
        serviceWorkers: 'block',
      })
    ).newPage(),
  );
  const { page } = rider;
  const application = await hold(page, '**/assets/start-*');
  const liveMap = await hold(page, '**/assets/maplibre-*');
  await rider.open('/', { waitUntil: 'commit' });

  const first = page.locator('.first-map');
  await expect(first).toContainText('GroupRide sketch of Charlotte');
  await expect(page.getByText('Charlotte, NC', { exact: true })).toBeVisible();
  const picture = await countPixels(first, { ...PAINT });
  expect(picture.road).toBeGreaterThan(4000);
  expect(picture.motorway).toBeGreaterThan(6000);
  const places = await placesOf(page, first);

  application();
  const map = mapOf(page);
  await expect(map).toHaveAttribute('data-map', 'painted');
  await expect(map).toContainText('GroupRide sketch of Charlotte');
  await expect(async () => expect(await placesOf(page, map)).toEqual(places)).toPass({ timeout: 60_000 });
  const still = await countPixels(map, { ...PAINT });
  expect(still.road).toBeGreaterThan(4000);
  expect(still.motorway).toBeGreaterThan(6000);
  await expect(map).toHaveAttribute('data-map', 'painted');

  liveMap();
  await drawn(page);
});

test('places are found by typing, by position, on the map and despite a typo', async ({ openBrowser }) => {
  const rider = new RiderApp(
    await (await openBrowser({ ...PHONE, permissions: ['geolocation'], geolocation: UPTOWN })).newPage(),
  );
  const { page } = rider;
  await rider.open('/location-demo');
  const pickup = page.getByRole('combobox', { name: 'Pickup' });
  await pickup.click();
  await expect(page.getByRole('option', { name: /Charlotte Douglas/ })).toBeVisible();
  await expect(page.getByText('Powered by GroupRide map of Charlotte, NC').first()).toBeVisible();
  await pickup.fill('spectrm centr');
  await expect(page.getByRole('option', { name: /Spectrum Center/ }).first()).toBeVisible();
  await pickup.fill('zzzzqqq');
  await expect(page.getByText('No places found.', { exact: false }).first()).toBeVisible();
  await pickup.fill('');
  await page.getByRole('button', { name: 'Use my current location' }).click();
  await expect(pickup).not.toHaveValue('');

  const destination = page.getByRole('combobox', { name: 'Destination' });
  await destination.click();
  await page.getByRole('button', { name: 'Pick on the map' }).last().click();
  const dialog = page.getByRole('dialog');
  const map = dialog.locator('section[data-map]');
  await expect(map).toHaveAttribute('data-map', 'drawn');
  await map.locator('canvas').click({ position: { x: 90, y: 190 } });
  await dialog.getByRole('button', { name: 'Use this place' }).click();
  await expect(destination).not.toHaveValue('');
  await expect
    .poll(async () => (await countPixels(await drawn(page), { route: PAINT.route })).route)
    .toBeGreaterThan(100);
});

test('a ride has a map before a driver sets out', async ({ openBrowser }) => {
  const rider = new RiderApp(
    await (await openBrowser({ ...PHONE, deviceScaleFactor: 2, colorScheme: 'light' })).newPage(),
  );
  const api = await rider.enterAs(newPerson('Mona Map'));
  const ride = await bookCash(api, { pickup: 'NoDa', destination: 'South End' });
  await rider.openRide(ride.id);
  const map = await drawn(rider.page);
  await expect.poll(async () => (await countPixels(map, { route: PAINT.route })).route).toBeGreaterThan(400);
  await rider.cancel();
});
