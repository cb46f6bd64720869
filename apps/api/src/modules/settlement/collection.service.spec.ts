import { MOST_TRIES } from '../../platform/stripe/tries';
import { DRIVER_ID, ORGANIZER, PaymentsWorld, principal, RIDE_ID } from './testing/payments-world';

/** A settled ride whose hold of 50.00 is about to be captured. @param savedCard the saved card that was held */
async function settledRide(savedCard?: string): Promise<PaymentsWorld> {
  const world = new PaymentsWorld();
  const id = await world.authorize(ORGANIZER);
  if (savedCard) {
    await world.keepCard(savedCard);
    await world.payments.change(world.tx, id, ['authorized'], { state: 'authorized', methodId: savedCard });
  }
  world.rides.ride = { ...world.rides.ride, status: 'completed', driverId: DRIVER_ID };
  await world.settlement.settleTrip(RIDE_ID);
  world.rides.recorded.length = 0;
  return world;
}

const payment = async (world: PaymentsWorld) => (await world.payments.find(1))!;
const captureKeys = (world: PaymentsWorld) => world.provider.keys.filter((key) => key.includes('capture'));

describe('capturing a hold', () => {
  it('checks the provider before it tries again after a lost answer', async () => {
    const world = await settledRide();
    world.provider.failNext('capture', 'unreachable', true);
    expect(await world.runJobs()).toEqual([0, 1]);
    expect(await payment(world)).toMatchObject({ state: 'captured', captured: 5000 });
    expect(captureKeys(world)).toEqual(['payment:1:capture']);
    expect(world.notes).toEqual(['hold_captured 50.00']);
  });

  it('is retried with the same key when it did not get through', async () => {
    const world = await settledRide();
    world.provider.failNext('capture', 'unreachable');
    await world.runJobs();
    expect((await payment(world)).state).toBe('captured');
    expect(captureKeys(world)).toEqual(['payment:1:capture', 'payment:1:capture']);
  });

  it('is retried with another key when the provider failed', async () => {
    const world = await settledRide();
    world.provider.failNext('capture', 'failing');
    await world.runJobs();
    expect((await payment(world)).state).toBe('captured');
    expect(captureKeys(world)).toEqual(['payment:1:capture', 'payment:1:capture:1']);
  });

  it('is only recorded after a crash between the capture and its record', async () => {
    const world = await settledRide();
    const apply = world.holds.apply.bind(world.holds);
    world.holds.apply = () => Promise.reject(new Error('killed'));
    const [job] = world.jobs.waiting;
    await expect(world.runJobs()).rejects.toThrow('killed');
    expect(await payment(world)).toMatchObject({ state: 'authorized' });
    world.holds.apply = apply;
    world.jobs.waiting.push(job!);
    await world.runJobs();
    expect(await payment(world)).toMatchObject({ state: 'captured', captured: 5000 });
    expect(captureKeys(world)).toHaveLength(1);
    expect(await world.ledger.balanceOf('provider:clearing')).toBe(5000);
  });

  it('finds the money taken when another capture came first', async () => {
    const world = await settledRide();
    const retrieve = world.provider.retrieve.bind(world.provider);
    world.provider.retrieve = async (intentId) => {
      const intent = await retrieve(intentId);
      if (intent?.status === 'requires_capture') await world.provider.capture(intentId, 5000, 'somebody else');
      return intent;
    };
    expect(await world.runJobs()).toEqual([0]);
    expect(await payment(world)).toMatchObject({ state: 'captured', captured: 5000 });
    expect(await world.ledger.balanceOf('provider:clearing')).toBe(5000);
  });

  it('is reported to operations when the hold has lapsed', async () => {
    const world = await settledRide();
    world.provider.lapse('pi_1');
    await world.runJobs();
    expect((await payment(world)).state).toBe('released');
    expect(world.notes).toEqual(['hold_released 50.00', 'capture_failed 50.00']);
  });

  it('is reported to operations even when the lapse was known before', async () => {
    const world = await settledRide();
    world.provider.lapse('pi_1');
    await world.receive({ id: 'evt_1', type: 'payment_intent.canceled', intentId: 'pi_1' });
    await world.runJobs();
    expect(world.notes).toEqual(['hold_released 50.00', 'capture_failed 50.00']);
  });

  it('is retried at growing intervals when the provider does not do it, and alerts operations until it is done', async () => {
    const world = await settledRide();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) world.provider.failNext('retrieve', 'unreachable');
    expect(await world.runJobs(MOST_TRIES)).toEqual([
      0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600, 3600,
    ]);
    expect(world.notes).toEqual(['capture_failed 50.00']);
    expect([...world.alerts.open.values()]).toMatchObject([{ kind: 'rider_owes', ours: 5000 }]);
    expect(world.notifications).toEqual([]);
    for (let tries = 0; tries < 5; tries += 1) world.provider.failNext('retrieve', 'unreachable');
    expect(await world.runJobs()).toEqual(Array(6).fill(3600));
    expect(world.notes).toEqual(['capture_failed 50.00', 'hold_captured 50.00']);
    expect(world.alerts.open.size).toBe(0);
  });

  it('never exceeds what the payer agreed to, and never uses the hold of another payment', async () => {
    for (const bent of [{ amount: 4999 }, { paymentId: 99 }]) {
      const world = await settledRide();
      const intent = world.provider.intents.get('pi_1')!;
      world.provider.intents.set('pi_1', { ...intent, ...bent });
      await world.runJobs();
      expect(captureKeys(world)).toEqual([]);
      expect(world.notes).toEqual(['capture_failed 50.00']);
      expect([...world.alerts.open.values()]).toMatchObject([{ ours: 5000, data: { why: expect.any(String) } }]);
    }
  });

  it('is released and owed at once when the bank declines it', async () => {
    const world = await settledRide();
    for (let tries = 0; tries < 3; tries += 1) world.provider.failNext('capture', 'declined');
    expect((await world.runJobs(3)).slice(0, 3)).toEqual([0, 1, 2]);
    await world.runJobs();
    expect((await payment(world)).state).toBe('released');
    expect(world.provider.intents.get('pi_1')?.status).toBe('canceled');
    expect(world.notes.slice(0, 2)).toEqual(['hold_released 50.00', 'capture_failed 50.00']);
    expect(await world.payments.listOfRide(RIDE_ID)).toContainEqual(
      expect.objectContaining({ purpose: 'debt', amount: 5000 }),
    );
  });

  it('of a tip is announced to the rider when the hold has lapsed, and nothing is owed', async () => {
    const world = new PaymentsWorld({ status: 'completed', driverId: DRIVER_ID });
    const tip = await world.payments.open(world.tx, {
      rideId: RIDE_ID,
      payerId: ORGANIZER,
      purpose: 'tip',
      amount: 500,
    });
    const { intentId } = await world.intents.beginWith(world.rides.ride, async () => ({ payment: tip, earlier: [] }));
    world.provider.confirm(intentId!);
    await world.lookups.refresh(principal(ORGANIZER), tip.id);
    world.provider.lapse(intentId!);
    await world.runJobs();
    expect((await payment(world)).state).toBe('released');
    expect(world.notes).toEqual(['tip_failed 5.00']);
    expect(world.mails).toEqual([expect.stringContaining('your driver didn’t get the tip')]);
    expect([world.alerts.open.size, world.notifications]).toEqual([0, []]);
  });

  it('is announced to the rider when the bank declines the payment of the debt too', async () => {
    const world = await settledRide('pm_visa');
    for (let tries = 0; tries < 6; tries += 1) world.provider.failNext('capture', 'declined');
    await world.runJobs();
    const debt = (await world.payments.listOfRide(RIDE_ID)).find(({ purpose }) => purpose === 'debt');
    expect(debt?.state).toBe('released');
    expect(world.notifications).toEqual([[ORGANIZER, 'payment_owed']]);
    expect(world.mails.filter((mail) => mail.includes('$50.00'))).toHaveLength(1);
  });

  it('succeeds in the end when the bank declines it only once', async () => {
    const world = await settledRide();
    world.provider.failNext('capture', 'declined');
    await world.runJobs();
    expect(world.notes).toEqual(['hold_captured 50.00']);
  });

  it('leaves our own errors to the job', async () => {
    const world = await settledRide();
    world.provider.retrieve = () => Promise.reject(new Error('out of memory'));
    await expect(world.runJobs()).rejects.toThrow('out of memory');
  });
});

