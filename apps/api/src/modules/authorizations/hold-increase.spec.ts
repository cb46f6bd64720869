import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { MOST_TRIES } from '../../platform/stripe/tries';
import { ORGANIZER, FRIEND, paidRide, PaymentsWorld, principal, RIDE_ID } from '../settlement/testing/payments-world';

const CARD = 'pm_visa';
const intents = (world: PaymentsWorld) =>
  [...world.provider.intents.values()].map(({ status, amount }) => `${status} ${amount}`);
const payment = async (world: PaymentsWorld) => (await world.payments.find(1))!;
const begin = (world: PaymentsWorld) => world.intents.begin(principal(ORGANIZER), RIDE_ID);
const look = (world: PaymentsWorld) => world.lookups.refresh(principal(ORGANIZER), 1);

/**
 * A ride for 50.00 that waits for a driver, with a handler that applies a change once the hold increase is authorized.
 */
async function held({ saved = false, possible = true } = {}) {
  const world = new PaymentsWorld();
  const { id } = await begin(world);
  if (saved) {
    await world.savedCards.pay(principal(ORGANIZER), id, await world.keepCard(CARD));
  } else {
    world.provider.confirm('pi_1');
    await look(world);
  }
  const carriedOut: number[] = [];
  world.asked.onIncreaseAuthorized(async (_tx, { amount }) => {
    if (possible) carriedOut.push(amount);
    return possible;
  });
  return { world, carriedOut };
}

async function ask(world: PaymentsWorld, amount: number): Promise<void> {
  await world.asked.ask(world.tx, await payment(world), amount, 20);
}

