import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

export class LiveKeyRefused extends Error {
  constructor() {
    super('A live payment key never goes to a sandbox script');
  }
}

export interface PaymentLoader {
  /** Adds a script to the page and waits for it to load. */
  addScript: (url: string) => Promise<void>;
  /** The provider's loader, which reuses a script that is already in the page. */
  load: (publishableKey: string) => Promise<Stripe | null>;
}

const inBrowser: PaymentLoader = {
  load: (key) => loadStripe(key),
  addScript: (url) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = url;
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        reject(new Error(`The payment script did not load: ${url}`));
      };
      document.head.append(script);
    }),
};

const loading = new Map<string, Promise<Stripe>>();

/**
 * Loads the card provider's script once. If the deployment configures a sandbox script, that one is loaded instead, and
 * a live key is rejected before anything is loaded.
 * @throws LiveKeyRefused, or an error when a script fails to load (the next call retries)
 */
export function loadPayments(
  publishableKey: string,
  scriptUrl: string | null,
  loader: PaymentLoader = inBrowser,
): Promise<Stripe> {
  const id = `${publishableKey} ${scriptUrl ?? ''}`;
  const known = loading.get(id);
  if (known) return known;
  const begun = begin(publishableKey, scriptUrl, loader);
  loading.set(id, begun);
  begun.catch(() => loading.delete(id));
  return begun;
}

async function begin(publishableKey: string, scriptUrl: string | null, loader: PaymentLoader): Promise<Stripe> {
  if (scriptUrl) {
    if (publishableKey.startsWith('pk_live_')) throw new LiveKeyRefused();
    await loader.addScript(scriptUrl);
  }
  const stripe = await loader.load(publishableKey);
  if (!stripe) throw new Error('The card provider is not available in this page');
  return stripe;
}
