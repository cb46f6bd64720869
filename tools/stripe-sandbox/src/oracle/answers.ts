// The shapes that answers and events of the sandbox must have, as the official SDK declares them. `generate.ts` makes JSON Schemas of them.
import type Stripe from 'stripe';

/** Types by the `object` field of the response. */
export interface Answers {
  account: Stripe.Account;
  account_link: Stripe.AccountLink;
  balance: Stripe.Balance;
  balance_transaction: Stripe.BalanceTransaction;
  bank_account: Stripe.BankAccount;
  card: Stripe.Card;
  charge: Stripe.Charge;
  confirmation_token: Stripe.ConfirmationToken;
  customer: Stripe.Customer;
  customer_session: Stripe.CustomerSession;
  dispute: Stripe.Dispute;
  event: Stripe.EventBase;
  file: Stripe.File;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  payout: Stripe.Payout;
  refund: Stripe.Refund;
  setup_attempt: Stripe.SetupAttempt;
  setup_intent: Stripe.SetupIntent;
  token: Stripe.Token;
  topup: Stripe.Topup;
  transfer: Stripe.Transfer;
  transfer_reversal: Stripe.TransferReversal;
  webhook_endpoint: Stripe.WebhookEndpoint;

  deleted_account: Stripe.DeletedAccount;
  deleted_bank_account: Stripe.DeletedBankAccount;
  deleted_card: Stripe.DeletedCard;
  deleted_customer: Stripe.DeletedCustomer;
  deleted_webhook_endpoint: Stripe.DeletedWebhookEndpoint;

  /** The object in `error`. */
  error: Stripe.PaymentIntent.LastPaymentError;
}
