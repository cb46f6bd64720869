import type { Database, Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { Job, Jobs } from '../../platform/jobs/jobs';
import type { IdentityFacade } from '../identity/identity.facade';
import { WebhooksWorld } from '../webhooks/testing/webhooks-world';
import { CardWebhooks } from './card-webhooks.service';
import { CardsService } from './cards.service';
import { CustomersService } from './customers.service';
import { isExpired } from './domain/card';
import { InMemoryCardsProvider } from './testing/in-memory-cards-provider';
import { InMemoryCardsRepository } from './testing/in-memory-cards.repository';

const ANA = 11;
const who = { userId: ANA } as Principal;

function world() {
  const provider = new InMemoryCardsProvider();
  const cards = new InMemoryCardsRepository();
  const queued: [string, object][] = [];
  const jobs = {
    handle: () => undefined,
    enqueue: async (_tx: Transaction, job: Job<object>, data: object) => void queued.push([job.name, data]),
  } as Partial<Jobs> as Jobs;
  const database = {
    transaction: (work: (tx: Transaction) => unknown) => work({} as Transaction),
  } as Partial<Database> as Database;
  const identity = {
    find: async (id: number) => ({ id, email: 'ana@example.test', stripeCustomerId: null }),
    rememberStripeCustomer: async (_id: number, customer: string) => customer,
  } as Partial<IdentityFacade> as IdentityFacade;
  const service = new CardsService(database, cards, provider, new CustomersService(identity, provider), jobs);
  const webhooks = new WebhooksWorld(database);
  new CardWebhooks(webhooks.service, provider, cards, jobs, service).onModuleInit();
  const deliver = (id: string, type: string, methodId: string) =>
    webhooks.receive({ id, type, object: { id: methodId, kind: 'payment_method', status: null } });
  return { provider, cards, queued, service, deliver, webhooks };
}

describe('saving a card', () => {
  it('returns an unfinished attempt again, and a new one once it is finished', async () => {
    const { provider, service } = world();
    expect([await service.beginSetup(who), await service.beginSetup(who)]).toEqual(['seti_1_secret', 'seti_1_secret']);
    provider.finish('seti_1', 'pm_1');
    expect(await service.beginSetup(who)).toBe('seti_2_secret');
    expect(provider.keys.filter((key) => key.includes('setup'))).toEqual(['user:11:setup:1', 'user:11:setup:2']);
  });

  it('repeats the request with the same key after a lost answer, and finds the same attempt', async () => {
    const { provider, service } = world();
    provider.failNext('createSetup', 'unreachable');
    await expect(service.beginSetup(who)).rejects.toMatchObject({ code: 'payment_provider_unavailable' });
    expect(await service.beginSetup(who)).toBe('seti_1_secret');
    expect(provider.setups.size).toBe(1);
  });

  it('is completed by a refresh and by webhook events alike', async () => {
    const { provider, service, deliver, webhooks } = world();
    provider.attach('pm_1', 'cus_11');
    await service.refresh(who);
    provider.attach('pm_2', 'cus_11');
    await deliver('evt_1', 'payment_method.attached', 'pm_2');
    await service.beginSetup(who);
    provider.finish('seti_1', 'pm_3');
    await webhooks.receive({
      id: 'evt_2',
      type: 'setup_intent.succeeded',
      object: { id: 'seti_1', kind: 'setup_intent', status: 'succeeded' },
    });
    expect((await service.list(who)).map(({ methodId, isDefault }) => [methodId, isDefault])).toEqual([
      ['pm_1', true],
      ['pm_3', false],
      ['pm_2', false],
    ]);
  });
});

describe('removing a card', () => {
  async function withTwo() {
    const all = world();
    for (const id of ['pm_1', 'pm_2']) all.provider.attach(id, 'cus_11');
    const cards = await all.service.refresh(who);
    return { ...all, idOf: (methodId: string) => cards.find((card) => card.methodId === methodId)!.id };
  }

  it('detaches it at the provider by a job, and makes the other one the default', async () => {
    const { provider, service, queued, idOf } = await withTwo();
    await service.remove(who, idOf('pm_1'));
    expect(await service.list(who)).toMatchObject([{ methodId: 'pm_2', isDefault: true }]);
    expect(queued).toEqual([['detach-card-that-was-removed', { methodId: 'pm_1' }]]);
    await service.detach('pm_1');
    await service.detach('pm_1');
    expect(provider.keys.filter((key) => key.includes('detach'))).toEqual(['card:pm_1:detach']);
  });

  it('is final, whatever arrives late', async () => {
    const { service, deliver, idOf } = await withTwo();
    await service.remove(who, idOf('pm_1'));
    await deliver('evt_1', 'payment_method.attached', 'pm_1');
    await service.refresh(who);
    expect((await service.list(who)).map(({ methodId }) => methodId)).toEqual(['pm_2']);
  });

  it('is refused while a ride waits for it', async () => {
    const { cards, service, queued, idOf } = await withTwo();
    cards.awaited.add('pm_1');
    await expect(service.remove(who, idOf('pm_1'))).rejects.toMatchObject({ code: 'card_in_use' });
    expect([(await service.list(who)).length, queued]).toEqual([2, []]);
  });

  it('at the provider removes it here too', async () => {
    const { provider, service, deliver } = await withTwo();
    await provider.detach('pm_2', 'elsewhere');
    await deliver('evt_1', 'payment_method.detached', 'pm_2');
    expect((await service.list(who)).map(({ methodId }) => methodId)).toEqual(['pm_1']);
  });

  it('is allowed only to its owner', async () => {
    const { service, idOf } = await withTwo();
    const other = { userId: 12 } as Principal;
    await expect(service.remove(other, idOf('pm_1'))).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.makeDefault(other, idOf('pm_1'))).rejects.toMatchObject({ code: 'not_found' });
    expect(await service.usable(12, idOf('pm_1'))).toBeNull();
  });
});

it('a card is valid until the end of its month', () => {
  const card = { expMonth: 12, expYear: 2026 };
  expect([
    isExpired(card, new Date('2026-12-31T23:59:59Z')),
    isExpired(card, new Date('2027-01-01T00:00:00Z')),
  ]).toEqual([false, true]);
});
