import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import {
  flag,
  given,
  ignored,
  integer,
  mergeMetadata,
  metadata,
  nested,
  oneOf,
  text,
  unsettable,
  address,
  notOffered,
  expand,
  type Fields,
  type Values,
} from '../http/fields';
import { invalidRequest } from '../errors';
import { newId } from '../ids';
import { externalAccount } from './bank-accounts';

const requested = nested({ requested: flag });
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const changeable = {
  account_token: notOffered,
  business_profile: nested({
    mcc: text,
    name: text,
    product_description: text,
    support_email: text,
    support_phone: text,
    support_url: text,
    url: text,
    support_address: ignored,
  }),
  business_type: oneOf('company', 'government_entity', 'individual', 'non_profit'),
  capabilities: nested({
    card_payments: requested,
    transfers: requested,
    tax_reporting_us_1099_k: requested,
    cashapp_payments: requested,
    link_payments: requested,
  }),
  company: notOffered,
  default_currency: text,
  documents: ignored,
  email: text,
  expand,
  external_account: externalAccount,
  groups: ignored,
  individual: nested({
    address,
    dob: nested({ day: integer, month: integer, year: integer }),
    email: text,
    first_name: text,
    last_name: text,
    id_number: ignored,
    metadata: ignored,
    phone: text,
    ssn_last_4: ignored,
  }),
  metadata,
  settings: nested({
    branding: ignored,
    card_payments: ignored,
    payments: ignored,
    payouts: nested({
      debit_negative_balances: flag,
      schedule: nested({
        delay_days: unsettable(text),
        interval: oneOf('manual', 'daily', 'weekly', 'monthly'),
        monthly_anchor: integer,
        weekly_anchor: oneOf(...WEEKDAYS),
        weekly_payout_days: ignored,
        monthly_payout_days: ignored,
      }),
      statement_descriptor: text,
    }),
  }),
  tos_acceptance: nested({ date: integer, ip: text, service_agreement: oneOf('full', 'recipient'), user_agent: text }),
} satisfies Fields;

export const accountUpdateFields = changeable;
export const accountCreateFields = {
  ...changeable,
  controller: nested({
    fees: nested({ payer: oneOf('account', 'application') }),
    losses: nested({ payments: oneOf('application', 'stripe') }),
    requirement_collection: oneOf('application', 'stripe'),
    stripe_dashboard: nested({ type: oneOf('express', 'full', 'none') }),
  }),
  country: text,
  type: oneOf('custom', 'express', 'standard'),
} satisfies Fields;

type Creation = Values<typeof accountCreateFields>;
type Change = Values<typeof accountUpdateFields>;

