import type Stripe from 'stripe';
import { inFuture } from '../clock';
import { testCard } from '../cards/test-cards';
import { emit } from '../events/emit';
import { expand, paging, text } from '../http/fields';
import { route, type Route } from '../http/router';
import { newId, nowSeconds } from '../ids';
import { idOf, type Tx } from '../store/database';

export const OPEN_DISPUTE = 'open_dispute';
/** How long after the charge the cardholder of the disputing test card complains. */
const DISPUTED_AFTER_MS = 1000;
const DAYS_TO_ANSWER = 20;

/** Disputes can be read; answering them is not offered. */
export const disputeRoutes: Route[] = [
  route('GET /v1/disputes/:id', { expand }, async ({ tx, path }) => (await tx.get('dispute', path[0] ?? '')).data),

  route('GET /v1/disputes', { ...paging, charge: text, payment_intent: text }, async ({ tx, params }) => {
    const { charge, payment_intent: intent } = params;
    const where = { ...(charge && { charge }), ...(intent && { payment_intent: intent }) };
    return { object: 'list', ...(await tx.list('dispute', where, params)), url: '/v1/disputes' };
  }),
];

/** Lets the cardholder dispute a captured charge soon, where the test card is the one that does. */
export async function disputeSoon(tx: Tx, charge: Stripe.Charge): Promise<void> {
  const method = charge.payment_method ? await tx.find('payment_method', charge.payment_method) : undefined;
  if (method && testCard(method.hidden.card).disputed) await tx.later(OPEN_DISPUTE, charge.id, inFuture(DISPUTED_AFTER_MS));
}

export async function openDispute(tx: Tx, chargeId: string): Promise<void> {
  const charge = await tx.find('charge', chargeId, true);
  if (!charge || charge.data.disputed) return;
  charge.data.disputed = true;
  await tx.save('charge', charge);
  const { amount_captured: amount, currency, payment_intent: intent } = charge.data;
  const created = nowSeconds();
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: chargeId,
    created,
    currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + DAYS_TO_ANSWER * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(intent),
    payment_method_details: { card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' }, type: 'card' },
    reason: 'fraudulent',
    status: 'needs_response',
  };
  await tx.insert('dispute', dispute, null);
  await emit(tx, 'charge.dispute.created', dispute);
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
