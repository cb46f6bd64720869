import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { chromium, type Browser, type FrameLocator, type Page } from '@playwright/test';
import { sandbox, stripeClient } from '../testing/client';

jest.setTimeout(60_000);

const stripe = stripeClient();
const SYSTEM_CHROMIUM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));
/** Folder for screenshots of the form; none by default. */
const PICTURES = process.env['SANDBOX_PICTURES'];

let browser: Browser;
let page: Page;
let shop: ChildProcessByStdio<null, Readable, null>;
let shopUrl: string;
const problems: string[] = [];

beforeAll(async () => {
  const program = fileURLToPath(new URL('../testing/shop-server.ts', import.meta.url));
  shop = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  shopUrl = await new Promise((resolve) => createInterface({ input: shop.stdout }).once('line', resolve));
  browser = await chromium.launch({
    ...(SYSTEM_CHROMIUM && { executablePath: SYSTEM_CHROMIUM }),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
});

afterAll(async () => {
  await browser?.close();
  shop?.kill();
});

beforeEach(async () => {
  problems.length = 0;
  page = await browser.newPage({ viewport: { width: 480, height: 760 } });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // A declined card is a 402 response, which browsers log as an error.
    if (message.type() === 'error' && !message.text().includes('402')) problems.push(message.text());
  });
});

afterEach(async () => {
  await page.close();
  expect(problems).toEqual([]);
});

async function openShop(more: Record<string, string> = {}): Promise<{ id: string; form: FrameLocator }> {
  const intent = await stripe.paymentIntents.create({ amount: 1800, currency: 'usd', capture_method: 'manual' });
  const query = new URLSearchParams({
    sandbox: sandbox.url,
    key: sandbox.publishableKey,
    secret: intent.client_secret ?? '',
    ...more,
  });
  await page.goto(`${shopUrl}/?${query}`);
  const form = page.frameLocator('iframe[title="Secure payment input frame"]');
  await form.getByLabel('Card number').waitFor();
  return { id: intent.id, form };
}

async function fillCard(form: FrameLocator, number: string): Promise<void> {
  await form.getByLabel('Card number').fill('');
  await form.getByLabel('Card number').pressSequentially(number);
  await form.getByLabel('Expiration date').fill('1234');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('ZIP code').fill('28202');
}

const pay = (): Promise<void> => page.getByRole('button', { name: 'Pay $18.00' }).click();
const outcome = (text: string): Promise<void> => page.getByText(text).waitFor();

async function picture(name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

test('a card is typed, formatted and authorized, and the page never sees it', async () => {
  const { id, form } = await openShop();
  expect(await page.getByTestId('change').textContent()).toBe('incomplete empty card');
  await picture('light-empty');
  await fillCard(form, '4242424242424242');
  expect(await form.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  expect(await form.getByLabel('Expiration date').inputValue()).toBe('12 / 34');
  await page.getByText('complete filled card', { exact: true }).waitFor();
  await picture('light-filled');
  await pay();
  await outcome('Status: requires_capture');
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] });
  expect(intent).toMatchObject({
    status: 'requires_capture',
    amount_capturable: 1800,
    payment_method: {
      card: { last4: '4242' },
      billing_details: { name: 'Ana', address: { country: 'US', postal_code: '28202' } },
    },
  });
});

test('missing and invalid input is reported at its field', async () => {
  const { form } = await openShop();
  await pay();
  await outcome('validation_error: Your card number is incomplete.');
  await form.getByText('Your card number is incomplete.').waitFor();
  await form.getByText("Your card's security code is incomplete.").waitFor();
  expect(await form.getByLabel('Card number').getAttribute('aria-invalid')).toBe('true');
  await form.getByLabel('Card number').pressSequentially('4242424242424241');
  await form.getByText('Your card number is invalid.').waitFor();
  await form.getByLabel('Expiration date').fill('0120');
  await form.getByText("Your card's expiration year is in the past.").waitFor();
  await picture('light-errors');
});

