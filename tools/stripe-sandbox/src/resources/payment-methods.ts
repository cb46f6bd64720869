import {
  billingDetails,
  billingOf,
  cardDetails,
  createFromData,
  resolvePaymentMethod,
} from '../cards/create-payment-method';
import { setupDecline, testCard } from '../cards/test-cards';
import { cardError, invalidRequest } from '../errors';
import { emit } from '../events/emit';
import {
  expand,
  ignored,
  integer,
  mergeMetadata,
  metadata,
  nested,
  oneOf,
  paging,
  required,
  text,
} from '../http/fields';
import { route, type Route } from '../http/router';
import { idOf } from '../store/database';
import { attach, forgetDefault } from './attach';
import { METHOD_TYPES } from './method-types';

const allowRedisplay = oneOf('always', 'limited', 'unspecified');

export const paymentMethodRoutes: Route[] = [
  route(
    'POST /v1/payment_methods',
    {
      type: required(oneOf(...METHOD_TYPES)),
      card: cardDetails,
      cashapp: ignored,
      link: ignored,
      paypal: ignored,
      billing_details: billingDetails,
      allow_redisplay: allowRedisplay,
      metadata,
      expand,
      radar_options: ignored,
    },
    async ({ tx, key, params }) => {
      return (await createFromData(tx, params, key === 'secret')).data;
    },
    { publishable: true },
  ),

  route(
    'GET /v1/payment_methods/:id',
    { expand },
    async ({ tx, path }) => (await resolvePaymentMethod(tx, path[0] ?? '')).data,
  ),

  route(
    'POST /v1/payment_methods/:id',
    {
      billing_details: billingDetails,
      card: nested({ exp_month: integer, exp_year: integer }),
      allow_redisplay: allowRedisplay,
      metadata,
      expand,
    },
    async ({ tx, path, params }) => {
      const method = await tx.lock('payment_method', path[0] ?? '');
      const { data } = method;
      if (data.customer === null) {
        throw invalidRequest('You must save this PaymentMethod to a customer before you can update it.', {});
      }
      data.billing_details = billingOf(params.billing_details, data.billing_details);
      data.metadata = mergeMetadata(data.metadata ?? {}, params.metadata);
      if (params.allow_redisplay) data.allow_redisplay = params.allow_redisplay;
      if (data.card && params.card?.exp_month) data.card.exp_month = params.card.exp_month;
      if (data.card && params.card?.exp_year) data.card.exp_year = params.card.exp_year;
      await tx.save('payment_method', method);
      await emit(tx, 'payment_method.updated', data);
      return data;
    },
  ),

  route('POST /v1/payment_methods/:id/attach', { customer: required(text), expand }, async ({ tx, path, params }) => {
    const method = await resolvePaymentMethod(tx, path[0] ?? '');
    const refused = setupDecline(testCard(method.hidden.card));
    if (refused)
      throw cardError(refused.code, refused.message, {
        ...(refused.declineCode && { decline_code: refused.declineCode }),
      });
    await attach(tx, method, params.customer);
    return method.data;
  }),

  route('POST /v1/payment_methods/:id/detach', { expand }, async ({ tx, path }) => {
    const method = await tx.lock('payment_method', path[0] ?? '');
    const former = method.data.customer;
    if (former === null) {
      throw invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
        {
          param: 'payment_method',
        },
      );
    }
    method.data.customer = null;
    method.hidden.spent = true;
    await tx.save('payment_method', method);
    await emit(tx, 'payment_method.detached', method.data, { customer: former });
    await forgetDefault(tx, idOf(former), method.data.id);
    return method.data;
  }),

  route(
    'GET /v1/payment_methods',
    { ...paging, customer: text, type: text, allow_redisplay: text },
    async ({ tx, params }) => {
      const where = {
        ...(params.customer && { customer: params.customer }),
        ...(params.type && { type: params.type }),
      };
      if (params.customer) await tx.get('customer', params.customer, 'customer');
      return { object: 'list', ...(await tx.list('payment_method', where, params)), url: '/v1/payment_methods' };
    },
  ),
];
