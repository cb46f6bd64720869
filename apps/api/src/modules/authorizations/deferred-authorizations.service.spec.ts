import { FRIEND, ORGANIZER, PaymentsWorld, principal, RIDE_ID } from '../settlement/testing/payments-world';

const IN_THREE_WEEKS = 21 * 24;
const CARD = 'pm_visa';

/** A ride three weeks ahead whose organizer is at the payment page. */
function farRide(): PaymentsWorld {
  const world = new PaymentsWorld({
    bookingType: 'scheduled',
    scheduledAt: new Date(Date.now() + IN_THREE_WEEKS * 3_600_000),
  });
  return world;
}

const begin = (world: PaymentsWorld, userId = ORGANIZER) => world.intents.begin(principal(userId), RIDE_ID);
const payment = async (world: PaymentsWorld) => (await world.payments.find(1))!;

/** Books the ride with a stored card, simulating the browser and the provider. */
async function booked(): Promise<PaymentsWorld> {
  const world = farRide();
  const { id } = await begin(world);
  world.cardsProvider.finish('seti_1', CARD);
  await world.lookups.refresh(principal(ORGANIZER), id);
  world.rides.recorded.length = 0;
  return world;
}

describe('a ride weeks ahead', () => {
  it('asks for a card to store instead of a hold, and says when the card will be authorized', async () => {
    const world = farRide();
    const first = await begin(world);
    expect(first).toMatchObject({ mode: 'setup', clientSecret: 'seti_1_secret', amount: 5000 });
    expect(first.authorizeAt?.getTime()).toBe(world.rides.ride.scheduledAt!.getTime() - 24 * 3_600_000);
    expect((await begin(world)).clientSecret).toBe('seti_1_secret');
    expect(world.provider.intents.size).toBe(0);
    expect(world.provider.keys).toEqual(['customer:11', 'payment:1:store:1']);
  });

  it('is booked once the card is stored, and plans its authorization for the day before', async () => {
    const world = await booked();
    expect(await payment(world)).toMatchObject({ state: 'stored', methodId: CARD, cardLast4: '4242' });
    expect(world.rides.ride.status).toBe('pending');
    expect(world.jobs.waiting.map(({ job, afterSeconds }) => [job.name, Math.round(afterSeconds / 3600)])).toEqual([
      ['hold-stored-card-before-the-ride', IN_THREE_WEEKS - 24],
    ]);
  });

  it('can change its price later: the stored card is authorized for the new one, and an authorization under way is released', async () => {
    const world = await booked();
    world.jobs.waiting.length = 0;
    world.provider.failNext('holdOffSession', 'unreachable', true);
    await world.authorizations.authorize({ paymentId: 1, rideId: RIDE_ID, tries: 0, round: 0 });
    await world.asked.restate(world.tx, await payment(world), 7000);
    expect(await payment(world)).toMatchObject({ state: 'stored', amount: 7000 });
    await world.receive({ id: 'evt_late', intentId: 'pi_1' });
    await world.runJobs();
    expect([...world.provider.intents.values()].map(({ status, amount }) => `${status} ${amount}`)).toEqual([
      'canceled 5000',
      'requires_capture 7000',
    ]);
    expect(await payment(world)).toMatchObject({ state: 'authorized', amount: 7000, intentId: 'pi_2' });
  });

  it('that was free so far needs a stored card before it costs something', async () => {
    const world = farRide();
    world.rides.ride = { ...world.rides.ride, status: 'pending', totalCost: 0 };
    const carriedOut: number[] = [];
    world.asked.onIncreaseAuthorized(async (_tx, { amount }) => carriedOut.push(amount) > 0);
    await world.asked.ask(
      world.tx,
      await world.payments.open(world.tx, { rideId: RIDE_ID, payerId: ORGANIZER, purpose: 'ride', amount: 4567 }),
      4567,
      20,
    );
    expect(await begin(world)).toMatchObject({ mode: 'setup', nextAmount: 4567 });
    expect(carriedOut).toEqual([]);
    world.cardsProvider.finish('seti_1', CARD);
    await world.lookups.refresh(principal(ORGANIZER), 1);
    expect(await payment(world)).toMatchObject({ state: 'stored', amount: 4567, nextAmount: null });
    expect(carriedOut).toEqual([4567]);
  });

  it('is booked on a saved card without asking the provider again', async () => {
    const world = farRide();
    const { id } = await begin(world);
    expect(await world.savedCards.pay(principal(ORGANIZER), id, await world.keepCard(CARD))).toMatchObject({
      state: 'stored',
      methodId: CARD,
    });
  });

  it('is also booked when only the webhook event arrives, once', async () => {
    const world = farRide();
    await begin(world);
    world.cardsProvider.finish('seti_1', CARD);
    for (const id of ['evt_1', 'evt_2']) {
      await world.receive({
        id,
        type: 'setup_intent.succeeded',
        object: { id: 'seti_1', kind: 'setup_intent', status: 'succeeded' },
      });
    }
    expect((await payment(world)).state).toBe('stored');
    expect(world.jobs.waiting).toHaveLength(1);
  });

  it('is not booked on a card that was removed', async () => {
    const world = farRide();
    const begun = await begin(world);
    const cardId = await world.keepCard(CARD);
    await world.cards.remove(principal(ORGANIZER), cardId);
    await expect(world.savedCards.pay(principal(ORGANIZER), begun.id, cardId)).rejects.toMatchObject({
      code: 'not_found',
    });
    // Covers a card that is removed while it is being stored.
    expect(await world.stored.store(await payment(world), { methodId: CARD, brand: 'visa', last4: '4242' })).toBeNull();
    expect((await payment(world)).state).toBe('created');
  });

  it('starts another setup when the first one failed', async () => {
    const world = farRide();
    await begin(world);
    world.cardsProvider.setups.set('seti_1', { ...world.cardsProvider.setups.get('seti_1')!, status: 'canceled' });
    expect(await begin(world)).toMatchObject({ clientSecret: 'seti_2_secret' });
    expect(world.provider.keys).toContain('payment:1:store:2');
  });
});

