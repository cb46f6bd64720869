import { envelope, messageFrom, type FormOptions, type FormResult, type FromForm, type ToForm } from './protocol';

export type Listener = (event: Record<string, unknown>) => void;

let frames = 0;

/** A mistake in how the script is used, as Stripe.js throws it. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}

/** The Payment Element: a frame of the sandbox's origin that holds the card form. */
export class PaymentElement {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly calls = new Map<number, (result: FormResult) => void>();
  private nextCall = 1;
  private frame: HTMLIFrameElement | undefined;
  private loaded = false;
  private destroyed = false;
  private readonly origin: string;

  constructor(
    private readonly base: string,
    private readonly formOptions: () => FormOptions | undefined,
    private readonly onDestroy: () => void,
    private readonly onUpdate: (options: Record<string, unknown>) => void,
  ) {
    this.origin = new URL(base).origin;
  }

  /** Puts the form into an element of the page, given itself or as a selector. */
  mount(target: string | HTMLElement): void {
    if (this.destroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    if (!(place instanceof HTMLElement))
      throw new IntegrationError(
        `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page.`,
      );
    if (this.frame?.parentElement === place) return;
    this.unmount();
    const frame = document.createElement('iframe');
    frame.name = `__privateStripeFrame${++frames}`;
    frame.title = 'Secure payment input frame';
    frame.src = `${this.base}/js/elements/payment#parent=${encodeURIComponent(location.origin)}`;
    frame.setAttribute('allow', 'payment *');
    frame.setAttribute('scrolling', 'no');
    // The margin leaves room for the focus rings at the edges of the form.
    frame.style.cssText =
      'border:0!important;margin:-4px!important;padding:0!important;width:calc(100% + 8px)!important;min-width:100%!important;' +
      'display:block!important;overflow:hidden!important;height:290px;opacity:0;transition:height .25s ease,opacity .2s ease;background:transparent';
    this.frame = frame;
    window.addEventListener('message', this.receive);
    place.replaceChildren(frame);
    queueMicrotask(() => this.emit('loaderstart', {}));
  }

  unmount(): void {
    window.removeEventListener('message', this.receive);
    this.frame?.remove();
    this.frame = undefined;
    this.loaded = false;
    for (const answer of this.calls.values())
      answer({ error: { type: 'validation_error', message: 'The payment form was closed.' } });
    this.calls.clear();
  }

  destroy(): void {
    this.unmount();
    this.destroyed = true;
    this.listeners.clear();
    this.onDestroy();
  }

  update(options: Record<string, unknown>): this {
    this.onUpdate(options);
    return this;
  }

  /** Sends the current options to the form. */
  refresh(): void {
    const options = this.loaded ? this.formOptions() : undefined;
    if (options) this.post({ type: 'options', options });
  }

  on(type: string, listener: Listener): this {
    let all = this.listeners.get(type);
    if (!all) this.listeners.set(type, (all = new Set()));
    all.add(listener);
    return this;
  }

  once(type: string, listener: Listener): this {
    const single: Listener = (event) => {
      this.off(type, single);
      listener(event);
    };
    return this.on(type, single);
  }

  off(type: string, listener?: Listener): this {
    if (listener) this.listeners.get(type)?.delete(listener);
    else this.listeners.delete(type);
    return this;
  }

  focus(): void {
    this.post({ type: 'focus' });
  }

  blur(): void {
    this.post({ type: 'blur' });
  }

  clear(): void {
    this.post({ type: 'clear' });
  }

  collapse(): this {
    return this;
  }

  /** Shows what is missing; the first of it is the error. */
  validate(): Promise<FormResult> {
    return this.ask((call) => ({ type: 'validate', call }));
  }

  /** Makes the form send its card data to the sandbox. Only the created object is returned. */
  createObject(
    path: '/v1/payment_methods' | '/v1/confirmation_tokens',
    params: Record<string, unknown>,
  ): Promise<FormResult> {
    return this.ask((call) => ({ type: 'create', call, path, params }));
  }

  fail(error: { message: string }): void {
    this.emit('loaderror', { error });
  }

  private ask(question: (call: number) => ToForm): Promise<FormResult> {
    if (!this.frame || !this.loaded) {
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted and ready.',
      );
    }
    const call = this.nextCall++;
    return new Promise((resolve) => {
      this.calls.set(call, resolve);
      this.post(question(call));
    });
  }

  private post(message: ToForm): void {
    this.frame?.contentWindow?.postMessage(envelope(message), this.origin);
  }

  private readonly receive = (event: MessageEvent<unknown>): void => {
    const message = this.frame && messageFrom<FromForm>(event, this.frame.contentWindow, this.origin);
    if (!message || !this.frame) return;
    switch (message.type) {
      case 'loaded':
        this.loaded = true;
        return this.refresh();
      case 'scheme':
        // A frame whose color scheme differs from that of its page is painted on an opaque ground.
        this.frame.style.colorScheme = message.dark ? 'dark' : 'light';
        return;
      case 'ready':
        this.frame.style.opacity = '1';
        return this.emit('ready', {});
      case 'height':
        this.frame.style.height = `${message.height}px`;
        return;
      case 'change':
        return this.emit('change', {
          complete: message.complete,
          empty: message.empty,
          collapsed: false,
          value: {
            type: message.choice,
            ...(message.saved && { payment_method: message.saved }),
            ...(message.saves && { savePaymentMethod: true }),
            billingDetails: { address: { country: message.country, postalCode: message.postalCode } },
          },
        });
      case 'focused':
        return this.emit('focus', {});
      case 'blurred':
        return this.emit('blur', {});
      case 'escaped':
        return this.emit('escape', {});
      case 'result':
        this.calls.get(message.call)?.(message.result);
        this.calls.delete(message.call);
    }
  };

  private emit(type: string, event: Record<string, unknown>): void {
    for (const listener of new Set(this.listeners.get(type))) listener({ elementType: 'payment', ...event });
  }
}
