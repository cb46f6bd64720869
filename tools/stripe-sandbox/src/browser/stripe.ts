import { IntegrationError, PaymentElement } from './element';
import { ElementsGroup, type ElementsOptions, type Session } from './elements';
import { checkKind, Intents, leave, type Intent, type Outcome } from './intents';
import type { BillingDetails, FormError } from './protocol';
import { localeOf } from './texts';

type PaymentResult = { paymentIntent: Intent; error?: undefined } | { error: FormError; paymentIntent?: undefined };
type SetupResult = { setupIntent: Intent; error?: undefined } | { error: FormError; setupIntent?: undefined };

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

/** Base address of this script; everything else is served from there. */
const BASE =
  (document.currentScript as HTMLScriptElement | null)?.src.replace(/\/(js\/v3\/?|endive\/stripe\.js)(\?.*)?$/, '') ??
  '';

class SandboxStripe {
  private readonly session: Session;
  private readonly intents: Intents;

  constructor(key: string, locale: string | undefined) {
    this.intents = new Intents(BASE, key, localeOf(locale));
    this.session = {
      base: BASE,
      publishableKey: key,
      locale: (asked) => (this.intents.locale = localeOf(asked ?? locale)),
      retrieve: (secret) => this.intents.retrieve(secret),
      customer: (secret) => this.intents.customer(secret),
    };
  }

  elements = (options: ElementsOptions = {}): ElementsGroup => new ElementsGroup(this.session, options);

  /** Sends the card to the sandbox, confirms the intent, and leads the cardholder through the authentication where it is asked for. */
  confirmPayment = async (options: ConfirmOptions): Promise<PaymentResult> =>
    payment(await this.confirm(options, 'pi', 'stripe.confirmPayment()'));

  confirmSetup = async (options: ConfirmOptions): Promise<SetupResult> =>
    setup(await this.confirm(options, 'seti', 'stripe.confirmSetup()'));

  confirmCardPayment = async (
    clientSecret: string,
    data: CardData = {},
    { handleActions = true } = {},
  ): Promise<PaymentResult> => {
    checkKind(clientSecret, 'pi', 'stripe.confirmCardPayment()');
    return payment(await this.intents.confirm(clientSecret, cardParams(data, 'confirmCardPayment()'), handleActions));
  };

  confirmCardSetup = async (
    clientSecret: string,
    data: CardData = {},
    { handleActions = true } = {},
  ): Promise<SetupResult> => {
    checkKind(clientSecret, 'seti', 'stripe.confirmCardSetup()');
    return setup(await this.intents.confirm(clientSecret, cardParams(data, 'confirmCardSetup()'), handleActions));
  };

  handleNextAction = async ({ clientSecret }: { clientSecret: string }): Promise<PaymentResult | SetupResult> => {
    const read = await this.intents.retrieve(clientSecret);
    const result = read.error ? read : await this.intents.followAction(clientSecret, read.intent);
    return clientSecret.startsWith('seti_') ? setup(result) : payment(result);
  };

  handleCardAction = (clientSecret: string): Promise<PaymentResult | SetupResult> =>
    this.handleNextAction({ clientSecret });

  retrievePaymentIntent = async (clientSecret: string): Promise<PaymentResult> => {
    checkKind(clientSecret, 'pi', 'stripe.retrievePaymentIntent()');
    return payment(await this.intents.retrieve(clientSecret));
  };

  retrieveSetupIntent = async (clientSecret: string): Promise<SetupResult> => {
    checkKind(clientSecret, 'seti', 'stripe.retrieveSetupIntent()');
    return setup(await this.intents.retrieve(clientSecret));
  };