describe('the day before', () => {
  it('the stored card is authorized once, however often the job runs', async () => {
    const world = await booked();
    const [job] = world.jobs.waiting;
    world.jobs.waiting.push(job!);
    await world.runJobs();
    expect(await payment(world)).toMatchObject({ state: 'authorized', intentId: 'pi_1' });
    expect(world.provider.intents.size).toBe(1);
    expect(world.notes).toEqual(['payment_authorized 50.00']);
  });

  it('the same hold is found after a lost answer', async () => {
    const world = await booked();
    world.provider.failNext('holdOffSession', 'unreachable', true);
    await world.runJobs();
    expect((await payment(world)).state).toBe('authorized');
    expect([...world.provider.intents.values()].map(({ status }) => status)).toEqual(['requires_capture']);
  });

  it('the same hold is found after a crash between the hold and its record', async () => {
    const world = await booked();
    const apply = world.holds.apply.bind(world.holds);
    const [job] = world.jobs.waiting;
    world.holds.apply = () => Promise.reject(new Error('killed'));
    await expect(world.runJobs()).rejects.toThrow('killed');
    world.holds.apply = apply;
    world.jobs.waiting.push(job!);
    await world.runJobs();
    expect((await payment(world)).state).toBe('authorized');
    expect(world.provider.intents.size).toBe(1);
  });

  it('one of two holds is released after an error that hid the first', async () => {
    const world = await booked();
    world.provider.failNext('holdOffSession', 'failing', true);
    await world.runJobs();
    const { intentId } = await payment(world);
    const orphan = [...world.provider.intents.keys()].find((id) => id !== intentId)!;
    await world.receive({ id: 'evt_1', intentId: orphan });
    await world.runJobs();
    expect(
      [...world.provider.intents.values()].filter(({ status }) => status === 'requires_capture').map(({ id }) => id),
    ).toEqual([intentId]);
  });

  it('a cancelled ride authorizes nothing', async () => {
    const world = await booked();
    world.rides.ride = { ...world.rides.ride, status: 'cancelled' };
    await world.cancellations.settleCancellation(RIDE_ID);
    await world.runJobs();
    expect((await payment(world)).state).toBe('released');
    expect(world.provider.intents.size).toBe(0);
  });
});

