import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { nowMs, nowSeconds } from '../clock';
import { cardError, invalidRequest, noSuch } from '../errors';
import { address, integer, missing, nested, text, unsettable, ignored, type Values } from '../http/fields';
import { newId } from '../ids';
import type { Tx } from '../store/database';
import type { Stored } from '../store/kinds';
import type { MethodType } from '../resources/method-types';
import { passesLuhn } from './card-number';
import { cardNamedByToken, cardWithNumber, testCard, type TestCardName } from './test-cards';

export const billingDetails = nested({
  address: unsettable(address),
  email: unsettable(text),
  name: unsettable(text),
  phone: unsettable(text),
  tax_id: unsettable(text),
});

export const cardDetails = nested({
  number: text,
  exp_month: integer,
  exp_year: integer,
  cvc: text,
  networks: ignored,
  token: text,
});

type CardDetails = NonNullable<Values<{ card: typeof cardDetails }>['card']>;
type Billing = Values<{ billing: typeof billingDetails }>['billing'];

/** Checks card data as an issuer's network would; only a documented test card passes. */
function checkCard(card: CardDetails): { name: TestCardName; expMonth: number; expYear: number; cvcGiven: boolean } {
  if (card.number === undefined) throw missing('card[number]');
  if (card.exp_month === undefined) throw missing('card[exp_month]');
  if (card.exp_year === undefined) throw missing('card[exp_year]');
  const digits = card.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', { param: 'number' });
  }
  if (card.exp_month < 1 || card.exp_month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' });
  }
  const expYear = card.exp_year < 100 ? card.exp_year + 2000 : card.exp_year;
  const today = new Date(nowMs());
  const thisYear = today.getUTCFullYear();
  if (expYear < thisYear || expYear > thisYear + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' });
  }
  if (expYear === thisYear && card.exp_month < today.getUTCMonth() + 1) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' });
  }
  if (card.cvc !== undefined && !/^\d{3,4}$/.test(card.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' });
  }
  const name = cardWithNumber(digits);
  if (!name) {
    throw cardError(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test (live) card.',
      {
        decline_code: 'test_mode_live_card',
      },
    );
  }
  return { name, expMonth: card.exp_month, expYear, cvcGiven: card.cvc !== undefined };
}

/** Writes a payment method for card data from the browser. The number and the security code are not kept. */
async function createFromCard(
  tx: Tx,
  card: CardDetails,
  billing: Billing,
  metadata: Stripe.Metadata,
): Promise<Stored<'payment_method'>> {
  const { name, expMonth, expYear, cvcGiven } = checkCard(card);
  return insertCard(tx, name, expMonth, expYear, billing, metadata, cvcGiven);
}

/** Tokens that wallets provide instead of card data. */
const WALLET_TOKENS: Readonly<Record<string, 'apple_pay' | 'google_pay'>> = {
  tok_apple_pay: 'apple_pay',
  tok_google_pay: 'google_pay',
};

/** Writes a payment method for the token of a wallet: a test card behind Apple Pay or Google Pay. */
async function createFromWallet(
  tx: Tx,
  token: string,
  billing: Billing,
  metadata: Stripe.Metadata,
): Promise<Stored<'payment_method'>> {
  const wallet = WALLET_TOKENS[token];
  if (!wallet) throw invalidRequest(`No such token: '${token}'`, { code: 'resource_missing', param: 'card[token]' });
  const soon = new Date(nowMs());
  const method = await insertCard(
    tx,
    'visa',
    soon.getUTCMonth() + 1,
    soon.getUTCFullYear() + 1,
    billing,
    metadata,
    false,
  );
  if (method.data.card) method.data.card.wallet = { dynamic_last4: '4242', [wallet]: {}, type: wallet };
  await tx.save('payment_method', method);
  return method;
}

/** Writes a payment method that is not a card. Its owner approves each use on a page, except for Link. */
async function createOther(
  tx: Tx,
  type: Exclude<MethodType, 'card'>,
  billing: Billing,
  metadata: Stripe.Metadata,
): Promise<Stored<'payment_method'>> {
  const billingDetails = billingOf(billing);
  const email = billingDetails.email ?? 'test@example.com';
  return tx.insert(
    'payment_method',
    {
      id: newId('pm'),
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: billingDetails,
      ...(type === 'cashapp' && { cashapp: { buyer_id: 'test_buyer', cashtag: '$groupride_test' } }),
      ...(type === 'link' && { link: { email } }),
      ...(type === 'paypal' && { paypal: { country: 'US', payer_email: email, payer_id: 'TESTPAYERID' } }),
      created: nowSeconds(),
      customer: null,
      customer_account: null,
      livemode: false,
      metadata,
      type,
    },
    { card: 'visa', setUp: false, spent: false },
  );
}

