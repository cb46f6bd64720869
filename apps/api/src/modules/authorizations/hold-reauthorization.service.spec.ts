import { FRIEND, ORGANIZER, PaymentsWorld, principal, RIDE_ID } from '../settlement/testing/payments-world';

const CARD = 'pm_visa';
const hours = (count: number) => count * 3_600_000;

/** A ride that by default starts shortly before its hold expires on the seventh day; the check runs on the sixth. */
async function held({ saved = true, startsIn = 164 } = {}): Promise<PaymentsWorld> {
  const world = new PaymentsWorld({ bookingType: 'scheduled', scheduledAt: new Date(Date.now() + hours(100)) });
  world.provider.captureBefore = new Date(world.clock.now().getTime() + hours(168));
  const { id } = await world.intents.begin(principal(ORGANIZER), RIDE_ID);
  world.rides.ride = { ...world.rides.ride, scheduledAt: new Date(Date.now() + hours(startsIn)) };
  if (saved) {
    await world.savedCards.pay(principal(ORGANIZER), id, await world.keepCard(CARD));
  } else {
    world.provider.confirm('pi_1');
    await world.lookups.refresh(principal(ORGANIZER), id);
  }
  world.rides.recorded.length = 0;
  return world;
}

const payment = async (world: PaymentsWorld) => (await world.payments.find(1))!;
const look = { paymentId: 1, rideId: RIDE_ID, intentId: 'pi_1', tries: 0, round: 0 };
const statuses = (world: PaymentsWorld) => [...world.provider.intents.values()].map(({ status }) => status);

/** Moves the clock to the day before the hold expires and drops the waiting jobs. */
function dayBefore(world: PaymentsWorld): void {
  world.jobs.waiting.length = 0;
  world.clock.forward(144);
  world.provider.captureBefore = new Date(world.clock.now().getTime() + hours(114));
}

describe('a hold that lapses before its ride is over', () => {
  it('is checked a day before the provider releases it', async () => {
    const world = await held();
    expect(world.jobs.waiting.map(({ job, afterSeconds }) => [job.name, afterSeconds])).toEqual([
      ['reauthorize-hold-before-it-lapses', 144 * 3600],
    ]);
  });

  it('is replaced by a new hold of the saved card, and then released', async () => {
    const world = await held();
    dayBefore(world);
    const { captureBefore } = world.provider;
    await world.reauthorizations.reauthorize(look);
    expect(await payment(world)).toMatchObject({
      state: 'authorized',
      intentId: 'pi_2',
      nextIntentId: null,
      attempt: 2,
      captureBefore,
    });
    expect(world.jobs.waiting.map(({ job }) => job.name)).toEqual([
      'release-hold',
      'reauthorize-hold-before-it-lapses',
    ]);
    world.jobs.waiting.splice(1);
    await world.runJobs();
    expect(statuses(world)).toEqual(['canceled', 'requires_capture']);
    expect(world.notes).toEqual(['hold_renewed 50.00']);
    expect((await payment(world)).state).toBe('authorized');
  });

  it('is left alone when it lasts long enough, and checked again', async () => {
    const world = await held({ startsIn: 150 });
    dayBefore(world);
    await world.reauthorizations.reauthorize(look);
    expect((await payment(world)).intentId).toBe('pi_1');
    expect(world.jobs.waiting.map(({ job, afterSeconds }) => [job.name, afterSeconds])).toEqual([
      ['reauthorize-hold-before-it-lapses', 12 * 3600],
    ]);
  });

  it.each(['unreachable', 'failing'] as const)('is reauthorized even if the provider was %s', async (failure) => {
    const world = await held();
    dayBefore(world);
    world.provider.failNext('holdOffSession', failure);
    await world.reauthorizations.reauthorize(look);
    await world.reauthorizations.reauthorize(world.jobs.waiting.shift()!.data as typeof look);
    expect((await payment(world)).intentId).toBe('pi_2');
  });

  it('is reauthorized once when the process dies between any two steps', async () => {
    for (const step of ['storeNext', 'apply'] as const) {
      const world = await held();
      dayBefore(world);
      const killed = () => Promise.reject(new Error('killed'));
      const apply = world.holds.apply.bind(world.holds);
      const storeNext = world.payments.storeNext.bind(world.payments);
      if (step === 'apply') world.holds.apply = killed;
      else world.payments.storeNext = killed;
      await expect(world.reauthorizations.reauthorize(look)).rejects.toThrow('killed');
      Object.assign(world.holds, { apply });
      Object.assign(world.payments, { storeNext });
      await world.reauthorizations.reauthorize(look);
      expect(await payment(world)).toMatchObject({ intentId: 'pi_2', state: 'authorized' });
      expect(statuses(world)).toEqual(['requires_capture', 'requires_capture']);
      world.jobs.waiting.splice(1);
      await world.runJobs();
      expect(statuses(world)).toEqual(['canceled', 'requires_capture']);
    }
  });

  it('is captured, not its replacement, when the ride ends meanwhile', async () => {
    const world = await held();
    dayBefore(world);
    const holdOffSession = world.provider.holdOffSession.bind(world.provider);
    world.provider.holdOffSession = async (hold, key) => {
      const intent = await holdOffSession(hold, key);
      world.rides.ride = { ...world.rides.ride, status: 'completed', driverId: 90 };
      await world.settlement.settleTrip(RIDE_ID);
      return intent;
    };
    await world.reauthorizations.reauthorize(look);
    await world.runJobs();
    expect(statuses(world)).toEqual(['succeeded', 'canceled']);
    expect(await world.ledger.balanceOf('provider:clearing')).toBe(5000);
  });
});