test('the form and the bank speak the language that the page asks for', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 1800, currency: 'usd', capture_method: 'manual' });
  await page.goto(
    `${shopUrl}/?${new URLSearchParams({ sandbox: sandbox.url, key: sandbox.publishableKey, secret: intent.client_secret ?? '', locale: 'es' })}`,
  );
  const form = page.frameLocator('iframe[title="Secure payment input frame"]');
  await form.getByLabel('Número de tarjeta').waitFor();
  expect(await form.getByLabel('País').locator('option:checked').textContent()).toBe('Estados Unidos');
  await pay();
  await outcome('validation_error: El número de tu tarjeta está incompleto.');
  await form.getByText('El código de seguridad de tu tarjeta está incompleto.').waitFor();
  await picture('spanish-errors');
  await form.getByLabel('Número de tarjeta').pressSequentially('4000002760003184');
  await form.getByLabel('Fecha de vencimiento').fill('1234');
  await form.getByLabel('Código de seguridad').fill('123');
  await form.getByLabel('Código postal').fill('28202');
  await pay();
  const challenge = page.frameLocator('iframe[title="3D Secure authentication"]');
  await challenge.getByRole('heading', { name: 'Confirma tu pago' }).waitFor();
  await picture('spanish-challenge');
  await challenge.getByRole('button', { name: 'Completar la autenticación' }).click();
  await outcome('Status: requires_capture');
});

test('a declined card is reported, and a good one pays afterwards', async () => {
  const { id, form } = await openShop({ deferred: '' });
  await fillCard(form, '4000000000000002');
  await pay();
  await outcome('card_declined: Your card was declined.');
  await fillCard(form, '5555555555554444');
  await pay();
  await outcome('Status: requires_capture');
  expect((await stripe.charges.list({ payment_intent: id })).data.map(({ status }) => status)).toEqual([
    'succeeded',
    'failed',
  ]);
});

test('3-D Secure: failed first, then completed', async () => {
  const { form } = await openShop({ theme: 'night' });
  await fillCard(form, '4000002760003184');
  await picture('night-filled');
  await pay();
  const challenge = page.frameLocator('iframe[title="3D Secure authentication"]');
  await challenge.getByText('$18.00').waitFor();
  await picture('challenge');
  await challenge.getByRole('button', { name: 'Fail authentication' }).click();
  await outcome('payment_intent_authentication_failure: We are unable to authenticate your payment method.');
  await pay();
  await challenge.getByRole('button', { name: 'Complete authentication' }).click();
  await outcome('Status: requires_capture');
  expect(await page.locator('iframe[title="3D Secure authentication"]').count()).toBe(0);
});

test.each<Record<string, string>>([{ deferred: '' }, {}])('a card is saved with 3-D Secure (%j)', async (more) => {
  const customer = await stripe.customers.create();
  const intent = await stripe.setupIntents.create({ customer: customer.id });
  const { form } = await openShop({ secret: intent.client_secret ?? '', ...more });
  await form.getByText('By providing your card information, you allow this business to charge your card').waitFor();
  await fillCard(form, '4000002500003155');
  await page.getByRole('button', { name: 'Save card' }).click();
  const challenge = page.frameLocator('iframe[title="3D Secure authentication"]');
  await challenge.getByText('Confirm saving your card').waitFor();
  await picture('challenge-setup');
  await challenge.getByRole('button', { name: 'Complete authentication' }).click();
  await outcome('Status: succeeded');
  const { data } = await stripe.customers.listPaymentMethods(customer.id);
  expect(data).toMatchObject([{ card: { last4: '3155' }, billing_details: { name: 'Ana' } }]);
});

test.each(['Apple Pay', 'Google Pay'])(
  '%s pays with a test card, and the form says that it is in test mode',
  async (wallet) => {
    const { id, form } = await openShop();
    await form.getByRole('radio', { name: wallet }).check({ force: true });
    await form.getByText(`Test mode: ${wallet} does not open.`).waitFor();
    expect(await form.getByLabel('Card number').isVisible()).toBe(false);
    await page.getByText(`complete filled ${wallet.toLowerCase().replace(' ', '_')}`).waitFor();
    await picture(`wallet-${wallet}`);
    await pay();
    await outcome('Status: requires_capture');
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] });
    expect(intent).toMatchObject({
      payment_method: { type: 'card', card: { wallet: { type: wallet.toLowerCase().replace(' ', '_') } } },
    });
  },
);

