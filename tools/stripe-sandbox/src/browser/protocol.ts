// Messages between the page's script and the card form's frame. They contain no card data.

import type { Appearance } from '@stripe/stripe-js';
import type { Locale } from './texts';

export interface BillingDetails {
  name?: string;
  email?: string;
  phone?: string;
  address?: { city?: string; country?: string; line1?: string; line2?: string; postal_code?: string; state?: string };
}

/** Everything that decides how the form looks and what it asks for. */
export interface FormOptions {
  publishableKey: string;
  locale: Locale;
  appearance: Appearance;
  billingDetails: BillingDetails;
  /** Ask for country and postal code. */
  address: boolean;
  readOnly: boolean;
  /** Tell that the card is kept for later payments to this business, of no name when empty; `null` says nothing. */
  keepsCardFor: string | null;
  /** Payment methods to choose from, by type. */
  types: string[];
  wallets: ('apple_pay' | 'google_pay')[];
  saved: SavedMethod[];
  /** Ask whether to keep the payment method for later. */
  offersSaving: boolean;
}

/** A payment method that the customer has kept. */
export interface SavedMethod {
  id: string;
  type: string;
  card?: { brand: string; last4: string };
}

/** The saved methods of a customer, and whether and how more may be saved. */
export interface SavedMethods {
  payment_methods: SavedMethod[];
  save: { usage: string | null } | null;
}

export interface FormError {
  type: string;
  message: string;
  code?: string;
  [more: string]: unknown;
}

/** The form's result; without `object` and `error` when the form is complete and nothing was to be created. */
export interface FormResult {
  object?: Record<string, unknown>;
  error?: FormError;
  /** The person wants the payment method to be kept for later. */
  saves?: boolean;
}

export type ToForm =
  | { type: 'options'; options: FormOptions }
  | { type: 'focus' | 'blur' | 'clear' }
  | { type: 'validate'; call: number }
  | {
      type: 'create';
      call: number;
      path: '/v1/payment_methods' | '/v1/confirmation_tokens';
      params: Record<string, unknown>;
    };

export type FromForm =
  | { type: 'loaded' }
  | { type: 'ready' }
  | { type: 'scheme'; dark: boolean }
  | { type: 'height'; height: number }
  | {
      type: 'change';
      complete: boolean;
      empty: boolean;
      choice: string;
      saved: SavedMethod | null;
      saves: boolean;
      country: string | null;
      postalCode: string | null;
    }
  | { type: 'focused' | 'blurred' | 'escaped' }
  | { type: 'result'; call: number; result: FormResult };

export type FromChallenge = { type: 'challenged' };

/** Marks our messages among those of other scripts on the page. */
export const CHANNEL = 'stripe-sandbox';

export interface Envelope<M> {
  channel: typeof CHANNEL;
  message: M;
}

export function envelope<M>(message: M): Envelope<M> {
  return { channel: CHANNEL, message };
}

/** The message inside an event, or `undefined` when it is none of ours or does not come from `source` at `origin`. */
export function messageFrom<M>(event: MessageEvent<unknown>, source: Window | null, origin: string): M | undefined {
  if (event.source !== source || event.origin !== origin) return undefined;
  const data = event.data as Partial<Envelope<M>> | null;
  return typeof data === 'object' && data?.channel === CHANNEL ? data.message : undefined;
}
