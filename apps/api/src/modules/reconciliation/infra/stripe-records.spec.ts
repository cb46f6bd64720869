import type Stripe from 'stripe';
import type { StripeClient } from '../../../platform/stripe/stripe-client';
import { StripeRecords } from './stripe-records';

type Source =
  | Partial<Stripe.Charge>
  | Partial<Stripe.Refund>
  | Partial<Stripe.Dispute>
  | Partial<Stripe.Transfer>
  | Partial<Stripe.TransferReversal>
  | Partial<Stripe.Payout>
  | string
  | null;

/** A provider with these records, and the requests that it received. */
function provider(sources: readonly Source[], balance: Partial<Stripe.Balance> = {}) {
  const asked: unknown[] = [];
  const data = sources.map((source, index) => ({
    id: `txn_${index}`,
    type: 'charge',
    source,
    amount: 100,
    fee: 3,
    created: 1_700_000_000,
  }));
  const sdk = {
    balanceTransactions: {
      list: (params: unknown) => (asked.push(params), Promise.resolve({ data, has_more: false })),
    },
    balance: { retrieve: () => Promise.resolve(balance) },
  };
  const client = { ask: <T>(call: (stripe: Stripe) => Promise<T>) => call(sdk as unknown as Stripe) };
  return { records: new StripeRecords(client as StripeClient), asked };
}

describe('the provider’s records', () => {
  it('include in one call per page what they belong to', async () => {
    const { records, asked } = provider([
      { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' },
      { object: 'refund', id: 're_1', payment_intent: { id: 'pi_2' } as Stripe.PaymentIntent },
      { object: 'dispute', id: 'du_1', payment_intent: 'pi_3' },
      { object: 'transfer', id: 'tr_1' },
      { object: 'transfer_reversal', id: 'trr_1', transfer: 'tr_2' },
      { object: 'payout', id: 'po_1' },
      'ch_unknown',
      null,
    ]);
    const { movements, more } = await records.page(new Date(1_690_000_000_000), 'txn_before');
    expect(movements.map(({ sourceId, intentId, transferId }) => [sourceId, intentId, transferId])).toEqual([
      ['ch_1', 'pi_1', null],
      ['re_1', 'pi_2', null],
      ['du_1', 'pi_3', null],
      ['tr_1', null, 'tr_1'],
      ['trr_1', null, 'tr_2'],
      ['po_1', null, null],
      ['ch_unknown', null, null],
      [null, null, null],
    ]);
    expect([more, asked]).toEqual([
      false,
      [{ limit: 100, created: { gte: 1_690_000_000 }, expand: ['data.source'], starting_after: 'txn_before' }],
    ]);
  });

  it('include a balance in dollars: available and pending', async () => {
    const amount = (cents: number, currency = 'usd') => ({ amount: cents, currency });
    const { records } = provider([], { available: [amount(-500), amount(9900, 'eur')], pending: [amount(5481)] });
    expect(await records.balance()).toBe(4981);
  });
});
