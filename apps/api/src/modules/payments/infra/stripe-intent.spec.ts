import type Stripe from 'stripe';
import { intentFrom } from './stripe-intent';

const HELD_AT = 1_800_000_000;
const days = (count: number) => new Date((HELD_AT + count * 86_400) * 1000);

function intent(status: string, details: object, more: object = {}): Stripe.PaymentIntent {
  const charge = { created: HELD_AT, payment_method_details: details };
  return {
    id: 'pi_1',
    status,
    amount: 500,
    amount_received: 0,
    client_secret: 's',
    metadata: {},
    latest_charge: charge,
    payment_method: 'pm_1',
    last_payment_error: null,
    ...more,
  } as unknown as Stripe.PaymentIntent;
}

describe('the end of a hold', () => {
  it('is what the provider says for a card', () => {
    const card = { type: 'card', card: { brand: 'visa', last4: '4242', capture_before: HELD_AT + 5 * 86_400 } };
    expect(intentFrom(intent('requires_capture', card)).captureBefore).toEqual(days(5));
  });

  it.each(['cashapp', 'link', 'paypal'])(
    'is a week after authorization when the provider does not say, as with %s',
    (type) => {
      expect(intentFrom(intent('requires_capture', { type, [type]: {} })).captureBefore).toEqual(days(7));
    },
  );

  it('does not exist without a hold', () => {
    expect(intentFrom(intent('requires_payment_method', { type: 'cashapp', cashapp: {} })).captureBefore).toBeNull();
    expect(intentFrom(intent('succeeded', { type: 'cashapp', cashapp: {} })).captureBefore).toBeNull();
    expect(intentFrom(intent('requires_action', {}, { latest_charge: null })).captureBefore).toBeNull();
  });
});