/** A new connected account without any personal data. */
export function newAccount(values: Creation): Stripe.Account {
  if (values.type && values.controller) {
    throw invalidRequest('You may only specify one of these parameters: type, controller.', {
      code: 'parameters_exclusive',
    });
  }
  const dashboard =
    values.controller?.stripe_dashboard?.type ??
    (values.type === 'express' ? 'express' : values.type === 'custom' ? 'none' : 'full');
  const ours = dashboard !== 'full';
  const account: Stripe.Account = {
    id: newId('acct').slice(0, 21),
    object: 'account',
    business_profile: {
      mcc: null,
      minority_owned_business_designation: null,
      name: null,
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: null,
    capabilities: {},
    charges_enabled: false,
    controller: {
      fees: {
        payer:
          values.controller?.fees?.payer ??
          (values.type === 'express'
            ? 'application_express'
            : values.type === 'custom'
              ? 'application_custom'
              : 'account'),
      },
      is_controller: true,
      losses: { payments: values.controller?.losses?.payments ?? (ours ? 'application' : 'stripe') },
      requirement_collection:
        values.controller?.requirement_collection ?? (dashboard === 'none' ? 'application' : 'stripe'),
      stripe_dashboard: { type: dashboard },
      type: 'application',
    },
    country: values.country ?? 'US',
    created: nowSeconds(),
    default_currency: values.default_currency ?? 'usd',
    details_submitted: false,
    email: null,
    external_accounts: { object: 'list', data: [], has_more: false, url: '' },
    future_requirements: { ...NOTHING_DUE },
    metadata: {},
    payouts_enabled: false,
    requirements: { ...NOTHING_DUE },
    settings: {
      bacs_debit_payments: { display_name: null, service_user_number: null },
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_issuing: { tos_acceptance: { date: null, ip: null } },
      card_payments: {
        decline_on: { avs_failure: false, cvc_failure: false },
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: null, timezone: 'Etc/UTC' },
      payments: {
        statement_descriptor: null,
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      payouts: {
        debit_negative_balances: false,
        schedule: { delay_days: 2, interval: 'daily' },
        statement_descriptor: null,
      },
    },
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: values.type ?? (values.controller ? 'none' : 'standard'),
  };
  return changedAccount(account, values);
}

const NOTHING_DUE: Stripe.Account.Requirements = {
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
};

/** The account with the given fields changed; what it may do is decided by `refreshed`. */
export function changedAccount(account: Stripe.Account, change: Change): Stripe.Account {
  const result: Stripe.Account = { ...account, metadata: mergeMetadata(account.metadata ?? {}, change.metadata) };
  if (change.email !== undefined) result.email = change.email;
  if (change.business_type) result.business_type = change.business_type;
  if (change.default_currency) result.default_currency = change.default_currency;
  if (change.business_profile && account.business_profile) {
    result.business_profile = { ...account.business_profile, ...given(change.business_profile) };
  }
  for (const [name, capability] of Object.entries(change.capabilities ?? {})) {
    const status = (result.capabilities as Record<string, string> | undefined)?.[name] ?? 'inactive';
    if (capability?.requested) result.capabilities = { ...result.capabilities, [name]: status };
    else if (capability)
      result.capabilities = Object.fromEntries(
        Object.entries(result.capabilities ?? {}).filter(([other]) => other !== name),
      );
  }
  if (change.tos_acceptance) result.tos_acceptance = { ...account.tos_acceptance, ...given(change.tos_acceptance) };
  const payouts = change.settings?.payouts;
  if (payouts && result.settings?.payouts) {
    const { schedule, ...more } = payouts;
    const { delay_days: delay, ...rest } = schedule ?? { delay_days: undefined };
    const days = delay === undefined || delay === null || delay === 'minimum' ? {} : { delay_days: Number(delay) };
    result.settings = {
      ...result.settings,
      payouts: {
        ...result.settings.payouts,
        ...given(more),
        schedule: { ...result.settings.payouts.schedule, ...given(rest), ...days },
      },
    };
  }
  return result;
}

/** Updates capabilities and open requirements from the data given so far. */
export function refreshed(
  account: Stripe.Account,
  onboarded: boolean,
  external: (Stripe.BankAccount | Stripe.Card)[],
): Stripe.Account {
  const collectsItself = account.controller?.requirement_collection === 'application';
  const told = onboarded || (collectsItself && Boolean(account.tos_acceptance?.date));
  const due: string[] = [];
  if (!told)
    due.push(
      ...(collectsItself
        ? ['tos_acceptance.date', 'tos_acceptance.ip']
        : ['business_profile.url', 'individual.first_name', 'individual.last_name', 'tos_acceptance.date']),
    );
  const payable = external.some((each) => each.default_for_currency && each.status !== 'errored');
  if (!payable) due.push('external_account');
  const status = told ? 'active' : 'inactive';
  const disabled = told ? null : 'requirements.past_due';
  return {
    ...account,
    capabilities: Object.fromEntries(Object.keys(account.capabilities ?? {}).map((name) => [name, status])),
    charges_enabled: told && 'card_payments' in (account.capabilities ?? {}),
    details_submitted: told,
    external_accounts: {
      object: 'list',
      data: external,
      has_more: false,
      url: `/v1/accounts/${account.id}/external_accounts`,
    },
    payouts_enabled: told && payable,
    requirements: {
      ...NOTHING_DUE,
      currently_due: due,
      eventually_due: due,
      past_due: told ? [] : due,
      disabled_reason: disabled,
    },
  };
}
