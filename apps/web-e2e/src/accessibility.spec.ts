import type { Page } from '@playwright/test';
import { AdminApp } from './support/admin-app';
import { requireAddresses } from './support/addresses';
import { acceptAt, approvedDriver, bookCash, bookRide, operator, placeNamed, signedIn } from './support/api';
import { violationsOf } from './support/axe';
import { closeDialog } from './support/dialogs';
import { DriverApp } from './support/driver-app';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { DESKTOP, expect, PHONE, test } from './support/test';

const SCHEMES = ['light', 'dark'] as const;

let screens = 0;

/**
 * Checks the page as it is. Screens take turns with the color schemes to save time;
 * `npm run crawl` checks every page and dialog in both.
 */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  const colorScheme = SCHEMES[screens % SCHEMES.length] ?? 'light';
  screens += 1;
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
  const look = async () =>
    (await violationsOf(page)).map(({ rule, element, summary }) => `${rule}: ${element} ${summary}`);
  // Again while colors still change.
  await expect
    .configure({ soft: true })
    .poll(look, { message: `${screen}, ${colorScheme}`, timeout: 30_000 })
    .toEqual([]);
}

test('the main screens for riders pass the accessibility checks', async ({ openBrowser }) => {
  const rider = new RiderApp(await (await openBrowser(PHONE)).newPage());
  const { page } = rider;
  await rider.open('/');
  await expect(page.getByRole('list', { name: 'Recent and popular places' })).toBeVisible();
  await expectAccessible(page, 'home, signed out');
  await rider.open('/signin');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page, 'sign-in');

  const api = await rider.enterAs(newPerson('Axel Access'));
  await rider.open('/');
  await rider.choosePlace('Destination', 'South End');
  await rider.choosePlace('Pickup', 'NoDa');
  await rider.expectPriced();
  await expectAccessible(page, 'planned trip');
  await page.getByText('Pay in Person', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Pay in Person' })).toBeChecked();
  await rider.expectSheetInPlace();
  const ride = await bookCash(api, { pickup: 'NoDa', destination: 'South End' });
  await rider.openRide(ride.id);
  await expectAccessible(page, 'ride page');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect(page.getByLabel('Join link')).toHaveValue(/\/join\//);
  await expectAccessible(page, 'invitation');
  await page.getByText('Email', { exact: true }).click();
  await page.getByLabel('Email address').fill('nobody');
  await page.getByRole('button', { name: 'Send Invite' }).click();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await expectAccessible(page, 'invitation by email');
  await page.getByText('Link', { exact: true }).click();
  await page.getByRole('button', { name: 'Replace link' }).click();
  await page.route('**/join-link/replacement', (route) => route.abort());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace link' }).click();
  await expect(page.getByText('We don’t know if the link was replaced')).toBeVisible();
  await expectAccessible(page, 'join link that may have been replaced');
  await page.unroute('**/join-link/replacement');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await closeDialog(page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Share Trip' }).click();
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
  await expectAccessible(page, 'trip links');
  await closeDialog(page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Cancel ride' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question.getByText('$0.00').first()).toBeVisible();
  await expectAccessible(page, 'cancellation');
  await question.getByRole('button', { name: 'Cancel ride' }).click();
  await expect(question).toBeHidden();
  await rider.open('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expectAccessible(page, 'notifications');
  await closeDialog(page.getByRole('dialog', { name: 'Notifications' }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Business' })).toBeVisible();
  await expectAccessible(page, 'menu');
});

/** Nobody scrolls sideways, on the smallest phone as well as at 400% on a desktop. */
async function expectToFit(page: Page, screen: string, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width: 320, height });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect
    .configure({ soft: true })
    .poll(tooWide, { message: `${screen}, 320 px` })
    .toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
}

/** One page of each kind; `npm run crawl` opens all of them. */
const FOR_EVERYONE = ['/landing', '/signup', '/business', '/help', '/user-flow', '/first-ride-free', '/nowhere'];
const FOR_MEMBERS = [
  '/profile',
  '/profile/payment',
  '/profile/places',
  '/profile/safety',
  '/profile/data',
  '/groups',
  '/history',
  '/help/chat',
];

test('the screens for riders and guests pass the accessibility checks in Spanish', async ({ openBrowser }) => {
  test.slow();
  // Tall enough that nothing lies below the navigation at the bottom, which would count as too small to press.
  const spanish = { ...PHONE, viewport: { width: 390, height: 2600 }, locale: 'es-US' };
  const rider = new RiderApp(await (await openBrowser(spanish)).newPage());
  const lookAt = async ({ page, open }: { page: Page; open: (path: string) => Promise<void> }, path: string) => {
    await open(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Cargando')).toHaveCount(0);
    await expectAccessible(page, path);
    await expectToFit(page, path, spanish.viewport);
  };
  const asRider = { page: rider.page, open: (path: string) => rider.open(path) };
  for (const path of FOR_EVERYONE) await lookAt(asRider, path);
  const api = await rider.enterAs(newPerson('Elena Español'));
  for (const path of FOR_MEMBERS) await lookAt(asRider, path);
  const trip = { pickup: 'NoDa', destination: 'South End' };
  const unpaid = await bookRide(api, trip, 'card');
  await lookAt(asRider, `/payment?rideId=${unpaid.id}`);
  await api.post(`/rides/${unpaid.id}/cancel`, {});
  const ride = await bookCash(api, trip);
  for (const path of [`/ride/${ride.id}`, `/ride/${ride.id}/chat`, `/rider-track?rideId=${ride.id}`])
    await lookAt(asRider, path);
  const { token } = await api.post<{ token: string }>(`/rides/${ride.id}/join-link`, {});
  const { url } = await api.post<{ url: string }>(`/rides/${ride.id}/trip-links`, {});
  const guest = new RiderApp(await (await openBrowser(spanish)).newPage());
  const asGuest = { page: guest.page, open: (path: string) => guest.open(path) };
  await lookAt(asGuest, new URL(url).pathname);
  await lookAt(asGuest, `/join/${token}`);
  await api.post(`/rides/${ride.id}/cancel`, {});
});

test('the screens for drivers pass the accessibility checks', async ({ openBrowser }) => {
  const person = newPerson('Dana Access');
  const { api, driver } = await approvedDriver(person);
  const { lat, lng } = await placeNamed(api, 'NoDa');
  const wheel = new DriverApp(
    await (
      await openBrowser({
        ...PHONE,
        permissions: ['geolocation'],
        geolocation: { latitude: lat, longitude: lng },
      })
    ).newPage(),
  );
  await wheel.page.goto(requireAddresses().driver);
  await expect(wheel.page.getByLabel('Email or phone number')).toBeVisible();
  await expectAccessible(wheel.page, 'sign-in');
  await wheel.signIn(person);
  await expectAccessible(wheel.page, 'home, offline');
  await wheel.goOnline();
  await expectAccessible(wheel.page, 'home, online');

  const rider = (await signedIn(newPerson('Ria Access'))).api;
  const ride = await bookCash(rider, { pickup: 'NoDa', destination: 'South End' });
  await acceptAt(api, driver.id, ride.pickup, ride.id);
  await expect(wheel.page.getByText('Drive to the pickup')).toBeVisible();
  await expectAccessible(wheel.page, 'trip, to the pickup');
  await wheel.page.getByRole('button', { name: 'Start Navigation' }).click();
  await expect(wheel.navigation).toBeVisible();
  await expectAccessible(wheel.page, 'trip, with navigation');
  await api.patch(`/rides/${ride.id}/status`, { status: 'arrived', position: { lat, lng } });
  await expect(wheel.page.getByText('At the pickup')).toBeVisible();
  await expectAccessible(wheel.page, 'trip, at the pickup');
  await wheel.startVerifying();
  await expect(wheel.page.getByLabel('6-digit code')).toBeVisible();
  await expectAccessible(wheel.page, 'passenger verification');

  const spanish = await openBrowser({
    ...PHONE,
    viewport: { width: 390, height: 2000 },
    locale: 'es-US',
    storageState: await wheel.page.context().storageState(),
  });
  const page = await spanish.newPage();
  for (const path of [
    '/driver',
    '/driver/settings',
    '/driver/earnings',
    '/driver/ratings',
    '/driver/scheduled',
    '/driver/support',
  ]) {
    await page.goto(`${requireAddresses().driver}${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Cargando')).toHaveCount(0);
    await expectAccessible(page, `${path} in Spanish`);
  }
  await api.patch(`/rides/${ride.id}/status`, { status: 'in_progress', reason: 'Nobody shows a code here' });
  await api.post(`/rides/${ride.id}/complete`, { amount: ride.totalCost, reason: 'The driver has not moved' });
  await api.patch(`/drivers/${driver.id}/status`, { isOnline: false });
});

const STEPS = {
  en: ['Welcome', 'Requirements', 'Personal Info', 'Vehicle Info', 'Documents', 'Payment', 'Background Check'],
  es: [
    'Bienvenida',
    'Requisitos',
    'Datos personales',
    'Datos del vehículo',
    'Documentos',
    'Pagos',
    'Verificación de antecedentes',
  ],
};

for (const language of ['en', 'es'] as const) {
  test(`the application to drive passes the accessibility checks in ${language}`, async ({ openBrowser }) => {
    const applicant = new DriverApp(await (await openBrowser({ ...PHONE, locale: `${language}-US` })).newPage());
    const { page } = applicant;
    const api = await applicant.enterAs(newPerson('Nadia Access'));
    await api.patch('/users/me', { language });
    await api.put('/drivers/applications/draft', { revision: 0, step: 0, completed: 6, fields: {} });
    await page.goto(`${requireAddresses().driver}/driver-onboarding`);
    for (const [index, title] of STEPS[language].entries()) {
      if (index > 0) await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expectAccessible(page, `application, ${title}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });
}

const ACCOUNT_TABS = ['Cost centers', 'Service accounts', 'Volume discounts', 'Charges', 'Invoices'];

/** The list of business accounts, an account with all its tabs, and the form for a new one. */
async function lookAtBusinessAccount(page: Page): Promise<void> {
  const name = newPerson('Acme').email;
  await (
    await operator()
  ).post('/admin/business-accounts', {
    name,
    billingEmails: [{ email: name }, { email: `cfo.${name}` }],
    billingAddress: '1 Main St',
    creditLimit: '1000.00',
    paymentTermsDays: 30,
  });
  await page.getByRole('link', { name: 'Business accounts' }).click();
  await expect(page.getByRole('table').getByRole('link', { name })).toBeVisible();
  await expectAccessible(page, 'business accounts');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expectAccessible(page, 'new business account');
  await page.keyboard.press('Escape');
  await page.getByRole('table').getByRole('link', { name }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page, 'business account');
  for (const tab of ACCOUNT_TABS) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
    await expectAccessible(page, `business account, ${tab}`);
  }
}

/** The list of route plans, a plan with its routes on the map, and its form. */
async function lookAtRoutePlan(page: Page): Promise<void> {
  const api = await operator();
  const { api: rider } = await signedIn(newPerson('Pia Planner'));
  const [depot, first, second] = await Promise.all(
    ['NoDa', 'South End', 'Plaza Midwood'].map((place) => placeNamed(rider, place)),
  );
  const name = newPerson('Shuttle').email;
  const visit = (place: unknown) => ({ place, from: 480, to: 720, serviceMinutes: 2 });
  const { id, revision } = await api.post<{ id: number; revision: number }>('/admin/route-plans', {
    name,
    day: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    requests: [
      { label: 'Team A', people: 4, pickup: visit(first), dropoff: visit(second) },
      { label: 'Team B', people: 3, pickup: visit(second), dropoff: null },
    ],
    vehicles: [{ name: 'Van 1', seats: 12, start: depot, end: depot, from: 420, to: 780 }],
  });
  await api.post(`/admin/route-plans/${id}/solve`, { revision });
  await page.goto(`${requireAddresses().admin}/admin?tab=routes`);
  await page
    .getByRole('table')
    .getByRole('button', { name: `Open ${name}` })
    .click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Can be driven').first()).toBeVisible();
  await expectAccessible(page, 'route plan');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Change ${name}` })).toBeVisible();
  await expectAccessible(page, 'route plan, form');
  await page.goto(`${requireAddresses().admin}/admin`);
}

test('the screens for operators pass the accessibility checks', async ({ openBrowser }) => {
  // Makes the operator's account, where no story before did.
  await operator();
  const backOffice = new AdminApp(await (await openBrowser(DESKTOP)).newPage());
  await backOffice.page.goto(requireAddresses().admin);
  await expect(backOffice.page.getByLabel('Email or phone number')).toBeVisible();
  await expectAccessible(backOffice.page, 'sign-in');
  await backOffice.signIn();
  await expectAccessible(backOffice.page, 'dashboard');
  await backOffice.page.getByRole('tab', { name: /Rides/ }).click();
  await expect(backOffice.page.getByRole('tab', { name: /Rides/ })).toHaveAttribute('aria-selected', 'true');
  await expect(backOffice.page.getByRole('table').or(backOffice.page.getByText('No rides')).first()).toBeVisible();
  await expectAccessible(backOffice.page, 'rides');
  await backOffice.page.getByRole('link', { name: 'Sales' }).click();
  await expect(backOffice.page.getByRole('heading', { name: 'Sales', level: 1 })).toBeVisible();
  await expect(backOffice.page.getByText('No new inquiries')).toBeVisible();
  await expectAccessible(backOffice.page, 'sales inquiries');
  await lookAtRoutePlan(backOffice.page);
  await lookAtBusinessAccount(backOffice.page);
  for (const list of ['Riders', 'Drivers']) {
    await backOffice.page.getByRole('link', { name: list, exact: true }).click();
    await expect(backOffice.page.getByRole('heading', { name: list, level: 1 })).toBeVisible();
    const rows = backOffice.page.getByRole('table').getByRole('link');
    await expect(rows.or(backOffice.page.getByText('No drivers yet')).first()).toBeVisible();
    await expectAccessible(backOffice.page, list);
    if ((await rows.count()) === 0) continue;
    // The keyboard alone opens the first row.
    await backOffice.page.keyboard.press('j');
    await backOffice.page.keyboard.press('Enter');
    await expect(backOffice.page.getByRole('heading', { name: 'Person' })).toBeVisible();
    await expect(backOffice.page.getByLabel('New note')).toBeVisible();
    await expectAccessible(backOffice.page, `page from ${list}`);
  }
});
