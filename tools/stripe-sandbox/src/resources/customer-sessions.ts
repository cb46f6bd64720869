import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { invalidRequest } from '../errors';
import {
  expand,
  flag,
  integerFrom,
  listOf,
  missing,
  nested,
  notOffered,
  oneOf,
  required,
  text,
  type Values,
} from '../http/fields';
import { route, type Route } from '../http/router';
import { newId, randomToken } from '../ids';
import { idOf } from '../store/database';

/** A session is good for half an hour. */
const LIFETIME_SECONDS = 1800;
const MOST_SHOWN = 10;

const onOff = oneOf('enabled', 'disabled');
const redisplay = oneOf('always', 'limited', 'unspecified');

const paymentElement = nested({
  enabled: required(flag),
  features: nested({
    payment_method_allow_redisplay_filters: listOf(redisplay),
    payment_method_redisplay: onOff,
    payment_method_redisplay_limit: integerFrom(1),
    payment_method_remove: onOff,
    payment_method_save: onOff,
    payment_method_save_usage: oneOf('off_session', 'on_session'),
  }),
});

type Element = NonNullable<Values<{ element: typeof paymentElement }>['element']>;

export const customerSessionRoutes: Route[] = [
  route(
    'POST /v1/customer_sessions',
    {
      customer: text,
      customer_account: notOffered,
      components: required(
        nested({
          payment_element: paymentElement,
          active_entitlements: notOffered,
          buy_button: notOffered,
          customer_portal: notOffered,
          customer_sheet: notOffered,
          mobile_payment_element: notOffered,
          pricing_table: notOffered,
        }),
      ),
      expand,
    },
    async ({ tx, params }) => {
      if (params.customer === undefined) throw missing('customer');
      if (!params.components.payment_element) throw missing('components[payment_element]');
      const { data: customer } = await tx.get('customer', params.customer, 'customer');
      const created = nowSeconds();
      const session: Stripe.CustomerSession = {
        object: 'customer_session',
        client_secret: `cuss_secret_${randomToken(60)}`,
        components: {
          active_entitlements: { enabled: false },
          buy_button: { enabled: false },
          customer_portal: { enabled: false },
          customer_sheet: { enabled: false, features: null },
          mobile_payment_element: { enabled: false, features: null },
          payment_element: componentOf(params.components.payment_element),
          pricing_table: { enabled: false },
        },
        created,
        customer: customer.id,
        customer_account: null,
        expires_at: created + LIFETIME_SECONDS,
        livemode: false,
      };
      await tx.insert('customer_session', { id: newId('cuss'), ...session }, null);
      return session;
    },
  ),

  // An internal call of the Payment Element, as between Stripe.js and Stripe.
  route(
    'GET /v1/elements/sessions',
    { customer_session_client_secret: required(text) },
    async ({ tx, params }) => {
      const { data } = await tx.list(
        'customer_session',
        { client_secret: params.customer_session_client_secret },
        { limit: 1 },
      );
      const session = data[0];
      if (!session || session.expires_at <= nowSeconds()) {
        throw invalidRequest('The customer session has expired or does not exist.', {
          code: 'customer_session_expired',
          param: 'customer_session_client_secret',
        });
      }
      const { enabled, features } = session.components?.payment_element ?? { enabled: false, features: null };
      const shows = enabled && features?.payment_method_redisplay === 'enabled';
      const filters = features?.payment_method_allow_redisplay_filters ?? [];
      const limit = features?.payment_method_redisplay_limit ?? MOST_SHOWN;
      const all = shows
        ? (
            await tx.list(
              'payment_method',
              { customer: idOf(session.customer) },
              { limit },
              { allow_redisplay: filters },
            )
          ).data
        : [];
      const saves = enabled && features?.payment_method_save === 'enabled';
      return {
        object: 'elements_session',
        payment_methods: all,
        save: saves ? { usage: features.payment_method_save_usage } : null,
      };
    },
    { publishable: true },
  ),
];

function componentOf({ enabled, features }: Element): Stripe.CustomerSession.Components.PaymentElement {
  if (!enabled) return { enabled, features: null };
  return {
    enabled,
    features: {
      payment_method_allow_redisplay_filters: features?.payment_method_allow_redisplay_filters ?? ['always'],
      payment_method_redisplay: features?.payment_method_redisplay ?? 'disabled',
      payment_method_redisplay_limit:
        features?.payment_method_redisplay_limit ?? (features?.payment_method_redisplay === 'enabled' ? 3 : null),
      payment_method_remove: features?.payment_method_remove ?? 'disabled',
      payment_method_save: features?.payment_method_save ?? 'disabled',
      payment_method_save_usage: features?.payment_method_save_usage ?? null,
    },
  };
}
