import { jest } from '@jest/globals';
import type { Database, Transaction } from '../../platform/database/database';
import { ProviderError } from '../../platform/stripe/provider-error';
import { WebhooksWorld } from './testing/webhooks-world';
import { alreadyDone } from './webhooks.facade';

const database = {
  transaction: (work: (tx: Transaction) => Promise<unknown>) => work({} as Transaction),
} as Partial<Database> as Database;

describe('events that match nothing of ours', () => {
  it('are retried after a minute, ten and an hour, then left to a person, who may retry any time', async () => {
    const world = new WebhooksWorld(database);
    await world.receive({ id: 'evt_1', type: 'something.new' });
    expect(world.pauses).toEqual([60]);
    for (let time = 0; time < 3; time += 1) expect(await world.service.retry('evt_1')).toBe(false);
    expect(world.pauses).toEqual([60, 600, 3600]);
    expect(await world.events.findDeadLetter('evt_1')).toMatchObject({ tries: 3, nextTryAt: null });
    expect([...world.alerts.open.values()]).toMatchObject([
      { kind: 'webhook_events_unmatched', data: { eventId: 'evt_1', type: 'something.new' } },
    ]);
    await world.service.retry('evt_1');
    expect([world.pauses.length, world.alerts.open.size]).toEqual([3, 1]);
  });

  it('need no person while they are retried automatically, or once they have taken effect', async () => {
    const world = new WebhooksWorld(database);
    let ours = false;
    world.service.on(['thing.done'], async () => async () => ours);
    await world.receive({ id: 'evt_5', type: 'thing.done' });
    await world.service.retry('evt_5');
    await world.service.retry('evt_5');
    expect(world.alerts.open.size).toBe(0);
    await world.service.retry('evt_5');
    expect(world.alerts.open.size).toBe(1);
    ours = true;
    await world.service.retry('evt_5');
    expect(world.alerts.open.size).toBe(0);
  });

  it('are left to a person also when the provider is away at each retry', async () => {
    const world = new WebhooksWorld(database);
    let isAway = false;
    world.service.on(['thing.done'], async () => {
      if (isAway) throw new ProviderError('unreachable', 'no answer');
      return async () => false;
    });
    await world.receive({ id: 'evt_7', type: 'thing.done' });
    isAway = true;
    const find = jest.spyOn(world.events, 'findDeadLetter');
    await expect(world.service.retry('evt_7')).rejects.toMatchObject({ code: 'payment_provider_unavailable' });
    for (let time = 0; time < 3; time += 1) await world.retryInJob('evt_7');
    expect(world.pauses).toEqual([60, 600, 3600]);
    expect([...world.alerts.open.keys()]).toEqual(['dead_letter:evt_7']);
    // Each retry looks once before the provider is asked, and once in the transaction, which allows no other connection.
    expect(find.mock.calls.filter(([, tx]) => tx !== undefined)).toHaveLength(3);
  });

  it('take effect once they match', async () => {
    const world = new WebhooksWorld(database);
    let ours = false;
    let effects = 0;
    world.service.on(['thing.done'], async () => async () => {
      if (ours) effects += 1;
      return ours;
    });
    await world.receive({ id: 'evt_2', type: 'thing.done' });
    expect(world.events.stored.get('evt_2')).toBe(false);
    ours = true;
    expect(await world.service.retry('evt_2')).toBe(true);
    expect(await world.service.retry('evt_2')).toBe(false);
    expect([effects, world.events.stored.get('evt_2')]).toEqual([1, true]);
  });

  it('take effect once, even when received several times at once', async () => {
    const world = new WebhooksWorld(database);
    let effects = 0;
    world.service.on(['thing.done'], async () => async () => (effects += 1) > 0);
    await Promise.all(Array.from({ length: 5 }, () => world.receive({ id: 'evt_6', type: 'thing.done' })));
    await world.receive({ id: 'evt_6', type: 'thing.done' });
    expect(effects).toBe(1);
  });

  it('are stored once, without a transaction, when their effect has already happened', async () => {
    const refusing = { transaction: () => Promise.reject(new Error('no transaction is needed')) } as Partial<Database>;
    const world = new WebhooksWorld(refusing as Database);
    world.service.on(['thing.done'], async () => alreadyDone);
    await world.receive({ id: 'evt_7', type: 'thing.done' });
    await world.receive({ id: 'evt_7', type: 'thing.done' });
    expect([...world.events.stored]).toEqual([['evt_7', true]]);
  });

  it.each([
    'payment_intent.created',
    'charge.succeeded',
    'customer.updated',
    'customer.source.created',
    'balance.available',
    'topup.succeeded',
    'topup.failed',
  ])('of type %s change nothing and are not stored', async (type) => {
    const world = new WebhooksWorld(database);
    await world.receive({ id: 'evt_3', type });
    expect([await world.service.retry('evt_3'), world.pauses]).toEqual([false, []]);
  });

  it('are stored and retried when their type has a handler', async () => {
    const world = new WebhooksWorld(database);
    world.service.on(['charge.succeeded'], async () => null);
    await world.receive({ id: 'evt_4', type: 'charge.succeeded' });
    expect(world.pauses).toEqual([60]);
  });
});
