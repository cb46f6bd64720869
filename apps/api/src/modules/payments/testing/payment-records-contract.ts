import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { PaymentRecords } from '../payment-records.facade';
import { newId, PaymentsOfARide } from './payments-of-a-ride';

/** Contract tests for every repository of payments: opening, reading, intents and states. @param open runs before each test */
export function describePaymentRecords(
  name: string,
  open: () => Promise<{ payments: PaymentRecords; world: RepositoryWorld }>,
): void {
  describe(name, () => {
    let payments: PaymentRecords;
    let world: RepositoryWorld;
    let ride: PaymentsOfARide;

    beforeEach(async () => {
      ({ payments, world } = await open());
      ride = await PaymentsOfARide.in(payments, world);
    });

    it('opens one payment of a person for a ride, for the whole ride or for a share', async () => {
      const first = await ride.open();
      expect(first).toMatchObject({
        rideId: ride.rideId,
        payerId: ride.payerId,
        purpose: 'ride',
        amount: 5000,
        captured: 0,
        state: 'created',
        attempt: 1,
        intentId: null,
        clientSecret: null,
        nextIntentId: null,
        nextAmount: null,
        setupIntentId: null,
        methodId: null,
        authorizeAt: null,
        recoverBefore: null,
        captureBefore: null,
        cardBrand: null,
        cardLast4: null,
        failureCode: null,
        failureMessage: null,
      });
      expect(await ride.open({ purpose: 'share', amount: 1250 })).toEqual(first);
      const another = await ride.open({ payerId: await world.newUser() });
      expect(another.id).toBeGreaterThan(first.id);
    });

    it('opens one tip and one debt in addition', async () => {
      const trip = await ride.open();
      const [tip, debt] = [await ride.open({ purpose: 'tip' }), await ride.open({ purpose: 'debt' })];
      expect(new Set([trip.id, tip.id, debt.id]).size).toBe(3);
      expect((await ride.open({ purpose: 'tip' })).id).toBe(tip.id);
      expect((await ride.open({ purpose: 'debt' })).id).toBe(debt.id);
    });

    it('opens another payment after a release, and after a capture only for a debt', async () => {
      for (const purpose of ['ride', 'tip', 'debt'] as const) {
        const { id } = await ride.open({ purpose });
        await ride.change(id, { state: 'released' });
        const next = await ride.open({ purpose });
        expect(next.id).not.toBe(id);
        await ride.change(next.id, { state: 'captured', captured: 5000 });
        expect((await ride.open({ purpose })).id === next.id).toBe(purpose !== 'debt');
      }
    });

    it('lists payments of a ride oldest first, released ones too', async () => {
      const trip = await ride.open();
      const tip = await ride.open({ purpose: 'tip' });
      await ride.open({ rideId: await world.newRide(ride.payerId) });
      await ride.change(trip.id, { state: 'released' });
      const share = await ride.open({ purpose: 'share' });
      const ids = async (list: Promise<{ id: number }[]>) => (await list).map(({ id }) => id);
      expect(await ids(payments.listOfRide(ride.rideId))).toEqual([trip.id, tip.id, share.id]);
      expect(await ids(payments.listRideAndShares(ride.rideId))).toEqual([trip.id, share.id]);
      expect(await ids(world.transaction((tx) => payments.listOfRide(ride.rideId, tx)))).toHaveLength(3);
    });

    it('finds the tip of a person that was not released', async () => {
      await ride.open();
      expect(await payments.findTip(ride.rideId, ride.payerId)).toBeNull();
      const { id } = await ride.open({ purpose: 'tip' });
      expect(await payments.findTip(ride.rideId, ride.payerId)).toMatchObject({ id });
      expect(await payments.findTip(ride.rideId, await world.newUser())).toBeNull();
      await ride.change(id, { state: 'released' });
      expect(await payments.findTip(ride.rideId, ride.payerId)).toBeNull();
    });

    it('finds a payment by its intent and by the intent that will replace it', async () => {
      const { id, intentId } = await ride.openHeld();
      const next = { id: newId('pi'), clientSecret: 'secret', amount: 5000 };
      await payments.storeNext(id, intentId, next);
      const byIntent = (intent: string) => world.transaction((tx) => payments.findByIntent(tx, intent));
      expect(await byIntent(intentId)).toMatchObject({ id });
      expect(await byIntent(next.id)).toMatchObject({ id });
      expect(await byIntent(newId('pi'))).toBeNull();
    });

    it('finds and locks nothing where there is no payment', async () => {
      expect(await payments.find(999_999)).toBeNull();
      expect(await world.transaction((tx) => payments.lock(tx, 999_999))).toBeNull();
      expect(await ride.change(999_999, { state: 'failed' })).toBeNull();
    });

    it('returns payments as they were when they were read', async () => {
      const { id } = await ride.open();
      const [before, locked] = [await ride.read(id), await world.transaction((tx) => payments.lock(tx, id))];
      const to = await world.newUser();
      await world.transaction((tx) => payments.changePayer(tx, ride.rideId, ride.payerId, to));
      expect([before.payerId, locked!.payerId]).toEqual([ride.payerId, ride.payerId]);
      before.amount = 1;
      expect((await ride.read(id)).amount).toBe(5000);
    });

    it('stores one intent for each attempt', async () => {
      const { id } = await ride.open();
      const intentId = newId('pi');
      expect(await payments.storeIntent(id, 2, intentId, 'secret')).toBeNull();
      expect(await payments.storeIntent(id, 1, intentId, 'secret')).toMatchObject({ intentId, clientSecret: 'secret' });
      expect(await payments.storeIntent(id, 1, newId('pi'), 'secret')).toBeNull();
      expect((await ride.read(id)).intentId).toBe(intentId);
    });

    it('stores no intent for a released payment', async () => {
      const allowed = await ride.statesThatAllow(({ id }) => payments.storeIntent(id, 1, newId('pi'), 'secret'));
      expect(allowed).toEqual(['created', 'requires_action', 'failed', 'stored', 'authorized', 'captured']);
    });

    it('refuses an intent that another payment has', async () => {
      const { intentId } = await ride.openHeld();
      const { id } = await ride.open();
      await expect(payments.storeIntent(id, 1, intentId, 'secret')).rejects.toThrow('payments_intent_id_key');
    });

    it('continues from each attempt once, and forgets its intent and failure', async () => {
      const failure = { failureCode: 'card_declined', failureMessage: 'Declined.' };
      const { id } = await ride.openHeld();
      await ride.change(id, { state: 'failed', ...failure });
      expect(await payments.nextAttempt(id, 2)).toBeNull();
      expect(await payments.nextAttempt(id, 1)).toMatchObject({
        state: 'created',
        attempt: 2,
        intentId: null,
        clientSecret: null,
        failureCode: null,
        failureMessage: null,
      });
      expect(await payments.nextAttempt(id, 1)).toBeNull();
      expect((await ride.read(id)).attempt).toBe(2);
    });

    it('begins another attempt only while the person still has to provide a card', async () => {
      const allowed = await ride.statesThatAllow(({ id, attempt }) => payments.nextAttempt(id, attempt));
      expect(allowed).toEqual(['created', 'requires_action', 'failed']);
    });

    it('stores one setup intent, and another one after it was forgotten', async () => {
      const { id } = await ride.open();
      const [first, second] = [newId('seti'), newId('seti')];
      expect(await payments.storeSetup(id, first, 'secret')).toMatchObject({ setupIntentId: first });
      expect(await payments.storeSetup(id, second, 'secret')).toBeNull();
      await payments.forgetSetup(id, second);
      expect(await ride.read(id)).toMatchObject({ setupIntentId: first, setupClientSecret: 'secret', attempt: 1 });
      await payments.forgetSetup(id, first);
      expect(await ride.read(id)).toMatchObject({ setupIntentId: null, setupClientSecret: null, attempt: 2 });
      expect(await payments.storeSetup(id, second, 'secret')).toMatchObject({ setupIntentId: second, attempt: 2 });
    });

    it('stores and forgets a setup intent only while the person still has to provide a card', async () => {
      const unpaid = ['created', 'requires_action', 'failed'];
      expect(await ride.statesThatAllow(({ id }) => payments.storeSetup(id, newId('seti'), 's'))).toEqual(unpaid);
      const setupIntentId = newId('seti');
      const { id } = await ride.openIn('stored', { setupIntentId });
      await payments.forgetSetup(id, setupIntentId);
      expect(await ride.read(id)).toMatchObject({ setupIntentId, attempt: 1 });
    });

    it('refuses a setup intent that another payment has', async () => {
      const setupIntentId = newId('seti');
      await ride.openIn('stored', { setupIntentId });
      const { id } = await ride.open();
      await expect(payments.storeSetup(id, setupIntentId, 's')).rejects.toThrow('payments_setup_intent_id_key');
    });

    it('changes the state of a payment that is in one of the expected states', async () => {
      const { id } = await ride.open();
      const card = { cardBrand: 'visa', cardLast4: '4242', captureBefore: new Date('2026-05-04T12:00:00Z') };
      expect(await ride.change(id, { state: 'captured' }, ['authorized', 'failed'])).toBeNull();
      expect(await ride.read(id)).toMatchObject({ state: 'created', cardBrand: null });
      expect(await ride.change(id, { state: 'authorized', ...card }, ['created', 'failed'])).toMatchObject({
        id,
        state: 'authorized',
        amount: 5000,
        attempt: 1,
        ...card,
      });
      expect(await ride.change(id, { state: 'authorized' }, ['created'])).toBeNull();
    });

    it('keeps fields that a change does not name, or names as undefined', async () => {
      const { id } = await ride.openIn('authorized', { cardBrand: 'visa', cardLast4: '4242' });
      const changed = await ride.change(id, { state: 'failed', cardBrand: undefined, cardLast4: null });
      expect(changed).toMatchObject({ state: 'failed', cardBrand: 'visa', cardLast4: null });
    });

    it('refuses to record a larger capture than the hold', async () => {
      const { id } = await ride.openHeld();
      await expect(ride.change(id, { state: 'captured', captured: 5001 })).rejects.toThrow('payments_check');
      expect(await ride.read(id)).toMatchObject({ state: 'authorized', captured: 0 });
    });

    it('moves all payments of a person in a ride to another person', async () => {
      const released = await ride.open();
      await ride.change(released.id, { state: 'released' });
      const [trip, tip] = [await ride.open(), await ride.open({ purpose: 'tip' })];
      const elsewhere = await ride.open({ rideId: await world.newRide(ride.payerId) });
      const to = await world.newUser();
      await world.transaction((tx) => payments.changePayer(tx, ride.rideId, ride.payerId, to));
      for (const { id } of [released, trip, tip]) expect((await ride.read(id)).payerId).toBe(to);
      expect((await ride.read(elsewhere.id)).payerId).toBe(ride.payerId);
    });

    it.each([
      ['ride', 'payments_one_per_payer'],
      ['tip', 'payments_one_tip_per_payer'],
      ['debt', 'payments_one_debt_per_payer'],
    ] as const)('refuses to give a person a second %s payment', async (purpose, constraint) => {
      const to = await world.newUser();
      await ride.open({ purpose });
      await ride.open({ purpose, payerId: to });
      const give = () => world.transaction((tx) => payments.changePayer(tx, ride.rideId, ride.payerId, to));
      await expect(give()).rejects.toThrow(constraint);
    });

    it('counts the confirmations of each payment separately', async () => {
      const [one, another] = [await ride.openIn('created'), await ride.openIn('created')];
      const counts = [await payments.countConfirm(one.id), await payments.countConfirm(one.id)];
      expect([...counts, await payments.countConfirm(another.id), await payments.countConfirm(999_999)]).toEqual([
        1, 2, 1, 0,
      ]);
    });

    it('claims no lookup right after a payment has changed', async () => {
      await ride.openHeld();
      expect(await payments.claimLookups(1000)).toEqual([]);
    });
  });
}
