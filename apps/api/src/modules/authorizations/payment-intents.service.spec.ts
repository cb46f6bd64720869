import { jest } from '@jest/globals';
import { FRIEND, ORGANIZER, PaymentsWorld, principal, RIDE_ID } from '../settlement/testing/payments-world';

const begin = (world: PaymentsWorld, userId = ORGANIZER) => world.intents.begin(principal(userId), RIDE_ID);

describe('starting a payment', () => {
  it('authorizes the organizer’s card for the whole ride', async () => {
    const world = new PaymentsWorld();
    expect(await begin(world)).toMatchObject({
      amount: 5000,
      purpose: 'ride',
      state: 'created',
      clientSecret: 'pi_1_secret',
    });
    expect(world.provider.keys).toEqual(['customer:11', 'payment:1:authorize:1']);
  });

  it('returns the same intent again, even when several requests come at once', async () => {
    const world = new PaymentsWorld();
    const all = await Promise.all([begin(world), begin(world), begin(world)]);
    expect(new Set([...all, await begin(world)].map((payment) => payment.clientSecret)).size).toBe(1);
    expect(world.provider.intents.size).toBe(1);
  });

  it('replaces an intent that was cancelled', async () => {
    const world = new PaymentsWorld();
    const first = await begin(world);
    await world.provider.cancel(first.intentId!, 'elsewhere');
    expect((await begin(world)).clientSecret).toBe('pi_2_secret');
  });

  it('replaces an intent that the provider does not know, with another key', async () => {
    const world = new PaymentsWorld();
    const first = await begin(world);
    world.provider.intents.delete(first.intentId!);
    expect(await begin(world)).toMatchObject({ id: first.id, attempt: 2 });
    expect(world.provider.keys).toContain('payment:1:authorize:2');
  });

  it('repeats the request with the same key after a lost answer, and finds the same intent', async () => {
    const world = new PaymentsWorld();
    world.provider.failNext('createHold', 'unreachable', true);
    await expect(begin(world)).rejects.toMatchObject({ code: 'payment_provider_unavailable' });
    expect(await begin(world)).toMatchObject({ attempt: 1, clientSecret: 'pi_1_secret' });
    expect(world.provider.intents.size).toBe(1);
  });

  it('does not keep a person waiting for a provider that does not answer, and finds the intent later', async () => {
    jest.useFakeTimers();
    const world = new PaymentsWorld();
    const createHold = world.provider.createHold.bind(world.provider);
    let answer: () => void = () => undefined;
    world.provider.createHold = async (hold, key) => {
      const intent = await createHold(hold, key);
      await new Promise<void>((resolve) => (answer = resolve));
      return intent;
    };
    const refused = expect(begin(world)).rejects.toMatchObject({ code: 'payment_provider_unavailable' });
    await jest.advanceTimersByTimeAsync(10_000);
    await refused;
    jest.useRealTimers();
    answer();
    world.provider.createHold = createHold;
    expect(await begin(world)).toMatchObject({ attempt: 1, clientSecret: 'pi_1_secret' });
    expect(world.provider.intents.size).toBe(1);
  });

  it('uses another key after an error of the provider, which it would repeat', async () => {
    const world = new PaymentsWorld();
    world.provider.failNext('createHold', 'failing');
    await expect(begin(world)).rejects.toMatchObject({ code: 'payment_provider_unavailable' });
    expect(await begin(world)).toMatchObject({ attempt: 2, clientSecret: 'pi_1_secret' });
  });

  it('continues without a customer that the provider has removed or will not create', async () => {
    const removed = new PaymentsWorld();
    removed.provider.failNext('createHold', 'missing');
    expect((await begin(removed)).clientSecret).toBe('pi_1_secret');
    const refused = new PaymentsWorld();
    refused.cardsProvider.failNext('createCustomer', 'failing');
    expect((await begin(refused)).clientSecret).toBe('pi_1_secret');
  });

  it('uses another key once there is a customer', async () => {
    const world = new PaymentsWorld();
    world.cardsProvider.failNext('createCustomer', 'unexpected_state');
    world.provider.failNext('createHold', 'unreachable');
    await expect(begin(world)).rejects.toMatchObject({ code: 'payment_provider_unavailable' });
    expect((await begin(world)).clientSecret).toBe('pi_1_secret');
    expect(world.provider.keys).toEqual([
      'customer:11',
      'payment:1:authorize:1:no-customer',
      'customer:11',
      'payment:1:authorize:1',
    ]);
  });

  it('authorizes a member’s card for their own seat', async () => {
    const world = new PaymentsWorld({ status: 'pending' });
    expect(await begin(world, FRIEND)).toMatchObject({ amount: 1250, purpose: 'share' });
  });

  it('refuses what is not due before it calls the provider', async () => {
    const world = new PaymentsWorld();
    await expect(begin(world, FRIEND)).rejects.toMatchObject({ code: 'payment_not_due' });
    await expect(begin(world, 99)).rejects.toMatchObject({ code: 'payment_not_due' });
    world.rides.ride = { ...world.rides.ride, status: 'pending' };
    await expect(begin(world)).rejects.toMatchObject({ code: 'payment_not_due' });
    expect(world.provider.keys).toEqual([]);
  });

  it('cancels the intent of a payment that was released while the intent was created', async () => {
    const world = new PaymentsWorld();
    const createHold = world.provider.createHold.bind(world.provider);
    world.provider.createHold = async (hold, key) => {
      const intent = await createHold(hold, key);
      world.rides.ride = { ...world.rides.ride, status: 'cancelled' };
      await world.cancellations.settleCancellation(RIDE_ID);
      return intent;
    };
    await expect(begin(world)).rejects.toMatchObject({ code: 'payment_not_due' });
    await world.runJobs();
    expect(world.provider.intents.get('pi_1')?.status).toBe('canceled');
  });
});

