import type { OperatorView } from '@groupride/contracts';
import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { requireAddresses } from './support/addresses';
import { codeAfter, operator } from './support/api';
import { newPerson, type Person } from './support/people';
import { DESKTOP, expect, test } from './support/test';

/** Gives the page a virtual device that creates passkeys and verifies its user at once, like a fingerprint reader. */
async function addPasskeyDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const isSignedIn = (page: Page) => expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

async function askForFirstCode(page: Page, { email }: Person): Promise<string> {
  await page.goto(requireAddresses().admin);
  await page.getByLabel('Email or phone number').fill(email);
  return codeAfter(email, () => page.getByRole('button', { name: 'Send code' }).click());
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email or phone number')).toBeVisible();
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto(`${requireAddresses().admin}/admin/security`);
  await expect(page.getByRole('heading', { name: 'Security', exact: true })).toBeVisible();
}

test('an invited operator sets up an app and a passkey, signs in with both, and ends a session elsewhere', async ({
  openBrowser,
}) => {
  const sam = newPerson('Sam Support');
  await (
    await operator()
  ).post<OperatorView>('/admin/operators', { name: sam.name, email: sam.email, role: 'support' });
  const page = await (await openBrowser(DESKTOP)).newPage();
  await addPasskeyDevice(page);

  // An invitation names no phone, so no second code can be sent: it would go to the same mailbox as the first one.
  await page.getByLabel('One-time code').fill(await askForFirstCode(page, sam));
  const secret = await page.getByLabel('Or type in this key').inputValue();
  await page.getByLabel('Code that the app shows').fill(await generate({ secret }));
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const [recoveryCode = ''] = await shown.allTextContents();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await isSignedIn(page);
  await expect(page.getByRole('link', { name: 'Operators' })).toHaveCount(0);

  await openSecurity(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter a name')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Work laptop');

  await expect(page.getByText('10 left')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await openSecurity(page);
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Last used');

  // On a device without the passkey: a recovery code, which works once.
  const other = await (await openBrowser(DESKTOP)).newPage();
  await other.getByLabel('One-time code').fill(await askForFirstCode(other, sam));
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(recoveryCode);
  await other.getByLabel('Recovery code').press('Enter');
  await isSignedIn(other);

  await openSecurity(page);
  await expect(page.getByText('9 left')).toBeVisible();
  await page.getByRole('button', { name: /^End session: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await expect(page.getByRole('button', { name: /^End session: / })).toHaveCount(0);
  await expect(other.getByLabel('Email or phone number')).toBeVisible();

  await page.getByRole('button', { name: 'Remove: Work laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0);
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('passkey');
  await expect(page.getByLabel('Email or phone number')).toBeVisible();
});