describe('a hold that lapses while an increase of it was requested', () => {
  const share = async (world: PaymentsWorld) => (await world.payments.find(2))!;
  const check = { ...look, paymentId: 2, intentId: 'pi_2' };

  /** The hold of a member who agreed to a higher share, on the day before it expires. */
  async function raised({ saved = false } = {}): Promise<PaymentsWorld> {
    const world = await held({ startsIn: 170 });
    const { scheduledAt } = world.rides.ride;
    // A ride that is close enough for the card to be authorized at once.
    world.rides.ride = { ...world.rides.ride, scheduledAt: new Date(Date.now() + hours(100)) };
    if (saved) {
      const { id } = await world.intents.begin(principal(FRIEND), RIDE_ID);
      await world.savedCards.pay(principal(FRIEND), id, await world.keepCard('pm_friend', FRIEND));
      world.provider.declines.set('pm_friend', 'insufficient_funds');
    } else {
      await world.authorize(FRIEND);
    }
    world.rides.ride = { ...world.rides.ride, scheduledAt, totalCost: 6000 };
    world.members.members[1]!.agreed = 1500;
    await world.intents.begin(principal(FRIEND), RIDE_ID);
    expect(await share(world)).toMatchObject({ amount: 1250, nextAmount: 1500, nextIntentId: 'pi_3' });
    world.rides.recorded.length = 0;
    dayBefore(world);
    return world;
  }

  it('waits for a member’s confirmation as long as there is time to recover the payment', async () => {
    const world = await raised();
    world.clock.forward(11.9);
    await world.reauthorizations.reauthorize(check);
    expect(await share(world)).toMatchObject({ intentId: 'pi_2', nextAmount: 1500, nextIntentId: 'pi_3' });
    expect(world.jobs.waiting.map(({ job, afterSeconds }) => [job.name, afterSeconds])).toEqual([
      ['reauthorize-hold-before-it-lapses', 600],
    ]);
    world.provider.confirm('pi_3');
    await world.lookups.refresh(principal(FRIEND), 2);
    expect(await share(world)).toMatchObject({ amount: 1500, intentId: 'pi_3', nextAmount: null });
  });

  it('asks a member who has not confirmed it to confirm the old amount again', async () => {
    const world = await raised();
    world.clock.forward(12);
    await world.reauthorizations.reauthorize(check);
    const asked = await share(world);
    expect(asked).toMatchObject({
      state: 'authorized',
      amount: 1250,
      nextAmount: null,
      intentId: 'pi_2',
      nextIntentId: 'pi_4',
      failureCode: 'hold_runs_out',
    });
    expect(asked.recoverBefore?.getTime()).toBe(world.clock.now().getTime() + hours(12));
    expect(world.notes).toEqual(['hold_renewal_failed 12.50']);
    world.jobs.waiting = world.jobs.waiting.filter(({ job }) => job.name === 'release-hold');
    await world.runJobs();
    expect(statuses(world)).toEqual(['requires_capture', 'requires_capture', 'canceled', 'requires_payment_method']);
  });

  it('is replaced by a hold of the old amount on the saved card that declined the increase', async () => {
    const world = await raised({ saved: true });
    world.provider.declines.delete('pm_friend');
    world.clock.forward(12);
    await world.reauthorizations.reauthorize(check);
    expect(await share(world)).toMatchObject({
      state: 'authorized',
      amount: 1250,
      nextAmount: null,
      intentId: 'pi_4',
      nextIntentId: null,
      failureCode: null,
      captureBefore: world.provider.captureBefore,
    });
    expect(world.notes).toEqual(['hold_renewed 12.50']);
  });

  it('is not touched while a member’s increase is open but the ride ends in time', async () => {
    const world = await raised();
    world.rides.ride = { ...world.rides.ride, scheduledAt: new Date(world.clock.now().getTime() + hours(13)) };
    world.clock.forward(12);
    await world.reauthorizations.reauthorize(check);
    expect(await share(world)).toMatchObject({ intentId: 'pi_2', nextAmount: 1500, nextIntentId: 'pi_3' });
  });

  it('waits for the organizer’s increase, which ends with the change that it was requested for', async () => {
    const world = await held();
    await world.asked.ask(world.tx, await payment(world), 6000, 20);
    dayBefore(world);
    world.clock.forward(12);
    await world.reauthorizations.reauthorize(look);
    expect(await payment(world)).toMatchObject({ intentId: 'pi_1', nextAmount: 6000 });
    expect(world.jobs.waiting.map(({ afterSeconds }) => afterSeconds)).toEqual([600]);
  });
});

