import { requireAddresses } from './support/addresses';
import { codeAfter, signedIn } from './support/api';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

/** Whether a page has this path, which the address of a sign-in page may also name as its next page. */
const on =
  (path: string) =>
  ({ pathname }: URL): boolean =>
    pathname === path;

test('tabs of riders follow a sign-in and a sign-out in another tab', async ({ openBrowser }) => {
  const context = await openBrowser(PHONE);
  const [one, other] = [new RiderApp(await context.newPage()), new RiderApp(await context.newPage())];
  const person = newPerson('Sina Tabs');
  const { email } = person;
  await signedIn(person);
  const ask = async ({ page }: RiderApp, returnTo: string) => {
    await page.goto(`${requireAddresses().rider}/signin?returnTo=${returnTo}`);
    await page.getByLabel('Email address or phone number').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('6-digit code')).toBeVisible();
  };
  await ask(other, '/history');
  await one.giveCode(await codeAfter(email, () => ask(one, '/profile')));
  await one.page.waitForURL(on('/profile'));
  await other.page.waitForURL(on('/history'));

  await one.page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await one.page.waitForURL(on('/landing'));
  await other.page.waitForURL(/\/signin\?returnTo=%2Fhistory$/);
});
