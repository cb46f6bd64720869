import type Stripe from 'stripe';
import type { TestCardName } from '../cards/test-cards';

/** Every kind of object that is stored, under its `object` name. */
export interface Kinds {
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  confirmation_token: Stripe.ConfirmationToken;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  setup_attempt: Stripe.SetupAttempt;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  file: Stripe.File;
  balance_transaction: Stripe.BalanceTransaction;
  account: Stripe.Account;
  external_account: Stripe.BankAccount | Stripe.Card;
  token: Stripe.Token;
  customer_session: Stripe.CustomerSession & { id: string };
  transfer: Stripe.Transfer;
  transfer_reversal: Stripe.TransferReversal;
  payout: Stripe.Payout;
  topup: Stripe.Topup;
  webhook_endpoint: Stripe.WebhookEndpoint;
  event: Stripe.EventBase;
}

export type Kind = keyof Kinds;

/** Data stored with an object and never returned. */
export interface Private {
  /** `spent`: used without a customer, or detached from one; it may not be used again. */
  payment_method: { card: TestCardName; setUp: boolean; spent: boolean };
  confirmation_token: { paymentMethod: string };
  payment_intent: { attempt: PendingAttempt | null };
  setup_intent: { attempt: PendingAttempt | null };
  account: { onboarded: boolean; link: OpenAccountLink | null };
  /** `failure`: why payouts to it fail, for the test numbers that do. */
  external_account: { failure: string | null };
  token: { failure: string | null };
  /** The failure code, for test accounts whose top-ups fail. */
  topup: { failure: string | null };
  /** `connect`: also hears what happens on connected accounts; `platform`: what happens on the platform. */
  webhook_endpoint: { secret: string; connect?: boolean; platform?: boolean };
}

/** A link to the onboarding page: good once and for a short time. */
export interface OpenAccountLink {
  token: string;
  expiresAt: number;
  returnUrl: string;
  refreshUrl: string;
}

/** A confirmation that waits for the cardholder; only who knows its token can answer it. */
export interface PendingAttempt {
  token: string;
  paymentMethod: string;
  returnUrl: string | null;
}

export type PrivateOf<K extends Kind> = K extends keyof Private ? Private[K] : null;

/** An object as stored in the database. */
export interface Stored<K extends Kind> {
  data: Kinds[K];
  hidden: PrivateOf<K>;
}