describe('a stored card that is declined', () => {
  async function refused(code = 'insufficient_funds', language: 'en' | 'es' = 'en'): Promise<PaymentsWorld> {
    const world = await booked();
    world.people.language = language;
    world.clock.forward(IN_THREE_WEEKS - 24);
    world.provider.declines.set(CARD, code);
    world.jobs.waiting.splice(1);
    const [due] = world.jobs.waiting.splice(0);
    await world.authorizations.authorize(due!.data as Parameters<typeof world.authorizations.authorize>[0]);
    return world;
  }

  it('is reported to the person with the reason and half a day to act, and the ride stays', async () => {
    const world = await refused();
    const failed = await payment(world);
    expect(failed).toMatchObject({ state: 'failed', failureCode: 'insufficient_funds', intentId: 'pi_1' });
    expect(failed.recoverBefore?.getTime()).toBe(world.clock.now().getTime() + 12 * 3_600_000);
    expect(world.notes).toEqual(['payment_failed 50.00']);
    expect(world.mails).toEqual([expect.stringMatching(/enough funds\..*you pay nothing.*\/payment\?rideId=7/s)]);
    expect(world.rides.ride.status).toBe('pending');
  });

  it('is reported in the language of its payer, even for an unknown decline code of the provider', async () => {
    const told = async (code: string, language: 'en' | 'es') => (await refused(code, language)).mails[0];
    expect(await told('insufficient_funds', 'es')).toContain(
      'Hola, Someone:\n\nNo pudimos reservar $50.00 en tu tarjeta para el viaje a ',
    );
    expect(await told('new_reason', 'es')).toContain('El pago fue rechazado.\n');
    expect(await told('new_reason', 'en')).toContain('Refused: new_reason.\n');
  });

  it('is recovered with the same intent', async () => {
    const world = await refused('authentication_required');
    expect(await begin(world)).toMatchObject({ clientSecret: 'pi_1_secret', mode: 'payment' });
    world.provider.confirm('pi_1');
    expect(await world.lookups.refresh(principal(ORGANIZER), 1)).toMatchObject({
      state: 'authorized',
      recoverBefore: null,
    });
    world.clock.forward(13);
    await world.runJobs();
    expect(world.rides.ride.status).toBe('pending');
  });

  it('gives no more time after another decline', async () => {
    const world = await refused();
    const { recoverBefore } = await payment(world);
    world.clock.forward(2);
    world.provider.decline('pi_1', 'lost_card');
    expect(await world.lookups.refresh(principal(ORGANIZER), 1)).toMatchObject({
      failureCode: 'lost_card',
      recoverBefore,
    });
    expect(world.mails).toHaveLength(1);
  });

  it('cancels the ride at the recovery deadline, not before', async () => {
    const world = await refused();
    const deadline = world.jobs.waiting[0]!;
    world.clock.forward(11);
    await world.expiredRecoveries.end(deadline.data as Parameters<typeof world.expiredRecoveries.end>[0]);
    expect(world.rides.ride.status).toBe('pending');
    world.clock.forward(1);
    await world.expiredRecoveries.end(deadline.data as Parameters<typeof world.expiredRecoveries.end>[0]);
    expect(world.rides.ride).toMatchObject({ status: 'cancelled', cancelRule: null });
  });

  it('is reported to operations when the ride takes place anyway', async () => {
    const world = await refused();
    world.rides.recorded.length = 0;
    world.rides.ride = { ...world.rides.ride, status: 'completed', driverId: 90 };
    await world.settlement.settleTrip(RIDE_ID);
    expect(world.notes).toEqual(['capture_failed 50.00']);
  });

  it('of a guest is authorized after the guest has signed in', async () => {
    const world = await booked();
    await world.payments.changePayer(world.tx, RIDE_ID, ORGANIZER, 99);
    await world.authorizations.authorize({ paymentId: 1, rideId: RIDE_ID, tries: 0, round: 0 });
    expect(await payment(world)).toMatchObject({ payerId: 99, state: 'authorized', methodId: CARD, failureCode: null });
  });

  it('that was removed at the provider can be replaced', async () => {
    const world = await booked();
    await world.cardRows.remove(world.tx, CARD);
    await world.authorizations.authorize({ paymentId: 1, rideId: RIDE_ID, tries: 0, round: 0 });
    expect(await payment(world)).toMatchObject({
      state: 'failed',
      failureCode: 'card_gone',
      intentId: null,
      recoverBefore: expect.any(Date),
    });
    const again = await begin(world);
    expect(again).toMatchObject({ mode: 'payment', clientSecret: 'pi_1_secret' });
    world.provider.confirm('pi_1');
    expect(await world.lookups.refresh(principal(ORGANIZER), 1)).toMatchObject({
      state: 'authorized',
      recoverBefore: null,
    });
  });
});

describe('a member’s share of a ride weeks ahead', () => {
  it('that is declined and not recovered falls back to the organizer', async () => {
    const world = await booked();
    const { id } = await begin(world, FRIEND);
    world.cardsProvider.finish('seti_2', 'pm_friend');
    await world.cardRows.save(world.tx, { ...world.cardsProvider.cards.get('pm_friend')!, customer: 'cus_12' });
    expect((await world.lookups.refresh(principal(FRIEND), id)).state).toBe('stored');
    world.provider.declines.set('pm_friend', 'expired_card');
    await world.authorizations.authorize({ paymentId: id, rideId: RIDE_ID, tries: 0, round: 0 });
    expect(world.mails).toEqual([expect.stringContaining('the organizer covers your seat')]);
    world.clock.forward(12);
    await world.expiredRecoveries.end({ paymentId: id, rideId: RIDE_ID });
    expect((await world.payments.find(id))?.state).toBe('released');
    expect(world.rides.ride.status).toBe('pending');
  });
});
