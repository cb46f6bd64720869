import { nowSeconds } from '../clock';
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { invalidRequest, noSuch } from '../errors';
import { expand, missing, nested, notOffered, oneOf, required, text, type Field } from '../http/fields';
import { route, type Route } from '../http/router';
import { newId } from '../ids';
import type { Tx } from '../store/database';
import type { PrivateOf, Stored } from '../store/kinds';

const ROUTING_NUMBER = '110000000';

interface TestBank {
  token: string;
  number: string;
  /** The code that payouts to it fail with, or `null`. */
  failure: string | null;
}

/** The documented test accounts: payouts to them arrive, or come back with a code. */
export const TEST_BANKS: readonly TestBank[] = [
  { token: 'btok_us_verified', number: '000123456789', failure: null },
  { token: 'btok_us_verified_noAccount', number: '000111111116', failure: 'no_account' },
  { token: 'btok_us_verified_accountClosed', number: '000111111113', failure: 'account_closed' },
  { token: 'btok_us_verified_insufficientFunds', number: '000222222227', failure: 'insufficient_funds' },
  { token: 'btok_us_verified_debitNotAuthorized', number: '000333333335', failure: 'debit_not_authorized' },
  { token: 'btok_us_verified_invalidCurrency', number: '000444444440', failure: 'invalid_currency' },
];

export const FAILURE_MESSAGES: Readonly<Record<string, string>> = {
  account_closed: 'The bank account has been closed.',
  debit_not_authorized: 'Debit transactions are not approved on the bank account.',
  insufficient_funds: 'There were insufficient funds to complete the payout.',
  invalid_currency: 'The bank account cannot process payouts in this currency.',
  no_account:
    'The bank account details on file are probably incorrect. No bank account could be located with those details.',
};

export const bankAccount = nested({
  object: oneOf('bank_account'),
  account_number: required(text),
  routing_number: text,
  country: required(text),
  currency: text,
  account_holder_name: text,
  account_holder_type: oneOf('individual', 'company'),
  account_type: text,
});
type BankParams = typeof bankAccount extends Field<infer V> ? V : never;

/** A token, or the account itself. */
export const externalAccount: Field<string | BankParams> = {
  required: false,
  read: (value, name) => (typeof value === 'string' ? text.read(value, name) : bankAccount.read(value, name)),
};

/** A bank account or debit card that belongs to nobody yet. */
interface NewExternal {
  data: Stripe.BankAccount | Stripe.Card;
  failure: string | null;
}

function newBank(bank: TestBank | undefined, given: Partial<BankParams> & { account_number: string }): NewExternal {
  const data: Stripe.BankAccount = {
    id: newId('ba'),
    object: 'bank_account',
    account_holder_name: given.account_holder_name ?? null,
    account_holder_type: given.account_holder_type ?? null,
    account_type: given.account_type ?? null,
    available_payout_methods: ['standard', 'instant'],
    bank_name: 'STRIPE TEST BANK',
    country: given.country ?? 'US',
    currency: given.currency ?? 'usd',
    default_for_currency: false,
    fingerprint: createHash('sha256')
      .update(`groupride-sandbox-bank-${given.account_number}`)
      .digest('hex')
      .slice(0, 16),
    future_requirements: { currently_due: [], errors: [], past_due: [], pending_verification: [] },
    last4: given.account_number.slice(-4),
    metadata: {},
    requirements: { currently_due: [], errors: [], past_due: [], pending_verification: [] },
    routing_number: given.routing_number ?? ROUTING_NUMBER,
    status: 'new',
  };
  return { data, failure: bank?.failure ?? null };
}

function debitCard(): NewExternal {
  const data: Stripe.Card = {
    id: newId('card'),
    object: 'card',
    address_city: null,
    address_country: null,
    address_line1: null,
    address_line1_check: null,
    address_line2: null,
    address_state: null,
    address_zip: null,
    address_zip_check: null,
    allow_redisplay: 'unspecified',
    available_payout_methods: ['standard', 'instant'],
    brand: 'Visa',
    country: 'US',
    currency: 'usd',
    cvc_check: 'pass',
    default_for_currency: false,
    dynamic_last4: null,
    exp_month: 12,
    exp_year: new Date(nowSeconds() * 1000).getUTCFullYear() + 3,
    funding: 'debit',
    last4: '5556',
    metadata: {},
    name: null,
    regulated_status: 'unregulated',
    tokenization_method: null,
  };
  return { data, failure: null };
}