interface MethodData {
  type: MethodType;
  card?: CardDetails | undefined;
  billing_details?: Billing;
  allow_redisplay?: Stripe.PaymentMethod.AllowRedisplay | undefined;
  metadata?: Stripe.Metadata | null | undefined;
}

/**
 * Writes what a call describes: card data and wallets from a browser only, other types from anywhere.
 * @throws ApiError 400 where card data is missing, 402 where it comes from a server
 */
export async function createFromData(
  tx: Tx,
  data: MethodData,
  fromServer: boolean,
  prefix = '',
): Promise<Stored<'payment_method'>> {
  const metadata = data.metadata ?? {};
  let method: Stored<'payment_method'>;
  if (data.type !== 'card') {
    method = await createOther(tx, data.type, data.billing_details, metadata);
  } else {
    if (!data.card) throw missing(prefix ? `${prefix}[card]` : 'card');
    if (fromServer) throw rawCardRefused();
    method = data.card.token
      ? await createFromWallet(tx, data.card.token, data.billing_details, metadata)
      : await createFromCard(tx, data.card, data.billing_details, metadata);
  }
  if (data.allow_redisplay) {
    method.data.allow_redisplay = data.allow_redisplay;
    await tx.save('payment_method', method);
  }
  return method;
}

/** Writes a payment method for a token such as `pm_card_visa`; every use of a token makes a new one, as at Stripe. */
export async function createFromToken(tx: Tx, token: string, param: string): Promise<Stored<'payment_method'>> {
  const name = cardNamedByToken(token);
  if (!name) throw noSuch('PaymentMethod', token, param);
  const soon = new Date(nowMs());
  return insertCard(tx, name, soon.getUTCMonth() + 1, soon.getUTCFullYear() + 1, undefined, {}, true);
}

/** The payment method with this id, or a new one for a `pm_card_…` token. */
export async function resolvePaymentMethod(
  tx: Tx,
  id: string,
  param = 'payment_method',
): Promise<Stored<'payment_method'>> {
  return id.startsWith('pm_card_') ? createFromToken(tx, id, param) : tx.lock('payment_method', id, param);
}

async function insertCard(
  tx: Tx,
  name: TestCardName,
  expMonth: number,
  expYear: number,
  billing: Billing,
  metadata: Stripe.Metadata,
  cvcGiven: boolean,
): Promise<Stored<'payment_method'>> {
  const card = testCard(name);
  const networks = { available: [card.brand], preferred: null };
  return tx.insert(
    'payment_method',
    {
      id: newId('pm'),
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: billingOf(billing),
      card: {
        brand: card.brand,
        checks: {
          address_line1_check: null,
          address_postal_code_check: billing?.address?.postal_code ? 'unchecked' : null,
          cvc_check: cvcGiven ? 'unchecked' : null,
        },
        country: card.country,
        display_brand: card.brand,
        exp_month: expMonth,
        exp_year: expYear,
        fingerprint: fingerprint(card.number),
        funding: card.funding,
        generated_from: null,
        last4: card.number.slice(-4),
        networks,
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
      created: nowSeconds(),
      customer: null,
      customer_account: null,
      livemode: false,
      metadata,
      type: 'card',
    },
    { card: name, setUp: card.setUp, spent: false },
  );
}

/** Billing details with every field present, as answers carry them. */
export function billingOf(
  billing: Billing,
  before?: Stripe.PaymentMethod.BillingDetails,
): Stripe.PaymentMethod.BillingDetails {
  const place = billing?.address;
  const former = before?.address;
  const part = <K extends keyof Stripe.Address>(name: K): string | null => {
    if (place === null) return null;
    const given = place?.[name as keyof typeof place];
    return given === undefined ? ((former?.[name] as string | null | undefined) ?? null) : given;
  };
  return {
    address: {
      city: part('city'),
      country: part('country'),
      line1: part('line1'),
      line2: part('line2'),
      postal_code: part('postal_code'),
      state: part('state'),
    },
    email: billing?.email === undefined ? (before?.email ?? null) : billing.email,
    name: billing?.name === undefined ? (before?.name ?? null) : billing.name,
    phone: billing?.phone === undefined ? (before?.phone ?? null) : billing.phone,
    tax_id: billing?.tax_id === undefined ? (before?.tax_id ?? null) : billing.tax_id,
  };
}

/** Same card, same fingerprint. */
function fingerprint(number: string): string {
  return createHash('sha256')
    .update(`groupride-sandbox-${number}`)
    .digest('base64url')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 16);
}

/** Card numbers may come from a browser only. */
function rawCardRefused(): Error {
  return invalidRequest(
    'Sending credit card numbers directly to the Stripe API is generally unsafe. To continue processing use Stripe.js, the Stripe mobile bindings, ' +
      'or Stripe Elements. In tests, use a token such as pm_card_visa.',
    {},
    402,
  );
}
