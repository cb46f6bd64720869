import type Stripe from 'stripe';
import { longText, nested, notOffered, text, unsettable } from '../http/fields';

export const NO_EVIDENCE: Stripe.Dispute.Evidence = {
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

const words = unsettable(longText);
/** The id of a file that was uploaded before. */
const file = unsettable(text);

/** Evidence for a disputed charge. */
export const evidenceFields = nested({
  access_activity_log: words,
  billing_address: words,
  cancellation_policy: file,
  cancellation_policy_disclosure: words,
  cancellation_rebuttal: words,
  customer_communication: file,
  customer_email_address: words,
  customer_name: words,
  customer_purchase_ip: words,
  customer_signature: file,
  duplicate_charge_documentation: file,
  duplicate_charge_explanation: words,
  duplicate_charge_id: words,
  product_description: words,
  receipt: file,
  refund_policy: file,
  refund_policy_disclosure: words,
  refund_refusal_explanation: words,
  service_date: words,
  service_documentation: file,
  shipping_address: words,
  shipping_carrier: words,
  shipping_date: words,
  shipping_documentation: file,
  shipping_tracking_number: words,
  uncategorized_file: file,
  uncategorized_text: words,
  enhanced_evidence: notOffered,
});
