import type { Appearance } from '@stripe/stripe-js';
import { IntegrationError, PaymentElement } from './element';
import type { Outcome } from './intents';
import type { BillingDetails, FormError, FormOptions } from './protocol';

/** The options of `stripe.elements()` that matter here. */
export interface ElementsOptions {
  clientSecret?: string;
  mode?: 'payment' | 'setup' | 'subscription';
  amount?: number;
  currency?: string;
  captureMethod?: 'manual' | 'automatic' | 'automatic_async';
  setupFutureUsage?: 'off_session' | 'on_session' | null;
  appearance?: Appearance;
  [other: string]: unknown;
}

interface PaymentElementOptions {
  defaultValues?: { billingDetails?: BillingDetails };
  fields?: { billingDetails?: 'auto' | 'never' | { address?: unknown } };
  business?: { name?: string };
  readOnly?: boolean;
  [other: string]: unknown;
}

export interface Session {
  base: string;
  publishableKey: string;
  retrieve(clientSecret: string): Promise<Outcome>;
}

/** A group of elements for one payment. */
export class ElementsGroup {
  private element: PaymentElement | undefined;
  private elementOptions: PaymentElementOptions = {};
  private readonly updateListeners = new Set<() => void>();
  /** Whether `submit` has passed since the last change of the form: deferred payments ask for it. */
  submitted = false;
  private keepsCard = false;

  constructor(
    private readonly session: Session,
    public options: ElementsOptions,
  ) {
    const { clientSecret, mode } = options;
    if (clientSecret === undefined && mode === undefined) {
      throw new IntegrationError('stripe.elements(): either `clientSecret` or `mode` must be given.');
    }
    if (mode === 'subscription') throw new IntegrationError('The sandbox does not offer the mode subscription.');
    if (clientSecret !== undefined && !/^(pi|seti)_\w+_secret_\w+$/.test(clientSecret)) {
      throw new IntegrationError('Invalid value for elements(): clientSecret should be a client secret of the form ${id}_secret_${secret}.');
    }
    this.keepsCard = mode === 'setup' || Boolean(options.setupFutureUsage);
    if (clientSecret !== undefined) void this.fetchUpdates();
  }

  create(type: string, options: PaymentElementOptions = {}): PaymentElement {
    if (type !== 'payment') throw new IntegrationError(`The sandbox offers the Payment Element only, not '${type}'.`);
    if (this.element) throw new IntegrationError('Can only create one Element of type payment through the same instance of elements().');
    this.elementOptions = options;
    this.element = new PaymentElement(
      this.session.base,
      () => this.formOptions(),
      () => {
        this.element = undefined;
      },
      (change) => {
        this.elementOptions = { ...this.elementOptions, ...change };
        this.element?.refresh();
      },
    );
    this.element.on('change', () => {
      this.submitted = false;
    });
    return this.element;
  }

  /** By name, or by the component of @stripe/react-stripe-js that made it. */
  getElement(which: string | { __elementType?: string }): PaymentElement | null {
    const type = typeof which === 'string' ? which : which.__elementType;
    return type === 'payment' ? (this.element ?? null) : null;
  }

  async update(options: ElementsOptions): Promise<void> {
    this.options = { ...this.options, ...options };
    if (options.setupFutureUsage !== undefined && this.options.mode !== 'setup') this.keepsCard = Boolean(options.setupFutureUsage);
    this.element?.refresh();
    await Promise.resolve();
    for (const listener of this.updateListeners) listener();
  }

  on(type: string, listener: () => void): void {
    if (type === 'update-end') this.updateListeners.add(listener);
  }

  async submit(): Promise<{ selectedPaymentMethod: string; error?: undefined } | { error: FormError; selectedPaymentMethod?: undefined }> {
    const result = await this.mounted('elements.submit()').validate();
    if (result.error) return { error: result.error };
    this.submitted = true;
    return { selectedPaymentMethod: 'card' };
  }

  /** Reads the intent again: what the form says depends on it. */
  async fetchUpdates(): Promise<{ error?: { message: string; status?: string } }> {
    if (this.options.clientSecret === undefined) return {};
    const { intent, error } = await this.session.retrieve(this.options.clientSecret);
    if (error) {
      this.element?.fail(error);
      return { error: { message: error.message } };
    }
    this.keepsCard = intent['object'] === 'setup_intent' || Boolean(intent['setup_future_usage']);
    this.element?.refresh();
    return {};
  }

  /** @throws IntegrationError naming the call that needs the element */
  mounted(caller: string): PaymentElement {
    if (!this.element) throw new IntegrationError(`Invalid value for ${caller}: elements should have a mounted Payment Element.`);
    return this.element;
  }

  private formOptions(): FormOptions {
    const { defaultValues, fields, business, readOnly } = this.elementOptions;
    const asked = fields?.billingDetails;
    return {
      publishableKey: this.session.publishableKey,
      appearance: this.options.appearance ?? {},
      billingDetails: defaultValues?.billingDetails ?? {},
      address: asked !== 'never' && !(typeof asked === 'object' && asked.address === 'never'),
      readOnly: readOnly ?? false,
      keepsCardFor: this.keepsCard ? (business?.name ?? 'this business') : null,
    };
  }
}
