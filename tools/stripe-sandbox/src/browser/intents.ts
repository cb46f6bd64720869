import { callApi } from './api';
import { showChallenge } from './challenge-overlay';
import { IntegrationError } from './element';
import type { FormError, SavedMethods } from './protocol';
import type { Locale } from './texts';

/** A payment intent or a setup intent, as the API answers it to a browser. */
export type Intent = Record<string, unknown>;
export type Outcome = { intent: Intent; error?: undefined } | { error: FormError; intent?: undefined };

const DONE = ['succeeded', 'requires_capture', 'processing'];

interface NextAction {
  type: string;
  use_stripe_sdk?: { stripe_js: string };
  redirect_to_url?: { url: string };
  cashapp_handle_redirect_or_display_qr_code?: { mobile_auth_url: string };
}

/** Reads and confirms intents of both kinds with their client secret. */
export class Intents {
  constructor(
    private readonly base: string,
    private readonly key: string,
    /** The language of the pages that a cardholder is led to. */
    public locale: Locale,
  ) {}

  async retrieve(clientSecret: string): Promise<Outcome> {
    return outcomeOf(await callApi(this.base, this.key, 'GET', pathOf(clientSecret), { client_secret: clientSecret }));
  }

  /** The saved methods of a customer that the customer session allows to show. */
  async customer(clientSecret: string): Promise<SavedMethods | { error: FormError }> {
    const answer = await callApi(this.base, this.key, 'GET', '/v1/elements/sessions', {
      customer_session_client_secret: clientSecret,
    });
    return 'error' in answer ? answer : (answer.value as unknown as SavedMethods);
  }

  async confirm(clientSecret: string, params: Record<string, unknown>, handleActions = true): Promise<Outcome> {
    const sent = { ...params, client_secret: clientSecret, use_stripe_sdk: true };
    const confirmed = outcomeOf(await callApi(this.base, this.key, 'POST', `${pathOf(clientSecret)}/confirm`, sent));
    return confirmed.error || !handleActions ? confirmed : this.followAction(clientSecret, confirmed.intent);
  }

  /** Leads the cardholder through what the intent asks for, if anything. */
  async followAction(clientSecret: string, intent: Intent): Promise<Outcome> {
    const action = intent['next_action'] as NextAction | null;
    if (intent['status'] !== 'requires_action' || !action) return { intent };
    const page = action.redirect_to_url?.url ?? action.cashapp_handle_redirect_or_display_qr_code?.mobile_auth_url;
    if (page) return leaveFor(inLanguage(page, this.locale));
    await showChallenge(this.base, inLanguage(action.use_stripe_sdk?.stripe_js ?? '', this.locale));
    const after = await this.retrieve(clientSecret);
    if (after.error || DONE.includes(String(after.intent['status']))) return after;
    const refused = (after.intent['last_payment_error'] ??
      after.intent['last_setup_error'] ??
      null) as FormError | null;
    return refused ? { error: { ...refused, [String(after.intent['object'])]: after.intent } } : after;
  }
}

/** Goes to the return address with what happened to the intent. */
export function leave(returnUrl: string, intent: Intent): Promise<never> {
  const kind = String(intent['object']);
  const url = new URL(returnUrl, location.href);
  url.searchParams.set(kind, String(intent['id']));
  url.searchParams.set(`${kind}_client_secret`, String(intent['client_secret']));
  url.searchParams.set('redirect_status', DONE.includes(String(intent['status'])) ? 'succeeded' : 'failed');
  return leaveFor(url.href);
}

/** The address of one of our pages, asking for a language. */
function inLanguage(page: string, locale: Locale): string {
  return `${page}${page.includes('?') ? '&' : '?'}locale=${locale}`;
}

/** Never resolves, because the page is left. */
function leaveFor(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}

function outcomeOf(answer: { value: Intent } | { error: FormError }): Outcome {
  return 'error' in answer ? { error: answer.error } : { intent: answer.value };
}

function pathOf(clientSecret: string): string {
  const [id, secret] = clientSecret.split('_secret_');
  if (secret && id?.startsWith('pi_')) return `/v1/payment_intents/${id}`;
  if (secret && id?.startsWith('seti_')) return `/v1/setup_intents/${id}`;
  throw new IntegrationError(
    'The client secret should have the form ${id}_secret_${secret} of a PaymentIntent or SetupIntent.',
  );
}

/** @throws IntegrationError where a call for one kind of intent gets the secret of the other */
export function checkKind(clientSecret: string, kind: 'pi' | 'seti', caller: string): void {
  if (clientSecret.startsWith(`${kind}_`)) return;
  const wanted = kind === 'pi' ? 'PaymentIntent' : 'SetupIntent';
  throw new IntegrationError(`${caller}: the client secret of a ${wanted} must be given.`);
}
