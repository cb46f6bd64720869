import { callApi } from './api';
import { showChallenge } from './challenge-overlay';
import { IntegrationError, PaymentElement } from './element';
import { ElementsGroup, type ElementsOptions, type Session } from './elements';
import type { BillingDetails, FormError } from './protocol';

type Intent = Record<string, unknown>;
type IntentResult = { paymentIntent: Intent; error?: undefined } | { error: FormError; paymentIntent?: undefined };

interface ConfirmParams {
  return_url?: string;
  payment_method?: string;
  payment_method_data?: { billing_details?: BillingDetails; allow_redisplay?: string };
  confirmation_token?: string;
  shipping?: object;
  receipt_email?: string;
  [other: string]: unknown;
}

interface ConfirmOptions {
  elements?: ElementsGroup;
  clientSecret?: string;
  confirmParams?: ConfirmParams;
  redirect?: 'always' | 'if_required';
}

/** Where this script came from: everything else is found beside it. */
const BASE = (document.currentScript as HTMLScriptElement | null)?.src.replace(/\/(js\/v3\/?|endive\/stripe\.js)(\?.*)?$/, '') ?? '';

const DONE = ['succeeded', 'requires_capture', 'processing'];

class SandboxStripe {
  private readonly session: Session;

  constructor(private readonly key: string) {
    this.session = { base: BASE, publishableKey: key, retrieve: (secret) => this.retrievePaymentIntent(secret) };
  }

  elements = (options: ElementsOptions = {}): ElementsGroup => new ElementsGroup(this.session, options);

  /** Sends the card to the sandbox, confirms the intent, and leads the cardholder through the authentication where it is asked for. */
  confirmPayment = async (options: ConfirmOptions): Promise<IntentResult> => {
    const { elements, confirmParams = {}, redirect = 'always' } = options;
    const clientSecret = options.clientSecret ?? elements?.options.clientSecret;
    if (clientSecret === undefined) throw new IntegrationError('stripe.confirmPayment(): clientSecret must be given, here or to stripe.elements().');
    if (redirect === 'always' && !confirmParams.return_url) {
      throw new IntegrationError("stripe.confirmPayment(): confirmParams.return_url must be given unless redirect is 'if_required'.");
    }
    const { payment_method_data: methodData, ...params } = confirmParams;
    if (elements && !params.payment_method && !params.confirmation_token) {
      const element = elements.mounted('stripe.confirmPayment()');
      const deferred = elements.options.clientSecret === undefined;
      if (deferred && !elements.submitted) throw new IntegrationError('elements.submit() must be called before stripe.confirmPayment().');
      const mismatch = deferred ? await this.mismatch(elements.options, clientSecret) : undefined;
      if (mismatch) return { error: mismatch };
      const created = await element.createObject('/v1/payment_methods', {
        billing_details: methodData?.billing_details,
        allow_redisplay: methodData?.allow_redisplay,
      });
      if (created.error) return { error: created.error };
      params.payment_method = String(created.object?.['id']);
    }
    const result = await this.confirmIntent(clientSecret, params);
    if (result.error || redirect === 'if_required') return result;
    return leave(String(confirmParams.return_url), result.paymentIntent);
  };

  confirmCardPayment = async (
    clientSecret: string,
    data: { payment_method?: string | object; receipt_email?: string; shipping?: object; return_url?: string } = {},
    { handleActions = true } = {},
  ): Promise<IntentResult> => {
    if (data.payment_method !== undefined && typeof data.payment_method !== 'string') {
      throw new IntegrationError('The sandbox takes the id of a payment method in confirmCardPayment(); for card data use confirmPayment().');
    }
    const { payment_method, receipt_email, shipping, return_url } = data;
    return this.confirmIntent(clientSecret, { payment_method, receipt_email, shipping, return_url }, handleActions);
  };

  handleNextAction = async ({ clientSecret }: { clientSecret: string }): Promise<IntentResult> => {
    const result = await this.retrievePaymentIntent(clientSecret);
    return result.error ? result : this.followAction(clientSecret, result.paymentIntent);
  };

  handleCardAction = (clientSecret: string): Promise<IntentResult> => this.handleNextAction({ clientSecret });

  retrievePaymentIntent = async (clientSecret: string): Promise<IntentResult> => {
    const answer = await callApi(BASE, this.key, 'GET', `/v1/payment_intents/${intentId(clientSecret)}`, { client_secret: clientSecret });
    return 'error' in answer ? { error: answer.error } : { paymentIntent: answer.value };
  };

  createPaymentMethod = async (options: {
    elements?: ElementsGroup;
    element?: unknown;
    params?: { billing_details?: BillingDetails; allow_redisplay?: string };
  }): Promise<{ paymentMethod?: object | undefined; error?: FormError }> => {
    const result = await formOf(options, 'stripe.createPaymentMethod()').createObject('/v1/payment_methods', { ...options.params });
    return result.error ? { error: result.error } : { paymentMethod: result.object };
  };

