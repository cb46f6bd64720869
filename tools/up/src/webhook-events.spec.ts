import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from './plan';
import { WEBHOOK_EVENTS } from './webhook-events';

it('the sandbox sends the events that Stripe has to be set up for', () => {
  const page = readFileSync(join(root, 'docs/payments/stripe.md'), 'utf8');
  const setUp = page.slice(page.indexOf('1. A webhook endpoint'), page.indexOf('2. Connect'));
  const named = [...setUp.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, type]) => type);
  expect(named.toSorted()).toEqual([...WEBHOOK_EVENTS].toSorted());
});
