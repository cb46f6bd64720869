import { billingDetails, cardDetails } from '../cards/create-payment-method';
import {
  expand,
  flag,
  ignored,
  integer,
  integerFrom,
  listOf,
  metadata,
  nested,
  notOffered,
  oneOf,
  paging,
  required,
  text,
  unsettable,
  type Field,
  type Fields,
} from '../http/fields';
import { invalidRequest } from '../errors';
import { shipping } from './address';
import { METHOD_TYPES } from './method-types';

const allowRedisplay = oneOf('always', 'limited', 'unspecified');
const futureUsage = oneOf('on_session', 'off_session');
const captureMethod = oneOf('automatic', 'automatic_async', 'manual');

export const paymentMethodData = nested({
  type: required(oneOf(...METHOD_TYPES)),
  card: cardDetails,
  cashapp: ignored,
  link: ignored,
  paypal: ignored,
  billing_details: billingDetails,
  allow_redisplay: allowRedisplay,
  metadata,
  radar_options: ignored,
});

const paymentMethodOptions = nested({
  card: nested({
    capture_method: unsettable(oneOf('manual')),
    request_three_d_secure: oneOf('any', 'automatic', 'challenge'),
    setup_future_usage: unsettable(oneOf('none', 'on_session', 'off_session')),
    request_extended_authorization: oneOf('if_available', 'never'),
    request_incremental_authorization: oneOf('if_available', 'never'),
    request_multicapture: oneOf('if_available', 'never'),
    request_overcapture: oneOf('if_available', 'never'),
    require_cvc_recollection: flag,
    network: ignored,
    statement_descriptor_suffix_kana: ignored,
    statement_descriptor_suffix_kanji: ignored,
  }),
  cashapp: ignored,
  link: ignored,
  paypal: ignored,
});

/** `true`, `false`, or (in older integrations) a word for the kind of charge; any of the words means off session. */
const offSession: Field<boolean> = {
  required: false,
  read: (value, name) => {
    if (typeof value !== 'string') throw invalidRequest('Invalid off_session', { param: name });
    return value !== 'false';
  },
};

const common = {
  allowed_payment_method_types: listOf(text),
  capture_method: captureMethod,
  excluded_payment_method_types: unsettable(listOf(text)),
  expand,
  payment_method: text,
  payment_method_data: paymentMethodData,
  payment_method_options: paymentMethodOptions,
  receipt_email: unsettable(text),
  setup_future_usage: unsettable(futureUsage),
  shipping: unsettable(shipping),
} satisfies Fields;

const confirming = {
  confirmation_token: text,
  error_on_requires_action: flag,
  mandate: notOffered,
  mandate_data: ignored,
  off_session: offSession,
  radar_options: ignored,
  return_url: text,
  use_stripe_sdk: flag,
} satisfies Fields;

const described = {
  customer: text,
  description: unsettable(text),
  metadata,
  payment_method_configuration: ignored,
  statement_descriptor: unsettable(text),
  statement_descriptor_suffix: unsettable(text),
  transfer_group: unsettable(text),
  transfer_data: notOffered,
  application_fee_amount: notOffered,
  amount_details: notOffered,
  payment_details: notOffered,
  customer_account: notOffered,
  hooks: notOffered,
} satisfies Fields;

export const createFields = {
  ...common,
  ...confirming,
  ...described,
  amount: required(integer),
  currency: required(text),
  automatic_payment_methods: nested({ enabled: required(flag), allow_redirects: oneOf('always', 'never') }),
  confirm: flag,
  confirmation_method: oneOf('automatic', 'manual'),
  on_behalf_of: notOffered,
} satisfies Fields;

export const updateFields = { ...common, ...described, amount: integer, currency: text } satisfies Fields;

export const confirmFields = {
  ...common,
  ...confirming,
  client_secret: text,
  amount_to_confirm: integer,
  amount_details: notOffered,
  hooks: notOffered,
  payment_details: notOffered,
} satisfies Fields;

export const captureFields = {
  amount_to_capture: integerFrom(1),
  final_capture: flag,
  metadata,
  expand,
  statement_descriptor: text,
  statement_descriptor_suffix: text,
  amount_details: notOffered,
  application_fee_amount: notOffered,
  hooks: notOffered,
  payment_details: notOffered,
  transfer_data: notOffered,
} satisfies Fields;

export const cancelFields = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
  expand,
} satisfies Fields;

export const retrieveFields = { client_secret: text, expand } satisfies Fields;
export const listFields = { ...paging, customer: text } satisfies Fields;
