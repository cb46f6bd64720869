import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { changedFrom, emit } from '../events/emit';
import {
  address,
  expand,
  ignored,
  listOf,
  mergeMetadata,
  metadata,
  nested,
  notOffered,
  oneOf,
  paging,
  text,
  unsettable,
  type Fields,
  type Values,
} from '../http/fields';
import { route, type Route } from '../http/router';
import { newId, randomToken } from '../ids';
import { resolvePaymentMethod } from '../cards/create-payment-method';
import type { Tx } from '../store/database';
import { fullAddress, shipping, shippingOf } from './address';
import { attach } from './attach';

const changeable = {
  address: unsettable(address),
  description: unsettable(text),
  email: unsettable(text),
  expand,
  invoice_settings: nested({
    default_payment_method: unsettable(text),
    custom_fields: ignored,
    footer: ignored,
    rendering_options: ignored,
  }),
  metadata,
  name: unsettable(text),
  phone: unsettable(text),
  preferred_locales: listOf(text),
  shipping: unsettable(shipping),
  source: notOffered,
  tax: ignored,
  tax_exempt: unsettable(oneOf('exempt', 'none', 'reverse')),
} satisfies Fields;

const creation = { ...changeable, payment_method: text } satisfies Fields;

type Change = Values<typeof changeable>;

export const customerRoutes: Route[] = [
  route('POST /v1/customers', creation, async ({ tx, params }) => {
    const blank: Stripe.Customer = {
      id: newId('cus').slice(0, 18),
      object: 'customer',
      address: null,
      balance: 0,
      created: nowSeconds(),
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      description: null,
      discount: null,
      email: null,
      invoice_prefix: randomToken(8).toUpperCase(),
      invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
      livemode: false,
      metadata: {},
      name: null,
      next_invoice_sequence: 1,
      phone: null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: null,
    };
    const customer = applied(blank, params);
    const stored = await tx.insert('customer', customer, null);
    await emit(tx, 'customer.created', customer);
    if (params.payment_method) await attach(tx, await resolvePaymentMethod(tx, params.payment_method), customer.id);
    await checkDefault(tx, params, customer.id);
    return stored.data;
  }),

  route('GET /v1/customers/:id', { expand }, async ({ tx, path }) => (await tx.get('customer', path[0] ?? '')).data),

  route('POST /v1/customers/:id', changeable, async ({ tx, path, params }) => {
    const stored = await tx.lock('customer', path[0] ?? '');
    await checkDefault(tx, params, stored.data.id);
    const before = stored.data;
    stored.data = applied(before, params);
    await tx.save('customer', stored);
    await emit(tx, 'customer.updated', stored.data, changedFrom(before, stored.data));
    return stored.data;
  }),

  route('DELETE /v1/customers/:id', {}, async ({ tx, path }) => {
    const { data } = await tx.lock('customer', path[0] ?? '');
    await tx.remove('customer', data.id);
    await emit(tx, 'customer.deleted', data);
    return { id: data.id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer;
  }),

  route('GET /v1/customers', { ...paging, email: text }, async ({ tx, params }) => ({
    object: 'list',
    ...(await tx.list('customer', params.email === undefined ? {} : { email: params.email }, params)),
    url: '/v1/customers',
  })),

  route(
    'GET /v1/customers/:id/payment_methods',
    { ...paging, type: text, allow_redisplay: text },
    async ({ tx, path, params }) => {
      const { data } = await tx.get('customer', path[0] ?? '');
      const where = { customer: data.id, ...(params.type && { type: params.type }) };
      return {
        object: 'list',
        ...(await tx.list('payment_method', where, params)),
        url: `/v1/customers/${data.id}/payment_methods`,
      };
    },
  ),

  route('GET /v1/customers/:id/payment_methods/:method', { expand }, async ({ tx, path }) => {
    await tx.get('customer', path[0] ?? '');
    return (await tx.get('payment_method', path[1] ?? '')).data;
  }),
];

function applied(customer: Stripe.Customer, change: Change): Stripe.Customer {
  const result = { ...customer, metadata: mergeMetadata(customer.metadata, change.metadata) };
  for (const name of ['description', 'email', 'name', 'phone', 'tax_exempt'] as const) {
    const value = change[name];
    if (value !== undefined) Object.assign(result, { [name]: value });
  }
  if (change.address !== undefined) result.address = change.address && fullAddress(change.address);
  if (change.shipping !== undefined) result.shipping = change.shipping && shippingOf(change.shipping);
  if (change.preferred_locales) result.preferred_locales = change.preferred_locales;
  const chosen = change.invoice_settings?.default_payment_method;
  if (chosen !== undefined) result.invoice_settings = { ...result.invoice_settings, default_payment_method: chosen };
  return result;
}

async function checkDefault(tx: Tx, change: Change, customer: string): Promise<void> {
  const chosen = change.invoice_settings?.default_payment_method;
  if (!chosen) return;
  const method = await tx.get('payment_method', chosen, 'invoice_settings[default_payment_method]');
  if (method.data.customer !== customer) await attach(tx, method, customer);
}
