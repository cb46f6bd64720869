import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { createFromData, resolvePaymentMethod } from '../cards/create-payment-method';
import { testCard, type Authentication } from '../cards/test-cards';
import { invalidRequest } from '../errors';
import { missing, type Values } from '../http/fields';
import type { Call, KeyKind } from '../http/router';
import { randomToken } from '../ids';
import type { Tx } from '../store/database';
import type { PendingAttempt, Stored } from '../store/kinds';
import type { confirmFields } from './intent-fields';
import { intentName, redirects } from './method-types';

type MethodParams = Pick<Values<typeof confirmFields>, 'payment_method' | 'payment_method_data' | 'confirmation_token'>;
type ConfirmParams = Partial<
  Pick<Values<typeof confirmFields>, 'off_session' | 'error_on_requires_action' | 'return_url' | 'use_stripe_sdk'>
>;

/** How a confirmation was asked for. */
export interface Confirmation {
  offSession: boolean;
  /** Fail instead of asking the cardholder to authenticate. */
  refuseAction: boolean;
  returnUrl: string | null;
  /** Stripe.js shows the authentication itself; otherwise the browser is sent to a page. */
  throughSdk: boolean;
  fromBrowser: boolean;
  origin: string;
}

export function confirmationOf({
  params,
  key,
  origin,
}: Pick<Call<never>, 'key' | 'origin'> & { params: ConfirmParams }): Confirmation {
  return {
    offSession: params.off_session ?? false,
    refuseAction: params.error_on_requires_action ?? false,
    returnUrl: params.return_url ?? null,
    throughSdk: params.use_stripe_sdk ?? false,
    fromBrowser: key === 'publishable',
    origin,
  };
}

/** The payment method that the call itself brings, if any. */
export async function givenMethod(
  tx: Tx,
  key: KeyKind,
  params: Partial<MethodParams>,
): Promise<Stored<'payment_method'> | undefined> {
  if (params.confirmation_token) {
    const token = await tx.get('confirmation_token', params.confirmation_token, 'confirmation_token');
    return tx.lock('payment_method', token.hidden.paymentMethod);
  }
  if (params.payment_method) return resolvePaymentMethod(tx, params.payment_method);
  const data = params.payment_method_data;
  return data && createFromData(tx, data, key === 'secret', 'payment_method_data');
}

/** When the owner has to authenticate: every time, until it is set up, or never. */
export function authenticationOf({ data, hidden }: Stored<'payment_method'>): Authentication {
  if (data.type === 'card') return testCard(hidden.card).authentication;
  return redirects(data.type) ? 'unless_set_up' : 'never';
}

/** A confirmation that waits for the owner of the payment method, and what the intent tells about it. */
export function newAttempt(
  intent: string,
  { data: method }: Stored<'payment_method'>,
  how: Confirmation,
): { attempt: PendingAttempt; action: NextAction } {
  const token = randomToken(24);
  const attempt = { token, paymentMethod: method.id, returnUrl: how.returnUrl };
  if (!redirects(method.type))
    return { attempt, action: authentication(`/3ds/${intent}?attempt=${token}`, token, how) };
  if (!how.returnUrl)
    throw invalidRequest(`A return_url must be given to confirm with ${method.type}.`, {
      code: 'parameter_missing',
      param: 'return_url',
    });
  const url = `${how.origin}/authorize/${intent}?attempt=${token}`;
  return {
    attempt,
    action:
      method.type === 'cashapp'
        ? cashAppAction(url, how.origin)
        : { type: 'redirect_to_url', redirect_to_url: { return_url: how.returnUrl, url } },
  };
}

type NextAction = Stripe.PaymentIntent.NextAction & Stripe.SetupIntent.NextAction;

const QR_CODE_SECONDS = 600;

function cashAppAction(url: string, origin: string): NextAction {
  const image = `${origin}/authorize/qr.svg`;
  return {
    type: 'cashapp_handle_redirect_or_display_qr_code',
    cashapp_handle_redirect_or_display_qr_code: {
      hosted_instructions_url: url,
      mobile_auth_url: url,
      qr_code: { expires_at: nowSeconds() + QR_CODE_SECONDS, image_url_png: image, image_url_svg: image },
    },
  };
}

function authentication(page: string, token: string, how: Confirmation): NextAction {
  if (!how.throughSdk && how.returnUrl) {
    return { type: 'redirect_to_url', redirect_to_url: { return_url: how.returnUrl, url: `${how.origin}${page}` } };
  }
  // The content of `use_stripe_sdk` is internal to Stripe.js and Stripe, so the types leave it open.
  const sdk = { type: 'three_d_secure_redirect', stripe_js: page, source: `payatt_${token}` };
  return { type: 'use_stripe_sdk', use_stripe_sdk: sdk as Stripe.PaymentIntent.NextAction.UseStripeSdk };
}

/** @throws ApiError 400 where a browser does not bring the client secret of the intent it names */
export function checkClientSecret(
  key: KeyKind,
  intent: { object: string; client_secret: string | null },
  given: string | undefined,
): void {
  if (given === undefined && key === 'secret') return;
  if (given === undefined) throw missing('client_secret');
  if (given === intent.client_secret) return;
  throw invalidRequest(
    `The client_secret provided does not match any associated ${intentName(intent)}. Please make sure the client_secret is correct and has not been regenerated.`,
    { code: `${intent.object}_invalid_parameter`, param: 'client_secret' },
  );
}

/** @throws ApiError 400 where redirects are allowed and nobody said where to return to */
export function checkReturnUrl(
  automatic: { enabled: boolean | null; allow_redirects?: string } | null,
  how: Confirmation,
  kind: string,
): void {
  const mayRedirect = automatic?.enabled && automatic.allow_redirects !== 'never';
  if (!mayRedirect || how.fromBrowser || how.returnUrl) return;
  throw invalidRequest(
    `This ${kind} is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your ` +
      "customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set " +
      '`automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
    { param: 'return_url' },
  );
}

/** @throws ApiError 400 for parameters that only make sense together with `confirm: true` */
export function refuseConfirmationOnly(
  params: { confirm?: boolean | undefined } & Partial<Record<ConfirmationOnly, unknown>>,
): void {
  if (params.confirm) return;
  for (const name of ['off_session', 'return_url', 'error_on_requires_action', 'confirmation_token'] as const) {
    if (params[name] === undefined) continue;
    throw invalidRequest(`You cannot provide \`${name}\` when \`confirm\` is not \`true\`.`, { param: name });
  }
}

type ConfirmationOnly = 'off_session' | 'return_url' | 'error_on_requires_action' | 'confirmation_token';
