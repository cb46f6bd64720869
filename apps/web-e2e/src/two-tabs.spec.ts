import { requireAddresses } from './support/addresses';
import { bookRide, codeAfter, signedIn } from './support/api';
import { CARDS } from './support/card-form';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test, type OpenBrowser } from './support/test';

const TRIP = { pickup: 'NoDa', destination: 'South End' };

/** Whether a page has this path, which the address of a sign-in page may also name as its next page. */
const on =
  (path: string) =>
  ({ pathname }: URL): boolean =>
    pathname === path;

async function twoTabs(openBrowser: OpenBrowser): Promise<[RiderApp, RiderApp]> {
  const context = await openBrowser(PHONE);
  return [new RiderApp(await context.newPage()), new RiderApp(await context.newPage())];
}

test('a payment page in another tab notices that the ride is paid', async ({ openBrowser }) => {
  const [one, other] = await twoTabs(openBrowser);
  const { id: rideId } = await bookRide(await one.enterAs(newPerson('Tara Tabs')), TRIP, 'card');
  for (const { page } of [one, other]) {
    await new RiderApp(page).open(`/payment?rideId=${rideId}`);
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
  }
  await one.pay(CARDS.visa);
  await one.page.waitForURL(/\/payment-success/);
  await other.page.waitForURL(/\/payment-success/);
  await expect(other.page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await one.openRide(rideId);
  await one.cancel();
});

test('tabs of riders follow a sign-in and a sign-out in another tab', async ({ openBrowser }) => {
  const [one, other] = await twoTabs(openBrowser);
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