describe('releasing a hold', () => {
  async function cancelledRide(): Promise<PaymentsWorld> {
    const world = new PaymentsWorld();
    await world.authorize(ORGANIZER);
    world.rides.ride = { ...world.rides.ride, status: 'cancelled' };
    await world.cancellations.settleCancellation(RIDE_ID);
    world.rides.recorded.length = 0;
    return world;
  }

  it.each(['unreachable', 'failing', 'unexpected_state'] as const)(
    'is retried when the provider is %s',
    async (failure) => {
      const world = await cancelledRide();
      world.provider.failNext('cancel', failure);
      await world.runJobs();
      expect((await payment(world)).state).toBe('released');
      expect(world.provider.intents.get('pi_1')?.status).toBe('canceled');
    },
  );

  it('is only recorded when the hold has lapsed meanwhile', async () => {
    const world = await cancelledRide();
    world.provider.lapse('pi_1');
    await world.runJobs();
    expect(world.notes).toEqual(['hold_released 50.00']);
    expect(world.provider.keys.some((key) => key.includes('cancel'))).toBe(false);
  });

  it('is recorded here when the provider does not know the hold', async () => {
    const world = await cancelledRide();
    world.provider.intents.clear();
    await world.runJobs();
    expect((await payment(world)).state).toBe('released');
  });
});
