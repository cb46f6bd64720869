import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { createFromData, resolvePaymentMethod } from '../cards/create-payment-method';
import { expand, missing, oneOf, text } from '../http/fields';
import { route, type Route } from '../http/router';
import { newId } from '../ids';
import { shipping, shippingOf } from './address';
import { paymentMethodData } from './intent-fields';

/** A token that nobody used is good for half a day. */
const LIFETIME_SECONDS = 12 * 3600;

export const confirmationTokenRoutes: Route[] = [
  route(
    'POST /v1/confirmation_tokens',
    {
      payment_method: text,
      payment_method_data: paymentMethodData,
      return_url: text,
      setup_future_usage: oneOf('on_session', 'off_session'),
      shipping,
      expand,
    },
    async ({ tx, key, params }) => {
      const data = params.payment_method_data;
      if (!data && params.payment_method === undefined) throw missing('payment_method_data');
      const method = data
        ? await createFromData(tx, data, key === 'secret', 'payment_method_data')
        : await resolvePaymentMethod(tx, params.payment_method ?? '');
      const created = nowSeconds();
      const token: Stripe.ConfirmationToken = {
        id: newId('ctoken'),
        object: 'confirmation_token',
        created,
        expires_at: created + LIFETIME_SECONDS,
        livemode: false,
        metadata: null,
        payment_intent: null,
        payment_method_options: null,
        payment_method_preview: {
          billing_details: method.data.billing_details,
          ...(method.data.card && { card: method.data.card }),
          ...(method.data.cashapp && { cashapp: method.data.cashapp }),
          ...(method.data.link && { link: method.data.link }),
          ...(method.data.paypal && { paypal: method.data.paypal }),
          customer: method.data.customer,
          customer_account: null,
          type: method.data.type as Stripe.ConfirmationToken.PaymentMethodPreview.Type,
        },
        return_url: params.return_url ?? null,
        setup_future_usage: params.setup_future_usage ?? null,
        setup_intent: null,
        shipping: params.shipping
          ? {
              address: shippingOf(params.shipping).address ?? EMPTY_ADDRESS,
              name: params.shipping.name ?? '',
              phone: params.shipping.phone ?? null,
            }
          : null,
        use_stripe_sdk: true,
      };
      await tx.insert('confirmation_token', token, { paymentMethod: method.data.id });
      return token;
    },
    { publishable: true },
  ),

  route(
    'GET /v1/confirmation_tokens/:id',
    { expand },
    async ({ tx, path }) => (await tx.get('confirmation_token', path[0] ?? '')).data,
  ),
];

const EMPTY_ADDRESS: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};