describe('a hold that cannot be reauthorized without its owner', () => {
  it('is kept while the owner is asked', async () => {
    const world = await held({ saved: false });
    dayBefore(world);
    await world.reauthorizations.reauthorize(look);
    const asked = await payment(world);
    expect(asked).toMatchObject({
      state: 'authorized',
      intentId: 'pi_1',
      nextIntentId: 'pi_2',
      failureCode: 'hold_runs_out',
      // Nobody loses a seat, and the ride may have begun.
      failureMessage: 'The pending charge ends before the ride is over. Confirm your payment again.',
    });
    expect(asked.recoverBefore?.getTime()).toBe(world.clock.now().getTime() + hours(12));
    expect(world.notes).toEqual(['hold_renewal_failed 50.00']);
    expect(world.mails).toHaveLength(1);
    expect(await world.intents.begin(principal(ORGANIZER), RIDE_ID)).toMatchObject({
      clientSecret: 'pi_2_secret',
      mode: 'payment',
    });
    world.provider.confirm('pi_2');
    expect(await world.lookups.refresh(principal(ORGANIZER), 1)).toMatchObject({
      intentId: 'pi_2',
      recoverBefore: null,
      failureCode: null,
    });
  });

  it('is confirmed once by its owner, even after the provider has released it', async () => {
    const world = await held({ saved: false });
    dayBefore(world);
    await world.reauthorizations.reauthorize(look);
    world.provider.lapse('pi_1');
    await world.receive({ id: 'evt_1', type: 'payment_intent.canceled', intentId: 'pi_1' });
    expect(await world.intents.begin(principal(ORGANIZER), RIDE_ID)).toMatchObject({ clientSecret: 'pi_2_secret' });
    world.provider.confirm('pi_2');
    expect(await world.lookups.refresh(principal(ORGANIZER), 1)).toMatchObject({
      state: 'authorized',
      intentId: 'pi_2',
      recoverBefore: null,
    });
    expect(statuses(world)).toEqual(['canceled', 'requires_capture']);
  });

  it('asks the owner when the saved card is declined, and says why', async () => {
    const world = await held();
    dayBefore(world);
    world.provider.declines.set(CARD, 'authentication_required');
    await world.reauthorizations.reauthorize(look);
    expect(await payment(world)).toMatchObject({
      state: 'authorized',
      intentId: 'pi_1',
      failureCode: 'authentication_required',
      recoverBefore: expect.any(Date),
    });
    // Another check changes nothing while the payer is being asked.
    await world.reauthorizations.reauthorize(look);
    expect(world.mails).toHaveLength(1);
    expect(world.provider.intents.size).toBe(2);
  });

  it('gets no more time after another decline', async () => {
    const world = await held({ saved: false });
    dayBefore(world);
    await world.reauthorizations.reauthorize(look);
    const { recoverBefore } = await payment(world);
    world.clock.forward(3);
    world.provider.decline('pi_2', 'lost_card');
    expect(await world.lookups.refresh(principal(ORGANIZER), 1)).toMatchObject({
      recoverBefore,
      failureCode: 'lost_card',
      state: 'authorized',
    });
    expect(world.mails).toHaveLength(1);
  });

  it('cancels the ride and releases everything when it is not confirmed in time', async () => {
    const world = await held({ saved: false });
    dayBefore(world);
    await world.reauthorizations.reauthorize(look);
    world.clock.forward(12);
    await world.expiredRecoveries.end({ paymentId: 1, rideId: RIDE_ID });
    expect(world.rides.ride).toMatchObject({ status: 'cancelled', cancelRule: null });
    await world.cancellations.settleCancellation(RIDE_ID);
    world.jobs.waiting = world.jobs.waiting.filter(({ job }) => job.name === 'release-hold');
    await world.runJobs();
    expect(statuses(world)).toEqual(['canceled', 'canceled']);
    expect((await payment(world)).state).toBe('released');
  });

  it('keeps the ride when the hold was captured in the provider’s dashboard in time', async () => {
    const world = await held({ saved: false });
    dayBefore(world);
    await world.reauthorizations.reauthorize(look);
    await world.provider.capture('pi_1', 5000, 'dashboard');
    await world.receive({ id: 'evt_1', type: 'payment_intent.succeeded', intentId: 'pi_1' });
    expect(await payment(world)).toMatchObject({ state: 'captured', recoverBefore: null });
    world.clock.forward(12);
    await world.expiredRecoveries.end({ paymentId: 1, rideId: RIDE_ID });
    expect(world.rides.ride.status).toBe('pending');
  });

  it('says that the ride is cancelled otherwise, unless it takes place before the deadline', async () => {
    for (const [scheduledAt, otherwise] of [
      [new Date(Date.now() + hours(20)), 'Otherwise the ride is cancelled and you pay nothing.'],
      [null, 'Otherwise we’ll ask you to pay it after the ride.'],
    ] as const) {
      const world = new PaymentsWorld();
      await world.authorize(ORGANIZER);
      world.rides.ride = { ...world.rides.ride, scheduledAt };
      world.provider.lapse('pi_1');
      await world.receive({ id: 'evt_1', type: 'payment_intent.canceled', intentId: 'pi_1' });
      expect(world.mails).toEqual([expect.stringContaining(otherwise)]);
    }
  });

  it('names the payment method in messages when it is not a card', async () => {
    for (const [card, why] of [
      [
        { brand: 'cashapp', last4: '' },
        'The payment with Cash App Pay for this ride didn’t go through and wasn’t updated in time.',
      ],
      [
        { brand: 'visa', last4: '4242' },
        'The card payment for this ride didn’t go through and wasn’t updated in time.',
      ],
    ] as const) {
      const world = new PaymentsWorld();
      await world.intents.begin(principal(ORGANIZER), RIDE_ID);
      world.provider.confirm('pi_1');
      world.provider.intents.set('pi_1', { ...world.provider.intents.get('pi_1')!, card });
      await world.lookups.refresh(principal(ORGANIZER), 1);
      world.provider.lapse('pi_1');
      await world.receive({ id: 'evt_1', type: 'payment_intent.canceled', intentId: 'pi_1' });
      expect([card.brand, /card/.test((await payment(world)).failureMessage ?? '')]).toEqual([
        card.brand,
        card.brand === 'visa',
      ]);
      world.clock.forward(12);
      await world.expiredRecoveries.end({ paymentId: 1, rideId: RIDE_ID });
      expect(world.rides.ride.cancelReason).toBe(why);
    }
  });
});
