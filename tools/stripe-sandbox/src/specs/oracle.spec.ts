import { readFileSync } from 'node:fs';
import { differencesOf } from '../oracle/check';
import { currentStamp, SCHEMA_FILE, type StampedSchema } from '../oracle/stamp';
import { stripeClient } from '../testing/client';

const stripe = stripeClient();

test('the schemas match the installed SDK (run npx tsx tools/stripe-sandbox/src/oracle/generate.ts)', () => {
  const { stamp } = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as StampedSchema;
  expect(stamp).toBe(currentStamp());
});

test('a missing field, an extra field, a wrong type and an unknown value are reported', async () => {
  const { lastResponse: _transport, ...intent } = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
  expect(differencesOf(intent)).toEqual([]);
  const { status: _status, ...without } = intent;
  expect(differencesOf(without)).toEqual([expect.stringContaining("must have required property 'status'")]);
  expect(differencesOf({ ...intent, color: 'red' })).toEqual([expect.stringContaining('color')]);
  expect(differencesOf({ ...intent, amount: '900' })).toEqual([
    expect.stringContaining('payment_intent/amount: must be number'),
  ]);
  expect(differencesOf({ ...intent, status: 'paid' })[0]).toContain('payment_intent/status');
  expect(differencesOf({ ...intent, automatic_payment_methods: { on: true } }).join()).toContain(
    'automatic_payment_methods',
  );
  expect(
    differencesOf({ object: 'list', data: [{ ...intent, color: 'red' }], has_more: false, url: '/' }),
  ).toHaveLength(1);
  expect(differencesOf({ object: 'ride' })).toHaveLength(1);
  expect(differencesOf({ error: { message: 'No type.' } })).toHaveLength(1);
});