test('Cash App Pay: declined on its page, then authorized, and back in the shop', async () => {
  const { id, form } = await openShop({ theme: 'night' });
  await form.getByRole('radio', { name: 'Cash App Pay' }).check({ force: true });
  await picture('night-cashapp');
  await pay();
  await page.getByText('Pay with Cash App Pay?').waitFor();
  await picture('authorize-cashapp');
  await page.getByRole('button', { name: 'Decline test payment' }).click();
  await page.waitForURL(/redirect_status=failed/);
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_method_customer_decline' },
  });

  await form.getByRole('radio', { name: 'Cash App Pay' }).check({ force: true });
  await pay();
  await page.getByRole('button', { name: 'Authorize test payment' }).click();
  await page.waitForURL(/redirect_status=succeeded/);
  expect(new URL(page.url()).searchParams.get('payment_intent')).toBe(id);
  expect(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })).toMatchObject({
    status: 'requires_capture',
    latest_charge: { payment_method_details: { type: 'cashapp', cashapp: { cashtag: '$groupride_test' } } },
  });
});

test('a card is saved by choice and shown again the next time', async () => {
  const customer = await stripe.customers.create();
  const features = {
    payment_method_save: 'enabled',
    payment_method_save_usage: 'off_session',
    payment_method_redisplay: 'enabled',
  } as const;
  const components = { payment_element: { enabled: true, features } };
  const kept = async () => (await stripe.customerSessions.create({ customer: customer.id, components })).client_secret;
  const intent = () =>
    stripe.paymentIntents.create({ amount: 1800, currency: 'usd', capture_method: 'manual', customer: customer.id });
  const first = await intent();
  const { form } = await openShop({ secret: first.client_secret ?? '', kept: await kept() });
  await fillCard(form, '5555555555554444');
  await form.getByLabel('Save payment details for future purchases').check();
  await pay();
  await outcome('Status: requires_capture');
  const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  expect(method).toMatchObject({ allow_redisplay: 'always', card: { last4: '4444' } });

  const second = await intent();
  const again = page.frameLocator('iframe[title="Secure payment input frame"]');
  await page.goto(
    `${shopUrl}/?${new URLSearchParams({ sandbox: sandbox.url, key: sandbox.publishableKey, secret: second.client_secret ?? '', kept: await kept() })}`,
  );
  await again.getByText('Pays with the saved card that ends in 4444.').waitFor();
  await picture('saved');
  await pay();
  await outcome('Status: requires_capture');
  expect((await stripe.paymentIntents.retrieve(second.id)).payment_method).toBe(method?.id);
});

test('a driver is onboarded on the page of an account link', async () => {
  const account = await stripe.accounts.create({
    controller: {
      stripe_dashboard: { type: 'express' },
      fees: { payer: 'application' },
      losses: { payments: 'application' },
    },
    capabilities: { transfers: { requested: true } },
    email: 'driver@example.test',
  });
  const back = `${shopUrl}/onboarded`;
  const link = await stripe.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    refresh_url: back,
    return_url: back,
  });
  await page.goto(link.url);
  await page.getByLabel('Test bank account').selectOption({ label: '000111111113 – payouts fail: account_closed' });
  await picture('onboarding');
  await page.getByRole('button', { name: 'Agree and submit' }).click();
  await page.waitForURL(back);
  expect((await stripe.accounts.retrieve(account.id)).external_accounts?.data).toMatchObject([{ last4: '1113' }]);
  problems.length = 0; // The shop has no payment page at this address.
});

test('without redirect: if_required the browser goes to the return address with the outcome', async () => {
  const { id } = await openShop();
  const back = `${shopUrl}/back`;
  await page.evaluate(
    ([key, clientSecret, returnUrl]) => {
      interface Script {
        Stripe(key?: string): { confirmPayment(options: object): Promise<unknown> };
      }
      void (globalThis as unknown as Script)
        .Stripe(key)
        .confirmPayment({ clientSecret, confirmParams: { payment_method: 'pm_card_visa', return_url: returnUrl } });
    },
    [sandbox.publishableKey, new URL(page.url()).searchParams.get('secret') ?? '', back],
  );
  await page.waitForURL(`${back}?**`);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('payment_intent')).toBe(id);
  expect(searchParams.get('redirect_status')).toBe('succeeded');
  problems.length = 0; // The shop has no payment page at its return address.
});

test('the script refuses a live key', async () => {
  await openShop();
  const refused = await page.evaluate(() => {
    try {
      (globalThis as unknown as { Stripe(key: string): void }).Stripe('pk_live_1');
      return 'accepted';
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain('live key');
});
