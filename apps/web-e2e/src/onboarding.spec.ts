import type { AdminDriverRow, DriverApplicationView, DriverDocuments, DriverView } from '@groupride/contracts';
import type { Page } from '@playwright/test';
import { requireAddresses } from './support/addresses';
import { operator, signedIn } from './support/api';
import { DriverApp } from './support/driver-app';
import { newPerson } from './support/people';
import { expect, PHONE, test } from './support/test';

const next = (page: Page) => page.getByRole('button', { name: 'Next Step' }).click();
const isAt = (page: Page, title: string) => expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
const form = () => `${requireAddresses().driver}/driver-onboarding`;

/** A small drawing, made by the browser as a photo. */
async function photo(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 48];
    const context = canvas.getContext('2d')!;
    context.fillStyle = `rgb(${Math.random() * 255}, 90, 30)`;
    context.fillRect(0, 0, 64, 48);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  return Buffer.from(data, 'base64');
}

test('an applicant applies to drive on a phone, continues on another device, and is approved', async ({
  openBrowser,
}) => {
  const nora = newPerson('Nora New');
  const { api } = await signedIn(nora);
  const { page } = new DriverApp(await (await openBrowser(PHONE)).newPage());
  await new DriverApp(page).signIn(nora, 'Drive with GroupRide');
  await page.getByRole('link', { name: 'Apply to drive' }).click();
  await isAt(page, 'Welcome');
  await next(page);
  await isAt(page, 'Requirements');
  await next(page);
  await isAt(page, 'Personal Info');

  await page.getByLabel('Date of birth').fill('2015-04-12');
  await page.getByLabel('Street address').fill('100 N Tryon St');
  await page.getByLabel('City').fill('Charlotte');
  await page.getByLabel('State', { exact: true }).selectOption('NC');
  await page.getByLabel('ZIP code').fill('28202');
  await page.getByLabel('License number').fill('N7654321');
  await page.getByLabel('Issuing state').selectOption('NC');
  await page.getByLabel('Licensed since').fill('2008-05-02');
  await page.getByLabel('Name', { exact: true }).fill('Erin New');
  await page.getByLabel('Phone number').fill('(704) 555-0198');
  await next(page);
  await expect(page.getByText('You need to be 21 or older to drive')).toBeVisible();
  await expect(page.getByLabel('Date of birth')).toBeFocused();
  await page.getByLabel('Date of birth').fill('1988-04-12');
  await next(page);
  await isAt(page, 'Vehicle Info');
  await page.getByLabel('Make').selectOption('Toyota');
  await page.getByLabel('Model').selectOption('Sienna');
  await expect(page.getByText('Saved. You can finish later')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('N7654321');

  const other = new DriverApp(await (await openBrowser(PHONE)).newPage());
  await other.signIn(nora, 'Drive with GroupRide');
  await other.page.goto(form());
  await isAt(other.page, 'Vehicle Info');
  await expect(other.page.getByLabel('Model')).toHaveValue('Sienna');
  await other.page.getByLabel('Year').selectOption('2022');
  await other.page.getByLabel('Color').selectOption('silver');
  await expect(other.page.getByText('Saved. You can finish later')).toBeVisible();
  // The first device does not overwrite it.
  await page.getByLabel('License plate').fill('OLD-1');
  await page.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(page.getByLabel('Color')).toHaveValue('silver');

  await page.getByLabel('License plate').fill('new-2022');
  await page.getByLabel('Insurance company').fill('Piedmont Mutual');
  await page.getByLabel('Policy number').fill('PM-554-201');
  await next(page);
  await isAt(page, 'Documents');
  for (const group of ['Driver’s license', 'Vehicle registration', 'Insurance'])
    await page
      .getByLabel(`Choose file: ${group}`)
      .and(page.locator('input'))
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo(page) });
  await expect(page.getByText('Please upload: Vehicle photos', { exact: true })).toBeVisible();
  await next(page);
  await isAt(page, 'Payment');
  await next(page);
  await isAt(page, 'Background Check');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await isAt(page, 'Documents');
  await page
    .getByLabel('Choose file: Vehicle photos')
    .and(page.locator('input'))
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo(page) });
  await expect(page.getByText('Please upload', { exact: false })).toHaveCount(0);
  await page.getByRole('button', { name: 'Background Check' }).click();
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page.getByText('Waiting for approval')).toBeVisible();

  const driver = await api.get<DriverView>('/drivers/profile');
  expect(driver).toMatchObject({ vehicle: 'Toyota Sienna 2022', licensePlate: 'NEW-2022' });
  const { documents } = await api.get<DriverDocuments>(`/drivers/${driver.id}/documents`);
  expect(documents).toHaveLength(4);
  const team = await operator();
  const application = await team.get<DriverApplicationView>(`/drivers/${driver.id}/application`);
  expect(application).toMatchObject({ dateOfBirth: '1988-04-12', licenseNumber: 'N7654321' });
  await team.patch<AdminDriverRow>(`/admin/drivers/${driver.id}`, { applicationStatus: 'approved' });
  await page.reload();
  await expect(page.getByText('You’re offline').first()).toBeVisible();
});
