import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { newId } from '../ids';
import type { Tx } from '../store/database';
import { book } from './balance-transactions';

interface Arriving {
  transfer: string;
  account: string;
  amount: number;
  currency: string;
  /** When the connected account can spend it, in Unix seconds. */
  availableOn: number;
}

/** Writes the payment that a transfer creates on the connected account. Returns its id. */
export async function destinationPayment(
  tx: Tx,
  { transfer, account, amount, currency, availableOn }: Arriving,
): Promise<string> {
  const theirs = tx.actingFor(account);
  const id = newId('py');
  const payment: Stripe.Charge = {
    id,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: await book(theirs, 'payment', id, amount, currency, { availableOn }),
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: nowSeconds(),
    currency,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: null,
    payment_method: null,
    payment_method_details: { stripe_account: {}, type: 'stripe_account' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: transfer,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  await theirs.insert('charge', payment, null);
  return id;
}
