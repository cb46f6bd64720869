import {
  expand,
  flag,
  ignored,
  listOf,
  metadata,
  nested,
  notOffered,
  oneOf,
  paging,
  required,
  text,
  type Fields,
} from '../http/fields';
import { paymentMethodData } from './intent-fields';

const common = {
  customer: text,
  customer_account: notOffered,
  description: text,
  excluded_payment_method_types: ignored,
  expand,
  flow_directions: ignored,
  metadata,
  payment_method: text,
  payment_method_configuration: ignored,
  payment_method_data: paymentMethodData,
  payment_method_options: nested({
    card: nested({
      request_three_d_secure: oneOf('any', 'automatic', 'challenge'),
      network: ignored,
      mandate_options: notOffered,
    }),
  }),
} satisfies Fields;

const confirming = {
  confirmation_token: text,
  mandate_data: ignored,
  return_url: text,
  use_stripe_sdk: flag,
} satisfies Fields;

export const setupCreateFields = {
  ...common,
  ...confirming,
  allowed_payment_method_types: listOf(text),
  attach_to_self: notOffered,
  automatic_payment_methods: nested({ enabled: required(flag), allow_redirects: oneOf('always', 'never') }),
  confirm: flag,
  on_behalf_of: notOffered,
  single_use: notOffered,
  usage: oneOf('off_session', 'on_session'),
} satisfies Fields;

export const setupUpdateFields = {
  ...common,
  allowed_payment_method_types: listOf(text),
  attach_to_self: notOffered,
} satisfies Fields;

export const setupConfirmFields = {
  ...confirming,
  client_secret: text,
  expand,
  payment_method: text,
  payment_method_data: paymentMethodData,
  payment_method_options: common.payment_method_options,
} satisfies Fields;

export const setupCancelFields = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'requested_by_customer'),
  expand,
} satisfies Fields;
export const setupListFields = {
  ...paging,
  attach_to_self: notOffered,
  customer: text,
  payment_method: text,
} satisfies Fields;
export const setupRetrieveFields = { client_secret: text, expand } satisfies Fields;