  createPaymentMethod = async (options: {
    elements?: ElementsGroup;
    element?: unknown;
    params?: { billing_details?: BillingDetails; allow_redisplay?: string };
  }): Promise<{ paymentMethod?: object | undefined; error?: FormError }> => {
    const result = await formOf(options, 'stripe.createPaymentMethod()').createObject('/v1/payment_methods', {
      ...options.params,
    });
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
  paymentRequest = (): never => {
    throw new IntegrationError('The sandbox does not offer paymentRequest().');
  };

  registerAppInfo = (): void => undefined;
  _registerWrapper = (): void => undefined;

  private async confirm(options: ConfirmOptions, kind: 'pi' | 'seti', caller: string): Promise<Outcome> {
    const { elements, confirmParams = {}, redirect = 'always' } = options;
    const clientSecret = options.clientSecret ?? elements?.options.clientSecret;
    if (clientSecret === undefined)
      throw new IntegrationError(`${caller}: clientSecret must be given, here or to stripe.elements().`);
    checkKind(clientSecret, kind, caller);
    if (redirect === 'always' && !confirmParams.return_url) {
      throw new IntegrationError(`${caller}: confirmParams.return_url must be given unless redirect is 'if_required'.`);
    }
    const { payment_method_data: methodData, ...params } = confirmParams;
    if (elements && !params.payment_method && !params.confirmation_token) {
      const element = elements.mounted(caller);
      const deferred = elements.options.clientSecret === undefined;
      if (deferred && !elements.submitted)
        throw new IntegrationError(`elements.submit() must be called before ${caller}.`);
      const mismatch = deferred ? await this.mismatch(elements.options, clientSecret) : undefined;
      if (mismatch) return { error: mismatch };
      const created = await element.createObject('/v1/payment_methods', {
        billing_details: methodData?.billing_details,
        allow_redisplay: methodData?.allow_redisplay,
      });
      if (created.error) return { error: created.error };
      params.payment_method = String(created.object?.['id']);
      if (created.saves && elements.savesFor) params['setup_future_usage'] = elements.savesFor;
    }
    const result = await this.intents.confirm(clientSecret, params);
    if (result.error || redirect === 'if_required') return result;
    return leave(String(confirmParams.return_url), result.intent);
  }

  /**
   * Compares a deferred form's options with the intent, because people must not be shown one amount and charged
   * another.
   */
  private async mismatch(options: ElementsOptions, clientSecret: string): Promise<FormError | undefined> {
    const { intent, error } = await this.intents.retrieve(clientSecret);
    if (error) return error;
    const setsUp = clientSecret.startsWith('seti_');
    const pairs: (readonly [string, unknown, unknown])[] = setsUp
      ? [['mode', options.mode, 'setup']]
      : [
          ['mode', options.mode, 'payment'],
          ['amount', options.amount, intent['amount']],
          ['currency', options.currency?.toLowerCase(), intent['currency']],
          ['captureMethod', options.captureMethod === 'manual', intent['capture_method'] === 'manual'],
          ['setupFutureUsage', options.setupFutureUsage ?? null, intent['setup_future_usage']],
        ];
    const differing = pairs.find(([, told, real]) => told !== real);
    if (!differing) return undefined;
    return {
      type: 'invalid_request_error',
      message: `The ${differing[0]} given to stripe.elements() does not match the ${setsUp ? 'SetupIntent' : 'PaymentIntent'} (${String(differing[1])} and ${String(differing[2])}).`,
    };
  }
}

function payment(result: Outcome): PaymentResult {
  return result.error ? { error: result.error } : { paymentIntent: result.intent };
}

function setup(result: Outcome): SetupResult {
  return result.error ? { error: result.error } : { setupIntent: result.intent };
}

interface CardData {
  payment_method?: string | object;
  receipt_email?: string;
  shipping?: object;
  return_url?: string;
}

function cardParams(
  { payment_method, receipt_email, shipping, return_url }: CardData,
  caller: string,
): Record<string, unknown> {
  if (payment_method !== undefined && typeof payment_method !== 'string') {
    throw new IntegrationError(
      `The sandbox takes the id of a payment method in ${caller}; for card data use the Payment Element.`,
    );
  }
  return { payment_method, receipt_email, shipping, return_url };
}

function formOf(
  { elements, element }: { elements?: ElementsGroup; element?: unknown },
  caller: string,
): PaymentElement {
  if (element instanceof PaymentElement) return element;
  if (!elements) throw new IntegrationError(`${caller}: elements must be given.`);
  return elements.mounted(caller);
}

function notOffered(name: string): Promise<never> {
  return Promise.reject(new IntegrationError(`The sandbox does not offer ${name} yet.`));
}

function Stripe(publishableKey: string, { locale }: { locale?: string } = {}): SandboxStripe {
  if (typeof publishableKey !== 'string' || publishableKey === '') {
    throw new IntegrationError('Please call Stripe() with your publishable key. You used an empty string.');
  }
  if (/^(pk|rk|sk)_live_/.test(publishableKey)) {
    throw new IntegrationError(
      'This is the Stripe sandbox, and this is a live key: the sandbox accepts test keys (pk_test_…) only.',
    );
  }
  if (!publishableKey.startsWith('pk_test_')) {
    throw new IntegrationError(
      'You should not use your secret key with Stripe.js. Please pass a publishable key instead.',
    );
  }
  return new SandboxStripe(publishableKey, locale);
}
Stripe.version = 'endive';

(window as unknown as { Stripe: typeof Stripe }).Stripe = Stripe;