describe('refreshing a payment', () => {
  it('is allowed only to its payer', async () => {
    const world = new PaymentsWorld();
    const { id } = await begin(world);
    await expect(world.lookups.refresh(principal(FRIEND), id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(world.lookups.refresh(principal(ORGANIZER), 99)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('starts the search for a driver once the ride is authorized', async () => {
    const world = new PaymentsWorld();
    const id = await world.authorize(ORGANIZER);
    expect(await world.payments.find(id)).toMatchObject({ state: 'authorized', cardBrand: 'visa', cardLast4: '4242' });
    expect(world.rides.ride).toMatchObject({ status: 'pending', pendingSince: expect.any(Date) });
    expect(world.members.confirmed).toEqual([ORGANIZER]);
    expect(world.notes).toEqual(['payment_authorized 50.00', 'ride_requested']);
  });

  it('shows why a card was declined, and lets the same intent be tried again', async () => {
    const world = new PaymentsWorld();
    const { id, intentId, clientSecret } = await begin(world);
    world.provider.decline(intentId!, 'insufficient_funds');
    const failed = await world.lookups.refresh(principal(ORGANIZER), id);
    expect(failed).toMatchObject({
      state: 'failed',
      failureCode: 'insufficient_funds',
      failureMessage: 'Refused: insufficient_funds.',
    });
    await world.lookups.refresh(principal(ORGANIZER), id);
    expect(world.notes).toEqual(['payment_failed 50.00']);
    expect((await begin(world)).clientSecret).toBe(clientSecret);
    world.provider.confirm(intentId!);
    expect(await world.lookups.refresh(principal(ORGANIZER), id)).toMatchObject({
      state: 'authorized',
      failureCode: null,
    });
  });

  it('reports when the provider cannot be reached', async () => {
    const world = new PaymentsWorld();
    const { id } = await begin(world);
    world.provider.failNext('retrieve', 'unreachable');
    await expect(world.lookups.refresh(principal(ORGANIZER), id)).rejects.toMatchObject({
      code: 'payment_provider_unavailable',
    });
  });
});