function checkedBank(given: BankParams): NewExternal {
  const bank = TEST_BANKS.find(({ number }) => number === given.account_number);
  if (!bank) {
    throw invalidRequest(
      'You must use a test bank account number in test mode. Try 000123456789 or see more options at https://stripe.com/docs/connect/testing#account-numbers.',
      {
        code: 'account_number_invalid',
        param: 'bank_account[account_number]',
      },
    );
  }
  if (given.routing_number !== undefined && given.routing_number !== ROUTING_NUMBER) {
    throw invalidRequest(`Invalid routing number. In the sandbox the routing number is ${ROUTING_NUMBER}.`, {
      code: 'routing_number_invalid',
      param: 'bank_account[routing_number]',
    });
  }
  return newBank(bank, given);
}

/** Resolves what `external_account` was given: a test token, a token of ours, or a bank account's own numbers. */
async function resolveExternal(tx: Tx, given: string | BankParams): Promise<NewExternal> {
  if (typeof given !== 'string') return checkedBank(given);
  const bank = TEST_BANKS.find(({ token }) => token === given);
  if (bank) return newBank(bank, { account_number: bank.number });
  if (given === 'tok_visa_debit') return debitCard();
  const token = await tx.find('token', given, true);
  if (!token?.data.bank_account) throw noSuch('token', given, 'external_account');
  if (token.data.used) {
    throw invalidRequest(`You cannot use a Stripe token more than once: ${given}.`, {
      code: 'token_already_used',
      param: 'external_account',
    });
  }
  token.data.used = true;
  await tx.save('token', token);
  return { data: token.data.bank_account, failure: token.hidden.failure };
}

/** Adds a bank account or card to a connected account. The first one is its default. */
export async function addExternal(
  tx: Tx,
  account: string,
  given: string | BankParams,
  asDefault: boolean,
): Promise<Stored<'external_account'>> {
  const { data, failure } = await resolveExternal(tx, given);
  const others = (await tx.list('external_account', { account }, { limit: 100 })).data;
  const first = !others.some((each) => each.currency === data.currency);
  data.account = account;
  data.default_for_currency = first || asDefault;
  if (data.default_for_currency) await onlyDefault(tx, others, data.currency ?? 'usd');
  const hidden: PrivateOf<'external_account'> = { failure };
  return tx.insert('external_account', data, hidden);
}

/** Removes the default flag from the others of the currency. */
export async function onlyDefault(
  tx: Tx,
  others: (Stripe.BankAccount | Stripe.Card)[],
  currency: string,
): Promise<void> {
  for (const other of others.filter((each) => each.currency === currency && each.default_for_currency)) {
    const stored = await tx.lock('external_account', other.id);
    stored.data.default_for_currency = false;
    await tx.save('external_account', stored);
  }
}

export const tokenRoutes: Route[] = [
  route(
    'POST /v1/tokens',
    {
      bank_account: bankAccount,
      card: notOffered,
      account: notOffered,
      person: notOffered,
      pii: notOffered,
      cvc_update: notOffered,
      customer: notOffered,
      expand,
    },
    async ({ tx, params }) => {
      if (!params.bank_account) throw missing('bank_account');
      const { data, failure } = checkedBank(params.bank_account);
      const token: Stripe.Token = {
        id: newId('btok'),
        object: 'token',
        bank_account: data as Stripe.BankAccount,
        client_ip: '127.0.0.1',
        created: nowSeconds(),
        livemode: false,
        type: 'bank_account',
        used: false,
      };
      await tx.insert('token', token, { failure });
      return token;
    },
    { publishable: true },
  ),

  route('GET /v1/tokens/:id', { expand }, async ({ tx, path }) => (await tx.get('token', path[0] ?? '')).data),
];