  createConfirmationToken = async (options: {
    elements?: ElementsGroup;
    element?: unknown;
    params?: { payment_method_data?: { billing_details?: BillingDetails }; return_url?: string; shipping?: object };
  }): Promise<{ confirmationToken?: object | undefined; error?: FormError }> => {
    const { payment_method_data: data, ...params } = options.params ?? {};
    const result = await formOf(options, 'stripe.createConfirmationToken()').createObject('/v1/confirmation_tokens', {
      ...params,
      billing_details: data?.billing_details,
    });
    return result.error ? { error: result.error } : { confirmationToken: result.object };
  };

  createToken = (): Promise<never> => notOffered('createToken()');
  createSource = (): Promise<never> => notOffered('createSource()');
  confirmSetup = (): Promise<never> => notOffered('confirmSetup()');
  confirmCardSetup = (): Promise<never> => notOffered('confirmCardSetup()');
  retrieveSetupIntent = (): Promise<never> => notOffered('retrieveSetupIntent()');
  paymentRequest = (): never => {
    throw new IntegrationError('The sandbox does not offer paymentRequest().');
  };

  registerAppInfo = (): void => undefined;
  _registerWrapper = (): void => undefined;

  private async confirmIntent(clientSecret: string, params: ConfirmParams, handleActions = true): Promise<IntentResult> {
    const answer = await callApi(BASE, this.key, 'POST', `/v1/payment_intents/${intentId(clientSecret)}/confirm`, {
      ...params,
      client_secret: clientSecret,
      use_stripe_sdk: true,
    });
    if ('error' in answer) return { error: answer.error };
    return handleActions ? this.followAction(clientSecret, answer.value) : { paymentIntent: answer.value };
  }

  private async followAction(clientSecret: string, intent: Intent): Promise<IntentResult> {
    const action = intent['next_action'] as { type: string; use_stripe_sdk?: { stripe_js: string }; redirect_to_url?: { url: string } } | null;
    if (intent['status'] !== 'requires_action' || !action) return { paymentIntent: intent };
    if (action.redirect_to_url) return leaveFor(action.redirect_to_url.url);
    await showChallenge(BASE, action.use_stripe_sdk?.stripe_js ?? '');
    const after = await this.retrievePaymentIntent(clientSecret);
    if (after.error || DONE.includes(String(after.paymentIntent['status']))) return after;
    const refused = after.paymentIntent['last_payment_error'] as FormError | null;
    return refused ? { error: { ...refused, payment_intent: after.paymentIntent } } : after;
  }

  /** What a deferred form was told must be what the intent says, otherwise people would be shown one sum and charged another. */
  private async mismatch(options: ElementsOptions, clientSecret: string): Promise<FormError | undefined> {
    const { paymentIntent, error } = await this.retrievePaymentIntent(clientSecret);
    if (error) return error;
    const pairs = [
      ['amount', options.amount, paymentIntent['amount']],
      ['currency', options.currency?.toLowerCase(), paymentIntent['currency']],
      ['captureMethod', options.captureMethod === 'manual', paymentIntent['capture_method'] === 'manual'],
      ['setupFutureUsage', options.setupFutureUsage ?? null, paymentIntent['setup_future_usage']],
    ] as const;
    const differing = pairs.find(([, told, real]) => told !== real);
    if (!differing) return undefined;
    return {
      type: 'invalid_request_error',
      message: `The ${differing[0]} given to stripe.elements() does not match the PaymentIntent (${String(differing[1])} and ${String(differing[2])}).`,
    };
  }
}

function intentId(clientSecret: string): string {
  const [id, secret] = clientSecret.split('_secret_');
  if (!id?.startsWith('pi_') || !secret) throw new IntegrationError('The client secret should have the form ${id}_secret_${secret} of a PaymentIntent.');
  return id;
}

function formOf({ elements, element }: { elements?: ElementsGroup; element?: unknown }, caller: string): PaymentElement {
  if (element instanceof PaymentElement) return element;
  if (!elements) throw new IntegrationError(`${caller}: elements must be given.`);
  return elements.mounted(caller);
}

function leave(returnUrl: string, intent: Intent): Promise<never> {
  const url = new URL(returnUrl, location.href);
  url.searchParams.set('payment_intent', String(intent['id']));
  url.searchParams.set('payment_intent_client_secret', String(intent['client_secret']));
  url.searchParams.set('redirect_status', DONE.includes(String(intent['status'])) ? 'succeeded' : 'failed');
  return leaveFor(url.href);
}

/** The page is left: what waits for the answer waits until it is gone. */
function leaveFor(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}

function notOffered(name: string): Promise<never> {
  return Promise.reject(new IntegrationError(`The sandbox does not offer ${name} yet.`));
}

function Stripe(publishableKey: string): SandboxStripe {
  if (typeof publishableKey !== 'string' || publishableKey === '') {
    throw new IntegrationError('Please call Stripe() with your publishable key. You used an empty string.');
  }
  if (/^(pk|rk|sk)_live_/.test(publishableKey)) {
    throw new IntegrationError('This is the Stripe sandbox, and this is a live key: the sandbox accepts test keys (pk_test_…) only.');
  }
  if (!publishableKey.startsWith('pk_test_')) {
    throw new IntegrationError('You should not use your secret key with Stripe.js. Please pass a publishable key instead.');
  }
  return new SandboxStripe(publishableKey);
}
Stripe.version = 'endive';

(window as unknown as { Stripe: typeof Stripe }).Stripe = Stripe;
