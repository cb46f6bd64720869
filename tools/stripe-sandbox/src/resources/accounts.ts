import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { ApiError, invalidRequest, noSuch } from '../errors';
import { changedFrom, emit } from '../events/emit';
import { expand, flag, ignored, mergeMetadata, metadata, nested, oneOf, paging, required, text } from '../http/fields';
import { route, type Route } from '../http/router';
import { randomToken } from '../ids';
import type { Tx } from '../store/database';
import type { Stored } from '../store/kinds';
import { accountCreateFields, accountUpdateFields, changedAccount, newAccount, refreshed } from './account-object';
import { addExternal, externalAccount, onlyDefault } from './bank-accounts';

/** How long a link to the onboarding page can be opened. */
const LINK_SECONDS = 300;

const addExternalFields = {
  external_account: required(externalAccount),
  default_for_currency: flag,
  metadata,
  expand,
};

export const accountRoutes: Route[] = [
  route('POST /v1/accounts', accountCreateFields, async ({ tx, params }) => {
    const stored = await tx.insert('account', newAccount(params), { onboarded: false, link: null });
    const { id } = stored.data;
    if (params.external_account !== undefined) await addExternal(tx, id, params.external_account, true);
    stored.data = refreshed(stored.data, false, await externalOf(tx, id));
    await tx.save('account', stored);
    return stored.data;
  }),

  route(
    'GET /v1/accounts/:id',
    { expand },
    async ({ tx, path }) => (await tx.actingFor(null).get('account', path[0] ?? '')).data,
  ),

  route('POST /v1/accounts/:id', accountUpdateFields, async ({ tx, path, params }) => {
    const stored = await tx.lock('account', path[0] ?? '');
    if (params.external_account !== undefined) await addExternal(tx, stored.data.id, params.external_account, true);
    return saveAccount(tx, stored, changedAccount(stored.data, params));
  }),

  route('DELETE /v1/accounts/:id', {}, async ({ tx, path }) => {
    const { data } = await tx.lock('account', path[0] ?? '');
    await tx.remove('account', data.id);
    return { id: data.id, object: 'account', deleted: true } satisfies Stripe.DeletedAccount;
  }),

  route('GET /v1/accounts', paging, async ({ tx, params }) => ({
    object: 'list',
    ...(await tx.list('account', {}, params)),
    url: '/v1/accounts',
  })),

  route('POST /v1/accounts/:id/external_accounts', addExternalFields, async ({ tx, path, params }) => {
    const account = await tx.lock('account', path[0] ?? '');
    const external = await addExternal(
      tx,
      account.data.id,
      params.external_account,
      params.default_for_currency ?? false,
    );
    external.data.metadata = mergeMetadata({}, params.metadata);
    await tx.save('external_account', external);
    await emit(tx, 'account.external_account.created', external.data, undefined, account.data.id);
    await saveAccount(tx, account, account.data);
    return external.data;
  }),

  route('GET /v1/accounts/:id/external_accounts', { ...paging, object: text }, async ({ tx, path, params }) => {
    const account = path[0] ?? '';
    await tx.get('account', account);
    const where = { account, ...(params.object && { object: params.object }) };
    return {
      object: 'list',
      ...(await tx.list('external_account', where, params)),
      url: `/v1/accounts/${account}/external_accounts`,
    };
  }),

  route(
    'GET /v1/accounts/:id/external_accounts/:external',
    { expand },
    async ({ tx, path }) => (await ownExternal(tx, path)).data,
  ),

  route(
    'POST /v1/accounts/:id/external_accounts/:external',
    { default_for_currency: flag, metadata, account_holder_name: ignored, account_holder_type: ignored, expand },
    async ({ tx, path, params }) => {
      const account = await tx.lock('account', path[0] ?? '');
      const external = await ownExternal(tx, path);
      if (params.default_for_currency) {
        await onlyDefault(tx, await externalOf(tx, account.data.id), external.data.currency ?? 'usd');
        external.data.default_for_currency = true;
      }
      external.data.metadata = mergeMetadata(external.data.metadata ?? {}, params.metadata);
      await tx.save('external_account', external);
      await emit(tx, 'account.external_account.updated', external.data, undefined, account.data.id);
      await saveAccount(tx, account, account.data);
      return external.data;
    },
  ),

  route('DELETE /v1/accounts/:id/external_accounts/:external', {}, async ({ tx, path }) => {
    const account = await tx.lock('account', path[0] ?? '');
    const { data } = await ownExternal(tx, path);
    if (data.default_for_currency) {
      throw invalidRequest(
        'You cannot delete the default external account for your default currency. Please make another external account the default using the `default_for_currency` param, and then delete this one.',
        {},
      );
    }
    await tx.remove('external_account', data.id);
    await emit(tx, 'account.external_account.deleted', data, undefined, account.data.id);
    await saveAccount(tx, account, account.data);
    return { id: data.id, object: data.object, deleted: true };
  }),

  route(
    'POST /v1/account_links',
    {
      account: required(text),
      type: required(oneOf('account_onboarding', 'account_update')),
      refresh_url: required(text),
      return_url: required(text),
      collect: ignored,
      collection_options: nested({ fields: ignored, future_requirements: ignored }),
      expand,
    },
    async ({ tx, params, origin }) => {
      const stored = await tx.lock('account', params.account, 'account');
      for (const name of ['refresh_url', 'return_url'] as const) {
        if (!URL.canParse(params[name])) throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: name });
      }
      const token = randomToken(24);
      const created = nowSeconds();
      stored.hidden.link = {
        token,
        expiresAt: created + LINK_SECONDS,
        returnUrl: params.return_url,
        refreshUrl: params.refresh_url,
      };
      await tx.save('account', stored);
      const url = `${origin}/connect/onboarding/${stored.data.id}?link=${token}`;
      return { object: 'account_link', created, expires_at: created + LINK_SECONDS, url } satisfies Stripe.AccountLink;
    },
  ),
];

