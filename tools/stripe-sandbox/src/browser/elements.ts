import type { Appearance } from '@stripe/stripe-js';
import { IntegrationError, PaymentElement } from './element';
import type { Outcome } from './intents';
import type { BillingDetails, FormError, FormOptions, SavedMethods } from './protocol';
import type { Locale } from './texts';

/** The options of `stripe.elements()` that matter here. */
export interface ElementsOptions {
  clientSecret?: string;
  mode?: 'payment' | 'setup' | 'subscription';
  amount?: number;
  currency?: string;
  captureMethod?: 'manual' | 'automatic' | 'automatic_async';
  setupFutureUsage?: 'off_session' | 'on_session' | null;
  appearance?: Appearance;
  locale?: string;
  allowedPaymentMethodTypes?: string[];
  excludedPaymentMethodTypes?: string[];
  customerSessionClientSecret?: string;
  [other: string]: unknown;
}

interface PaymentElementOptions {
  defaultValues?: { billingDetails?: BillingDetails };
  fields?: { billingDetails?: 'auto' | 'never' | { address?: unknown } };
  business?: { name?: string };
  readOnly?: boolean;
  wallets?: { applePay?: string; googlePay?: string; link?: string };
  [other: string]: unknown;
}

export interface Session {
  base: string;
  publishableKey: string;
  /** The language: the form's own `locale`, otherwise that of `Stripe()`. The bank's pages use it too. */
  locale(asked: string | undefined): Locale;
  retrieve(clientSecret: string): Promise<Outcome>;
  /** The saved methods of a customer, and whether more may be saved. */
  customer(clientSecret: string): Promise<SavedMethods | { error: FormError }>;
}

const WITHOUT_INTENT = ['card', 'link', 'cashapp'];

/** A group of elements for one payment. */
export class ElementsGroup {
  private element: PaymentElement | undefined;
  private elementOptions: PaymentElementOptions = {};
  private readonly updateListeners = new Set<() => void>();
  /** Whether `submit` has passed since the last change of the form: deferred payments ask for it. */
  submitted = false;
  private keepsCard = false;
  private selected = 'card';
  private types: string[];
  private kept: SavedMethods = { payment_methods: [], save: null };
  private prepared = false;

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
      throw new IntegrationError(
        'Invalid value for elements(): clientSecret should be a client secret of the form ${id}_secret_${secret}.',
      );
    }
    this.keepsCard = mode === 'setup' || Boolean(options.setupFutureUsage);
    this.types = options.allowedPaymentMethodTypes ?? (mode === 'setup' ? ['card'] : WITHOUT_INTENT);
    void this.fetchUpdates();
  }

  create(type: string, options: PaymentElementOptions = {}): PaymentElement {
    if (type !== 'payment') throw new IntegrationError(`The sandbox offers the Payment Element only, not '${type}'.`);
    if (this.element)
      throw new IntegrationError(
        'Can only create one Element of type payment through the same instance of elements().',
      );
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
    this.element.on('change', ({ value }) => {
      this.submitted = false;
      this.selected = (value as { type: string }).type;
    });
    return this.element;
  }

  /** Finds an element by name, or by the component of @stripe/react-stripe-js that made it. */
  getElement(which: string | { __elementType?: string }): PaymentElement | null {
    const type = typeof which === 'string' ? which : which.__elementType;
    return type === 'payment' ? (this.element ?? null) : null;
  }

  async update(options: ElementsOptions): Promise<void> {
    this.options = { ...this.options, ...options };
    if (options.setupFutureUsage !== undefined && this.options.mode !== 'setup')
      this.keepsCard = Boolean(options.setupFutureUsage);
    this.element?.refresh();
    await Promise.resolve();
    for (const listener of this.updateListeners) listener();
  }

  on(type: string, listener: () => void): void {
    if (type === 'update-end') this.updateListeners.add(listener);
  }

  async submit(): Promise<
    { selectedPaymentMethod: string; error?: undefined } | { error: FormError; selectedPaymentMethod?: undefined }
  > {
    const result = await this.mounted('elements.submit()').validate();
    if (result.error) return { error: result.error };
    this.submitted = true;
    return { selectedPaymentMethod: this.selected };
  }

  /** Reads the intent again, because the form's texts depend on it. */
  async fetchUpdates(): Promise<{ error?: { message: string; status?: string } }> {
    const error = (await this.readIntent()) ?? (await this.readCustomer());
    this.prepared = true;
    this.element?.refresh();
    if (!error) return {};
    this.element?.fail(error);
    return { error: { message: error.message } };
  }

  private async readIntent(): Promise<FormError | undefined> {
    if (this.options.clientSecret === undefined) return undefined;
    const { intent, error } = await this.session.retrieve(this.options.clientSecret);
    if (error) return error;
    this.keepsCard = intent['object'] === 'setup_intent' || Boolean(intent['setup_future_usage']);
    this.types = intent['payment_method_types'] as string[];
    return undefined;
  }

  private async readCustomer(): Promise<FormError | undefined> {
    if (this.options.customerSessionClientSecret === undefined) return undefined;
    const kept = await this.session.customer(this.options.customerSessionClientSecret);
    if ('error' in kept) return kept.error;
    this.kept = kept;
    return undefined;
  }

  /** The usage with which a chosen payment method is saved. */
  get savesFor(): string | null {
    return this.kept.save?.usage ?? null;
  }

  /** @throws IntegrationError naming the call that needs the element */
  mounted(caller: string): PaymentElement {
    if (!this.element)
      throw new IntegrationError(`Invalid value for ${caller}: elements should have a mounted Payment Element.`);
    return this.element;
  }

  private formOptions(): FormOptions | undefined {
    if (!this.prepared) return undefined;
    const { defaultValues, fields, business, readOnly, wallets } = this.elementOptions;
    const asked = fields?.billingDetails;
    const excluded = [
      ...(this.options.excludedPaymentMethodTypes ?? []),
      ...(wallets?.link === 'never' ? ['link'] : []),
    ];
    const setsUp = this.options.mode === 'setup' || this.options.clientSecret?.startsWith('seti_');
    return {
      publishableKey: this.session.publishableKey,
      locale: this.session.locale(this.options.locale),
      appearance: this.options.appearance ?? {},
      billingDetails: defaultValues?.billingDetails ?? {},
      address: asked !== 'never' && !(typeof asked === 'object' && asked.address === 'never'),
      readOnly: readOnly ?? false,
      keepsCardFor: this.keepsCard ? (business?.name ?? '') : null,
      types: this.types.filter((type) => !excluded.includes(type)),
      wallets: [
        ...(wallets?.applePay === 'never' ? [] : ['apple_pay' as const]),
        ...(wallets?.googlePay === 'never' ? [] : ['google_pay' as const]),
      ],
      saved: setsUp
        ? []
        : this.kept.payment_methods.map(({ id, type, card }) => ({
            id,
            type,
            ...(card && { card: { brand: card.brand, last4: card.last4 } }),
          })),
      offersSaving: !setsUp && !this.keepsCard && this.kept.save !== null,
    };
  }
}