describe('a hold increase', () => {
  it('of a saved card comes first, then the change, then the release of the old hold', async () => {
    const { world, carriedOut } = await held({ saved: true });
    await ask(world, 6000);
    expect([intents(world), carriedOut]).toEqual([['requires_capture 5000'], []]);
    await world.holdIncreases.now(RIDE_ID, ORGANIZER);
    expect(intents(world)).toEqual(['requires_capture 5000', 'requires_capture 6000']);
    expect(carriedOut).toEqual([6000]);
    expect(await payment(world)).toMatchObject({
      state: 'authorized',
      amount: 6000,
      nextAmount: null,
      intentId: 'pi_2',
      nextIntentId: null,
    });
    await world.runJobs();
    expect(intents(world)).toEqual(['canceled 5000', 'requires_capture 6000']);
  });

  it('keeps the new hold when two identical calls overlap', async () => {
    const { world, carriedOut } = await held({ saved: true });
    await ask(world, 6000);
    const holdOffSession = world.provider.holdOffSession.bind(world.provider);
    // The first call gets its answer, which is the same, when the second one is done.
    const blocked = jest.spyOn(world.provider, 'holdOffSession').mockImplementationOnce(async (hold, key) => {
      blocked.mockRestore();
      await world.holdIncreases.now(RIDE_ID, ORGANIZER);
      return holdOffSession(hold, key);
    });
    await world.holdIncreases.now(RIDE_ID, ORGANIZER);
    expect(intents(world)).toEqual(['requires_capture 5000', 'requires_capture 6000']);
    await world.runJobs();
    expect([intents(world), carriedOut]).toEqual([['canceled 5000', 'requires_capture 6000'], [6000]]);
    expect(await payment(world)).toMatchObject({ state: 'authorized', amount: 6000, intentId: 'pi_2' });
  });

  it('of a card that was entered once is confirmed by the person', async () => {
    const { world, carriedOut } = await held();
    await ask(world, 6000);
    await world.holdIncreases.now(RIDE_ID, ORGANIZER);
    await world.runJobs();
    expect(intents(world)).toEqual(['requires_capture 5000']);
    expect(await begin(world)).toMatchObject({ clientSecret: 'pi_2_secret', nextAmount: 6000, amount: 5000 });
    expect((await begin(world)).clientSecret).toBe('pi_2_secret');
    expect(carriedOut).toEqual([]);
    world.provider.confirm('pi_2');
    await look(world);
    await world.runJobs();
    expect([intents(world), carriedOut]).toEqual([['canceled 5000', 'requires_capture 6000'], [6000]]);
  });

  it('that is declined leaves everything unchanged, and can be tried with another card', async () => {
    const { world, carriedOut } = await held({ saved: true });
    world.provider.declines.set(CARD, 'insufficient_funds');
    await ask(world, 6000);
    await world.holdIncreases.now(RIDE_ID, ORGANIZER);
    expect(await payment(world)).toMatchObject({
      state: 'authorized',
      amount: 5000,
      intentId: 'pi_1',
      nextAmount: 6000,
      failureCode: 'insufficient_funds',
      recoverBefore: null,
    });
    expect(intents(world)).toEqual(['requires_capture 5000', 'requires_payment_method 6000']);
    expect(carriedOut).toEqual([]);
    world.provider.confirm('pi_2');
    await look(world);
    expect(await payment(world)).toMatchObject({ amount: 6000, intentId: 'pi_2', failureCode: null });
  });

  it('that comes too late is released, and the old hold stays', async () => {
    const { world } = await held({ saved: true, possible: false });
    await ask(world, 6000);
    await world.holdIncreases.now(RIDE_ID, ORGANIZER);
    await world.runJobs();
    expect(await payment(world)).toMatchObject({
      state: 'authorized',
      amount: 5000,
      nextAmount: null,
      intentId: 'pi_1',
    });
    expect(intents(world)).toEqual(['requires_capture 5000', 'canceled 6000']);
  });

  it.each([false, true])(
    'that is no longer wanted, or is replaced, is released (authorized meanwhile: %s)',
    async (confirmed) => {
      const { world, carriedOut } = await held();
      await ask(world, 6000);
      await begin(world);
      const late = confirmed ? world.provider.confirm('pi_2') : null;
      await ask(world, 7000);
      if (late) await world.holds.apply(late);
      await world.runJobs();
      expect(intents(world)).toEqual(['requires_capture 5000', 'canceled 6000']);
      await begin(world);
      await world.asked.giveUp(world.tx, await payment(world));
      await world.runJobs();
      expect(intents(world)).toEqual(['requires_capture 5000', 'canceled 6000', 'canceled 7000']);
      expect(await payment(world)).toMatchObject({
        state: 'authorized',
        amount: 5000,
        nextAmount: null,
        nextIntentId: null,
      });
      expect(carriedOut).toEqual([]);
    },
  );

  it.each([
    ['before', false],
    ['after', true],
  ])('whose answer was lost %s it was made is requested again by its job, and made once', async (_, afterwards) => {
    const { world, carriedOut } = await held({ saved: true });
    world.provider.failNext('holdOffSession', 'unreachable', afterwards);
    await ask(world, 6000);
    await world.holdIncreases.now(RIDE_ID, ORGANIZER);
    expect((await payment(world)).amount).toBe(5000);
    await world.runJobs();
    expect(intents(world)).toEqual(['canceled 5000', 'requires_capture 6000']);
    expect(carriedOut).toEqual([6000]);
  });

  it('is requested with another key after an error of the provider', async () => {
    const { world } = await held({ saved: true });
    world.provider.failNext('holdOffSession', 'failing');
    await ask(world, 6000);
    await world.holdIncreases.now(RIDE_ID, ORGANIZER);
    await world.runJobs();
    expect(intents(world)).toEqual(['canceled 5000', 'requires_capture 6000']);
    expect(world.provider.keys.filter((key) => key.includes(':raise:'))).toEqual([
      'payment:1:raise:3',
      'payment:1:raise:4',
    ]);
  });

  it('that fails for an unknown reason while the person waits is logged as an error, and its job tries again', async () => {
    const { world, carriedOut } = await held({ saved: true });
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const customerOfCard = jest
      .spyOn(world.cards, 'customerOfCard')
      .mockRejectedValueOnce(new Error('connection lost'))
      .mockRejectedValueOnce(new Error('connection lost'));
    await ask(world, 6000);
    await world.holdIncreases.now(RIDE_ID, ORGANIZER);
    expect(logged.mock.calls).toEqual([
      [expect.stringContaining('payment 1'), expect.stringContaining('connection lost')],
    ]);
    await expect(world.holdIncreases.increase({ paymentId: 1, rideId: RIDE_ID, tries: 0 })).rejects.toThrow(
      'connection lost',
    );
    expect(customerOfCard).toHaveBeenCalledTimes(2);
    await world.runJobs();
    expect([intents(world), carriedOut]).toEqual([['canceled 5000', 'requires_capture 6000'], [6000]]);
    jest.restoreAllMocks();
  });

  it('is not an error in the log while the provider is away, until its last try fails', async () => {
    const { world } = await held({ saved: true });
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    world.provider.failNext('holdOffSession', 'unreachable');
    world.provider.failNext('holdOffSession', 'unreachable');
    await ask(world, 6000);
    await world.holdIncreases.now(RIDE_ID, ORGANIZER);
    expect(logged).not.toHaveBeenCalled();
    world.provider.failNext('holdOffSession', 'unreachable');
    world.provider.failNext('holdOffSession', 'unreachable');
    await world.holdIncreases.increase({ paymentId: 1, rideId: RIDE_ID, tries: MOST_TRIES - 1 });
    expect(logged.mock.calls).toEqual([[expect.stringContaining('gave up the hold increase of payment 1')]]);
    jest.restoreAllMocks();
  });

  it('whose webhook event comes before the answer to the call is still one hold', async () => {
    const { world, carriedOut } = await held({ saved: true });
    await ask(world, 6000);
    world.provider.failNext('holdOffSession', 'unreachable', true);
    await world.holdIncreases.now(RIDE_ID, ORGANIZER);
    await world.receive({ id: 'evt_1', intentId: 'pi_2' });
    await world.runJobs();
    expect([intents(world), carriedOut]).toEqual([['canceled 5000', 'requires_capture 6000'], [6000]]);
  });

  it('is released together with the old hold when the ride is cancelled meanwhile', async () => {
    const { world, carriedOut } = await held();
    await ask(world, 6000);
    await begin(world);
    world.rides.ride.status = 'cancelled';
    await world.cancellations.settleCancellation(RIDE_ID);
    world.provider.confirm('pi_2');
    await look(world);
    await world.runJobs();
    expect([intents(world), carriedOut]).toEqual([['canceled 5000', 'canceled 6000'], []]);
  });

  describe('when the existing hold is lost meanwhile', () => {
    async function lost({ possible = true, begun = true } = {}) {
      const { world, carriedOut } = await held({ possible });
      await ask(world, 6000);
      if (begun) await begin(world);
      world.provider.lapse('pi_1');
      await world.receive({ id: 'evt_1', type: 'payment_intent.canceled', intentId: 'pi_1' });
      expect(await payment(world)).toMatchObject({
        state: 'failed',
        nextAmount: 6000,
        recoverBefore: expect.any(Date),
      });
      return { world, carriedOut };
    }

    it.each([true, false])('replaces a declined hold (begun before: %s)', async (begun) => {
      const { world, carriedOut } = await lost({ begun });
      expect(await begin(world)).toMatchObject({ clientSecret: 'pi_2_secret' });
      world.provider.confirm('pi_2');
      await look(world);
      world.jobs.waiting = world.jobs.waiting.filter(({ job }) => job.name !== 'end-payment-recovery');
      await world.runJobs();
      expect(await payment(world)).toMatchObject({
        state: 'authorized',
        amount: 6000,
        nextAmount: null,
        recoverBefore: null,
        intentId: 'pi_2',
      });
      expect([intents(world), carriedOut]).toEqual([['canceled 5000', 'requires_capture 6000'], [6000]]);
    });

    it('replaces it also for a member, whose seat it pays', async () => {
      const world = await paidRide(FRIEND);
      const share = (await world.payments.listRideAndShares(RIDE_ID))[1]!;
      await world.asked.ask(world.tx, share, 2000, 20);
      await world.intents.beginWith(world.rides.ride, async () => ({
        payment: (await world.payments.find(share.id))!,
        earlier: [],
      }));
      world.provider.lapse('pi_2');
      await world.receive({ id: 'evt_1', type: 'payment_intent.canceled', intentId: 'pi_2' });
      await world.holds.apply(world.provider.confirm('pi_3'));
      expect(await world.payments.find(share.id)).toMatchObject({
        state: 'authorized',
        amount: 2000,
        intentId: 'pi_3',
        recoverBefore: null,
      });
    });

    it('is released when it comes too late, and the declined hold still needs recovery', async () => {
      const { world, carriedOut } = await lost({ possible: false });
      world.provider.confirm('pi_2');
      await look(world);
      expect(await payment(world)).toMatchObject({
        state: 'failed',
        amount: 5000,
        nextAmount: null,
        nextIntentId: null,
        recoverBefore: expect.any(Date),
      });
      expect(await begin(world)).toMatchObject({ clientSecret: 'pi_3_secret', amount: 5000 });
      world.provider.confirm('pi_3');
      await look(world);
      world.jobs.waiting = world.jobs.waiting.filter(({ job }) => job.name === 'release-hold');
      await world.runJobs();
      expect(await payment(world)).toMatchObject({
        state: 'authorized',
        amount: 5000,
        intentId: 'pi_3',
        recoverBefore: null,
      });
      expect([intents(world), carriedOut]).toEqual([['canceled 5000', 'canceled 6000', 'requires_capture 5000'], []]);
    });
  });

  it('is the first hold of a ride that was free so far', async () => {
    const { world, carriedOut } = await held({ possible: true });
    const first = await world.payments.open(world.tx, {
      rideId: RIDE_ID,
      payerId: FRIEND,
      purpose: 'ride',
      amount: 900,
    });
    await world.asked.ask(world.tx, first, 900, 20);
    const { clientSecret } = await world.intents.beginWith(world.rides.ride, async () => ({
      payment: (await world.payments.find(first.id))!,
      earlier: [],
    }));
    expect(clientSecret).toBe('pi_2_secret');
    await world.holds.apply(world.provider.confirm('pi_2'));
    expect(await world.payments.find(first.id)).toMatchObject({
      state: 'authorized',
      amount: 900,
      nextAmount: null,
      intentId: 'pi_2',
    });
    expect(carriedOut).toEqual([900]);
    const again = await world.payments.open(world.tx, {
      rideId: RIDE_ID + 1,
      payerId: FRIEND,
      purpose: 'ride',
      amount: 700,
    });
    await world.asked.giveUp(world.tx, await world.asked.ask(world.tx, again, 700, 20));
    expect((await world.payments.find(again.id))!.state).toBe('released');
  });
});
