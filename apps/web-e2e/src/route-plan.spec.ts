import type { Locator } from '@playwright/test';
import { AdminApp } from './support/admin-app';
import { requireAddresses } from './support/addresses';
import { approvedDriver, messagesTo } from './support/api';
import { newPerson } from './support/people';
import { DESKTOP, expect, test } from './support/test';

const IN_THREE_DAYS = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

/** Chooses a place of the city in a field of the form. */
async function choose(form: Locator, field: string, place: string): Promise<void> {
  await form.getByRole('combobox', { name: field }).fill(place);
  await form.page().getByRole('option', { name: place }).first().click();
}

test('a shuttle of a day is planned, solved, published as rides and taken back', async ({ openBrowser }) => {
  const [vera, tess] = [newPerson('Vera Van'), newPerson('Tess Team')];
  const { api: driverApi, driver } = await approvedDriver(vera);
  const operations = new AdminApp(await (await openBrowser(DESKTOP)).newPage());
  const { page } = operations;
  const team = await operations.enter();
  const company = newPerson('Acme').email;
  const { id: accountId } = await team.post<{ id: number }>('/admin/business-accounts', {
    name: company,
    billingEmails: [{ email: company }],
    billingAddress: '1 Main St',
    creditLimit: '1000.00',
    paymentTermsDays: 30,
  });
  /** Both rides are one trip of the driver. */
  const trips = async () => (await driverApi.get<unknown[]>(`/drivers/${driver.id}/upcoming-rides`)).length;
  const name = `Early shift ${company}`;

  await test.step('two teams and a van are entered; what is missing is named', async () => {
    await page.goto(`${requireAddresses().admin}/admin?tab=routes`);
    await page.getByRole('button', { name: 'New route plan' }).click();
    const form = page.locator('form');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Fill this in').first()).toBeVisible();
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByLabel('Day', { exact: true }).fill(IN_THREE_DAYS);
    await form.getByRole('button', { name: 'Add request' }).click();
    const stops = [
      { who: 'Team A', people: '3', pickup: 'South End', dropoff: 'Plaza Midwood' },
      { who: 'Team B', people: '2', pickup: 'NoDa', dropoff: 'Plaza Midwood' },
    ];
    for (const [index, { who, people, pickup, dropoff }] of stops.entries()) {
      await form.getByLabel('Who', { exact: true }).nth(index).fill(who);
      await form.getByLabel('People', { exact: true }).nth(index).fill(people);
      await choose(form.getByRole('group', { name: 'Pickup' }).nth(index), 'Pickup', pickup);
      await choose(form.getByRole('group', { name: 'Drop-off' }).nth(index), 'Drop-off', dropoff);
    }
    await form.getByLabel('Vehicle name').fill('Van 1');
    await form.getByLabel('Seats').fill('6');
    await choose(form, 'Starts at', 'NoDa');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  await test.step('one vehicle serves everybody', async () => {
    await page.getByRole('button', { name: 'Solve' }).click();
    await expect(page.getByText('The routes are ready')).toBeVisible();
    await expect(page.getByText('Everyone is served.')).toBeVisible();
    await expect(page.getByText('Can be driven').first()).toBeVisible();
  });

  await test.step('it is published at the price that is shown, with a driver and somebody to reach in each team', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const form = page.getByRole('form', { name: 'Publish this plan' });
    await form.getByLabel('Business account').selectOption({ label: company });
    await expect(form.getByText('No service account is connected to this account', { exact: false })).toBeVisible();
    const { id: serviceAccountId } = await team.post<{ id: number }>('/admin/service-accounts', { name: company });
    await team.post(`/admin/business-accounts/${accountId}/service-accounts`, { serviceAccountId });
    await form.getByLabel('Business account').selectOption('');
    await form.getByLabel('Business account').selectOption({ label: company });
    await expect(form.getByRole('table', { name: 'Price' })).toBeVisible();
    await form.getByLabel('Driver', { exact: true }).selectOption(String(driver.id));
    for (const index of [0, 1]) {
      await form.getByLabel('Passenger').nth(index).fill(tess.name);
      await form.getByLabel('Email').nth(index).fill(tess.email);
    }
    await form.getByRole('button', { name: 'Publish and book rides' }).dblclick();
    await expect(page.getByText(`${name} was published`)).toBeVisible();
    await expect(page.getByRole('link', { name: /^R-\d+$/ })).toHaveCount(2);
    expect(await trips()).toBe(1);
    await expect.poll(async () => (await messagesTo(tess.email)).length).toBeGreaterThanOrEqual(2);
  });

  await test.step('unpublishing cancels all its rides and says why', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The factory is closed that day');
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText(`${name} was unpublished`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
    expect(await trips()).toBe(0);
    const told = async () => (await messagesTo(tess.email)).map(({ body }) => body).join('\n');
    await expect.poll(told).toContain('The factory is closed that day');
  });
});
