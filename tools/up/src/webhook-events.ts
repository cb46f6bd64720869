/**
 * The events that the API handles. The sandbox sends no others, as Stripe does to an endpoint that is set up like in
 * docs/payments/stripe.md.
 */
export const WEBHOOK_EVENTS: readonly string[] = [
  ...['amount_capturable_updated', 'canceled', 'payment_failed', 'requires_action', 'succeeded'].map(
    (what) => `payment_intent.${what}`,
  ),
  ...['setup_failed', 'succeeded'].map((what) => `setup_intent.${what}`),
  ...['attached', 'automatically_updated', 'detached', 'updated'].map((what) => `payment_method.${what}`),
  ...['created', 'failed', 'updated'].map((what) => `refund.${what}`),
  'charge.refunded',
  'charge.refund.updated',
  ...['closed', 'created', 'funds_reinstated', 'funds_withdrawn', 'updated'].map((what) => `charge.dispute.${what}`),
  ...['canceled', 'failed', 'paid', 'updated'].map((what) => `payout.${what}`),
  'account.updated',
  ...['created', 'deleted', 'updated'].map((what) => `account.external_account.${what}`),
];