async function externalOf(tx: Tx, account: string): Promise<(Stripe.BankAccount | Stripe.Card)[]> {
  return (await tx.list('external_account', { account }, { limit: 100 })).data;
}

async function ownExternal(tx: Tx, path: string[]): Promise<Stored<'external_account'>> {
  await tx.get('account', path[0] ?? '');
  const external = await tx.lock('external_account', path[1] ?? '');
  if (external.data.account !== path[0]) throw noSuch('external account', path[1] ?? '');
  return external;
}

/** Saves an account with what follows from its new state, and tells about it where something is different. */
export async function saveAccount(tx: Tx, stored: Stored<'account'>, next: Stripe.Account): Promise<Stripe.Account> {
  const before = (await tx.get('account', stored.data.id)).data;
  stored.data = refreshed(next, stored.hidden.onboarded, await externalOf(tx, stored.data.id));
  await tx.save('account', stored);
  const previous = changedFrom(before, stored.data);
  if (Object.keys(previous).length > 0) await emit(tx, 'account.updated', stored.data, previous, stored.data.id);
  return stored.data;
}

/** The person behind a connected account has filled in the onboarding page. */
export async function onboard(tx: Tx, stored: Stored<'account'>, bank: string): Promise<void> {
  const external = await addExternal(tx, stored.data.id, bank, true);
  await emit(tx, 'account.external_account.created', external.data, undefined, stored.data.id);
  stored.hidden.onboarded = true;
  const at = nowSeconds();
  await saveAccount(tx, stored, {
    ...stored.data,
    business_type: stored.data.business_type ?? 'individual',
    tos_acceptance: { ...stored.data.tos_acceptance, date: at },
  });
}

/** @throws ApiError 400 unless the account may be sent money */
export function checkTransfers({ data }: Stored<'account'>): void {
  if (data.capabilities?.transfers === 'active') return;
  throw new ApiError(
    400,
    {
      type: 'invalid_request_error',
      code: 'insufficient_capabilities_for_transfer',
      message:
        'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    },
    true,
  );
}
