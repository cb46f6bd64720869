import { jest } from '@jest/globals';
import { releaseHold } from '../payments/holds.facade';
import {
  end,
  FRIEND,
  ORGANIZER,
  paidRide,
  PaymentsWorld,
  principal,
  RIDE_ID,
} from '../settlement/testing/payments-world';

async function begun(): Promise<PaymentsWorld> {
  const world = new PaymentsWorld();
  await world.intents.begin(principal(ORGANIZER), RIDE_ID);
  return world;
}

const state = async (world: PaymentsWorld) => (await world.payments.find(1))?.state;

describe('webhook events of the payment provider', () => {
  it('are refused without a signature of the provider', async () => {
    const {
      webhooks: { service: webhooks },
    } = new PaymentsWorld();
    const body = Buffer.from('{}');
    await expect(webhooks.receive(body, 'forged')).rejects.toMatchObject({ code: 'webhook_signature_invalid' });
    await expect(webhooks.receive(body, undefined)).rejects.toMatchObject({ code: 'webhook_signature_invalid' });
    await expect(webhooks.receive(undefined, 'valid')).rejects.toMatchObject({ code: 'webhook_signature_invalid' });
  });

  it('update the payment, each once', async () => {
    const world = await begun();
    world.provider.confirm('pi_1');
    await world.receive({ id: 'evt_1', intentId: 'pi_1' });
    await world.receive({ id: 'evt_1', intentId: 'pi_1' });
    await world.receive({ id: 'evt_2', intentId: 'pi_1' });
    expect(await state(world)).toBe('authorized');
    expect(world.notes).toEqual(['payment_authorized 50.00', 'ride_requested']);
    expect([...world.webhooks.events.stored]).toEqual([
      ['evt_1', true],
      ['evt_2', true],
    ]);
  });

  it('that were received before cause no second lookup', async () => {
    const world = await begun();
    world.provider.confirm('pi_1');
    await world.receive({ id: 'evt_1', intentId: 'pi_1' });
    world.provider.failNext('retrieve', 'unreachable');
    await world.receive({ id: 'evt_1', intentId: 'pi_1' });
  });

  it('that come twice at once take effect once', async () => {
    const world = await begun();
    world.provider.confirm('pi_1');
    const applyIn = jest.spyOn(world.holds, 'applyIn');
    await Promise.all([
      world.receive({ id: 'evt_1', intentId: 'pi_1' }),
      world.receive({ id: 'evt_1', intentId: 'pi_1' }),
    ]);
    expect(applyIn).toHaveBeenCalledTimes(1);
  });

  it('about an intent that was replaced change nothing, and are not kept as unknown', async () => {
    const world = await begun();
    const before = (await world.payments.find(1))!;
    const replaced = world.provider.intents.get('pi_1')!;
    world.provider.intents.delete('pi_1');
    await world.intents.begin(principal(ORGANIZER), RIDE_ID);
    world.provider.intents.set('pi_1', { ...replaced, status: 'canceled' });
    await world.receive({ id: 'evt_1', type: 'payment_intent.canceled', intentId: 'pi_1' });
    expect(world.webhooks.events.stored.get('evt_1')).toBe(true);
    await world.holds.applyTo(world.tx, before, { ...replaced, status: 'canceled' });
    expect(await world.payments.find(before.id)).toMatchObject({ state: 'created', attempt: 2 });
  });

  it('about an intent that its payment drops before the locks are taken release the hold', async () => {
    const world = await begun();
    world.provider.confirm('pi_1');
    const known = await world.holds.findByIntent('pi_1');
    await world.payments.nextAttempt(1, 1);
    await world.holds.applyIn(world.tx, known, world.provider.intents.get('pi_1')!);
    expect(world.jobs.waiting).toContainEqual(expect.objectContaining({ job: releaseHold }));
    expect(await state(world)).toBe('created');
  });

  it('may come in any order: the current state at the provider counts', async () => {
    const world = await begun();
    world.provider.confirm('pi_1');
    await world.receive({ id: 'evt_2', intentId: 'pi_1' });
    await world.receive({ id: 'evt_1', type: 'payment_intent.payment_failed', intentId: 'pi_1' });
    await world.receive({ id: 'evt_0', type: 'payment_intent.requires_action', intentId: 'pi_1' });
    expect(await state(world)).toBe('authorized');
  });

  it('may come before the answer to the call that made the intent', async () => {
    const world = new PaymentsWorld();
    world.provider.failNext('createHold', 'unreachable', true);
    await expect(world.intents.begin(principal(ORGANIZER), RIDE_ID)).rejects.toBeDefined();
    world.provider.confirm('pi_1');
    await world.receive({ id: 'evt_1', intentId: 'pi_1' });
    expect(await world.payments.find(1)).toMatchObject({
      state: 'authorized',
      intentId: 'pi_1',
      clientSecret: 'pi_1_secret',
    });
  });

  it('that come while our own call records the same intent apply to the payment, and release nothing', async () => {
    const world = new PaymentsWorld();
    world.provider.failNext('createHold', 'unreachable', true);
    await expect(world.intents.begin(principal(ORGANIZER), RIDE_ID)).rejects.toBeDefined();
    world.provider.confirm('pi_1');
    const { attempt } = (await world.payments.find(1))!;
    // Simulates another process that stored the intent while it held the ride's lock.
    jest.spyOn(world.rides, 'lock').mockImplementationOnce(async () => {
      await world.payments.storeIntent(1, attempt, 'pi_1', 'pi_1_secret');
      return world.rides.ride;
    });
    await world.receive({ id: 'evt_1', intentId: 'pi_1' });
    expect(await state(world)).toBe('authorized');
    expect(world.jobs.waiting.map(({ job }) => job.name)).not.toContain(releaseHold.name);
  });

  it('about objects that are not ours are stored and change nothing', async () => {
    const world = await begun();
    await world.receive({ id: 'evt_1', type: 'payout.paid', intentId: null });
    await world.receive({ id: 'evt_2', type: 'charge.dispute.created', intentId: 'pi_1' });
    await world.receive({ id: 'evt_3', intentId: 'pi_unknown' });
    expect([...world.webhooks.events.stored.values()]).toEqual([false, false, false]);
    expect(await state(world)).toBe('created');
  });

  it('are retried when the provider cannot tell the current state', async () => {
    const world = await begun();
    world.provider.confirm('pi_1');
    world.provider.failNext('retrieve', 'unreachable');
    await expect(world.receive({ id: 'evt_1', intentId: 'pi_1' })).rejects.toMatchObject({
      code: 'payment_provider_unavailable',
    });
    expect(world.webhooks.events.stored.size).toBe(0);
    await world.receive({ id: 'evt_1', intentId: 'pi_1' });
    expect(await state(world)).toBe('authorized');
  });

  it('of a share confirm the member and leave the ride unchanged', async () => {
    const world = new PaymentsWorld({ status: 'confirmed' });
    await world.intents.begin(principal(FRIEND), RIDE_ID);
    world.provider.confirm('pi_1');
    await world.receive({ id: 'evt_1', intentId: 'pi_1' });
    expect(world.members.confirmed).toEqual([FRIEND]);
    expect(world.rides.ride.status).toBe('confirmed');
    expect(world.notes).toEqual(['share_authorized 12.50']);
  });

  it('about a capture reach the ledger through four classes after the controller', async () => {
    const world = await paidRide();
    end(world, 'completed');
    world.provider.intents.set('pi_1', { ...world.provider.intents.get('pi_1')!, status: 'succeeded', captured: 5000 });
    const posts: string[][] = [];
    jest.spyOn(world.ledger, 'post').mockImplementation(async () => {
      posts.push(modulesOnTheStack());
      return true;
    });
    await world.receive({ id: 'evt_1', type: 'payment_intent.succeeded', intentId: 'pi_1' });
    expect(posts).toEqual([
      ['capture-records.service', 'payment-sync.service', 'payment-webhooks.service', 'webhooks.service'],
    ]);
  });
});

/** Files of the modules on the current call stack, innermost first. */
function modulesOnTheStack(): string[] {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  const stack = new Error().stack ?? '';
  Error.stackTraceLimit = limit;
  const files = [...stack.matchAll(/\/modules\/(?:[\w-]+\/)+([\w.-]+)\.ts/g)].map(([, file]) => file!);
  return [...new Set(files)].filter((file) => !/\.spec$|world$|in-memory/.test(file));
}
