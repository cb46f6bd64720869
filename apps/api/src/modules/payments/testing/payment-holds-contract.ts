import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { PaymentRecords } from '../payment-records.facade';
import { intentWith, newId, PaymentsOfARide } from './payments-of-a-ride';

/**
 * Contract tests for every repository of payments: holds, captures and overpayments.
 * @param open runs before each test
 */
export function describePaymentHolds(
  name: string,
  open: () => Promise<{ payments: PaymentRecords; world: RepositoryWorld }>,
): void {
  describe(name, () => {
    let payments: PaymentRecords;
    let world: RepositoryWorld;
    let ride: PaymentsOfARide;

    const nextFor = (amount: number) => ({ id: newId('pi'), clientSecret: 'next secret', amount });
    const increase = (id: number, amount = 6000) => world.transaction((tx) => payments.requestIncrease(tx, id, amount));
    const FAILURE = { failureCode: 'card_declined', failureMessage: 'Declined.' };
    const CARD = { captureBefore: new Date('2026-05-04T12:00:00Z'), cardBrand: 'visa', cardLast4: '4242' };

    beforeEach(async () => {
      ({ payments, world } = await open());
      ride = await PaymentsOfARide.in(payments, world);
    });

    describe('a hold increase', () => {
      it('is requested for a hold, and for a payment with nothing held or under way', async () => {
        expect(await ride.statesThatAllow(({ id }) => increase(id))).toEqual(['created', 'failed', 'authorized']);
        const { id } = await ride.open();
        await payments.storeIntent(id, 1, newId('pi'), 'secret');
        expect(await increase(id)).toBeNull();
        expect(await ride.read(id)).toMatchObject({ nextAmount: null, attempt: 1 });
      });

      it('starts a failed payment over', async () => {
        const { id } = await ride.openIn('failed', FAILURE);
        expect(await increase(id)).toMatchObject({
          state: 'created',
          nextAmount: 6000,
          amount: 5000,
          attempt: 2,
          failureCode: null,
          failureMessage: null,
        });
      });

      it('replaces an increase that was requested before', async () => {
        const { id, intentId } = await ride.openHeld();
        await increase(id, 6000);
        await payments.storeNext(id, intentId, nextFor(6000));
        expect(await increase(id, 7000)).toMatchObject({
          state: 'authorized',
          intentId,
          nextAmount: 7000,
          nextIntentId: null,
          nextClientSecret: null,
          attempt: 3,
        });
      });

      it('is cleared with its intent, once', async () => {
        const { id, intentId } = await ride.openHeld();
        await increase(id);
        await payments.storeNext(id, intentId, nextFor(6000));
        const clear = () => world.transaction((tx) => payments.clearIncrease(tx, id));
        await clear();
        await clear();
        expect(await ride.read(id)).toMatchObject({ nextAmount: null, nextIntentId: null, attempt: 3, intentId });
      });

      it('counts a failed attempt, unless a later one was counted or an intent was stored', async () => {
        const { id, intentId } = await ride.openHeld();
        const attemptAfter = async (attempt: number) => {
          await payments.countFailedIncrease(id, attempt);
          return (await ride.read(id)).attempt;
        };
        expect(await attemptAfter(1)).toBe(1);
        await increase(id);
        expect(await attemptAfter(1)).toBe(2);
        expect(await attemptAfter(2)).toBe(3);
        expect(await attemptAfter(2)).toBe(3);
        await payments.storeNext(id, intentId, nextFor(6000));
        expect(await attemptAfter(3)).toBe(3);
      });
    });

    describe('the intent that will replace a hold', () => {
      it('is stored once, for the hold that it was made for', async () => {
        const { id, intentId } = await ride.openHeld();
        const next = nextFor(5000);
        expect(await payments.storeNext(id, newId('pi'), next)).toBeNull();
        expect(await payments.storeNext(id, null, next)).toBeNull();
        const stored = { intentId, nextIntentId: next.id, nextClientSecret: next.clientSecret };
        expect(await payments.storeNext(id, intentId, next)).toMatchObject(stored);
        expect(await payments.storeNext(id, intentId, next)).toMatchObject(stored);
        expect(await payments.storeNext(id, intentId, nextFor(5000))).toBeNull();
      });

      it('is stored only with the amount that is requested by now', async () => {
        const { id, intentId } = await ride.openHeld();
        expect(await payments.storeNext(id, intentId, nextFor(6000))).toBeNull();
        await increase(id, 6000);
        expect(await payments.storeNext(id, intentId, nextFor(5000))).toBeNull();
        expect(await payments.storeNext(id, intentId, nextFor(6000))).not.toBeNull();
      });

      it('is stored for a hold, a payment in recovery, and one whose amount was raised', async () => {
        expect(await ride.statesThatAllow(({ id }) => payments.storeNext(id, null, nextFor(5000)))).toEqual([
          'authorized',
        ]);
        const recovering = await ride.openIn('failed', { recoverBefore: new Date() });
        expect(await payments.storeNext(recovering.id, null, nextFor(5000))).not.toBeNull();
        const { id } = await ride.openIn('created', { nextAmount: 6000 });
        expect(await payments.storeNext(id, null, nextFor(6000))).not.toBeNull();
      });

      it('belongs to one payment', async () => {
        const [one, another] = [await ride.openHeld(), await ride.openHeld()];
        const next = nextFor(5000);
        await payments.storeNext(one.id, one.intentId, next);
        const again = payments.storeNext(another.id, another.intentId, next);
        await expect(again).rejects.toThrow('payments_next_intent_id_key');
      });

      it('is dropped only while it is still the current one', async () => {
        const { id, intentId } = await ride.openHeld();
        const next = nextFor(6000);
        await increase(id);
        await payments.storeNext(id, intentId, next);
        await world.transaction((tx) => payments.dropNext(tx, id, intentId));
        expect(await ride.read(id)).toMatchObject({ nextIntentId: next.id, attempt: 2 });
        await world.transaction((tx) => payments.dropNext(tx, id, next.id));
        expect(await ride.read(id)).toMatchObject({ nextIntentId: null, nextClientSecret: null, attempt: 3 });
        expect((await ride.read(id)).nextAmount).toBe(6000);
      });

      it('replaces the hold with its amount and card, once', async () => {
        const { id, intentId } = await ride.openHeld(FAILURE);
        const next = nextFor(6000);
        await increase(id);
        await payments.storeNext(id, intentId, next);
        const takeOver = (intent: string) =>
          world.transaction((tx) => payments.takeOver(tx, id, { intentId: intent, methodId: 'pm_1', ...CARD }));
        expect(await takeOver(intentId)).toBeNull();
        expect(await takeOver(next.id)).toMatchObject({
          state: 'authorized',
          intentId: next.id,
          clientSecret: next.clientSecret,
          amount: 6000,
          attempt: 3,
          nextIntentId: null,
          nextClientSecret: null,
          nextAmount: null,
          methodId: 'pm_1',
          recoverBefore: null,
          failureCode: null,
          failureMessage: null,
          ...CARD,
        });
        expect(await takeOver(next.id)).toBeNull();
      });

      it('ends a recovery, unless the payment was released in the meantime', async () => {
        const takenOver = async (state: 'failed' | 'released') => {
          const { id } = await ride.openIn('failed', { recoverBefore: new Date(), ...FAILURE });
          const next = nextFor(5000);
          await payments.storeNext(id, null, next);
          await ride.change(id, { state });
          const hold = { intentId: next.id, methodId: null, ...CARD };
          return world.transaction((tx) => payments.takeOver(tx, id, hold));
        };
        const held = { state: 'authorized', amount: 5000, recoverBefore: null, failureCode: null };
        expect(await takenOver('failed')).toMatchObject(held);
        expect(await takenOver('released')).toBeNull();
      });
    });

    it('recovers payments that are neither captured nor released', async () => {
      const recovery = { recoverBefore: new Date('2026-05-04T12:00:00Z'), ...FAILURE };
      const set = async ({ id }: { id: number }) => {
        await world.transaction((tx) => payments.setRecovery(tx, id, recovery));
        const row = await ride.read(id);
        return row.recoverBefore && row.failureCode === FAILURE.failureCode ? row : null;
      };
      const open = ['created', 'requires_action', 'failed', 'stored', 'authorized'];
      expect(await ride.statesThatAllow(set)).toEqual(open);
    });

    it('loses a hold once, with everything that belonged to it', async () => {
      const { id } = await ride.openHeld(CARD);
      const lose = (of: number) =>
        world.transaction((tx) => payments.loseHold(tx, of, { code: 'expired', message: 'It expired.' }));
      expect(await lose(id)).toMatchObject({
        state: 'failed',
        attempt: 2,
        intentId: null,
        clientSecret: null,
        captureBefore: null,
        failureCode: 'expired',
        failureMessage: 'It expired.',
        cardLast4: '4242',
      });
      expect(await ride.statesThatAllow((payment) => lose(payment.id))).toEqual(['authorized']);
    });

    it('restates only the amount that a stored card will be authorized for', async () => {
      const restate = (id: number) => world.transaction((tx) => payments.restate(tx, id, 7000));
      expect(await ride.statesThatAllow(({ id }) => restate(id))).toEqual(['stored']);
      const { id } = await ride.openIn('stored', { methodId: 'pm_1' });
      await payments.storeIntent(id, 1, newId('pi'), 'secret');
      const begun = { intentId: null, clientSecret: null, attempt: 2 };
      expect(await restate(id)).toMatchObject({ state: 'stored', amount: 7000, methodId: 'pm_1', ...begun });
    });

    describe('an overpayment', () => {
      const at = new Date('2026-05-04T12:00:00Z');
      const take = (payment: Parameters<PaymentRecords['takeOverpayment']>[1], intent: ReturnType<typeof intentWith>) =>
        world.transaction((tx) => payments.takeOverpayment(tx, payment, intent, at));

      it('is what a released payment becomes when money was captured from it', async () => {
        const { id, intentId } = await ride.openHeld(CARD);
        const intent = intentWith({ id: intentId, captured: 4000 });
        expect(await take(await ride.read(id), intent)).toBeNull();
        const released = (await ride.change(id, { state: 'released' }))!;
        expect(await take(released, intent)).toMatchObject({
          id,
          purpose: 'overpayment',
          state: 'captured',
          captured: 4000,
          amount: 5000,
          cardBrand: 'visa',
          cardLast4: '4242',
        });
        expect(await take(released, intent)).toBeNull();
      });

      it('is a payment of its own when it was captured with another intent', async () => {
        const payment = await ride.openHeld();
        const intent = intentWith({ amount: 6000, captured: 6000, card: { brand: 'amex', last4: '0005' } });
        const taken = (await take(payment, intent))!;
        expect(taken).toMatchObject({
          rideId: payment.rideId,
          payerId: payment.payerId,
          purpose: 'overpayment',
          state: 'captured',
          intentId: intent.id,
          amount: 6000,
          captured: 6000,
          cardBrand: 'amex',
          cardLast4: '0005',
          attempt: 1,
        });
        expect(taken.id).not.toBe(payment.id);
        expect(await take(payment, intent)).toBeNull();
        expect((await payments.listRideAndShares(ride.rideId)).map(({ id }) => id)).toEqual([payment.id]);
      });

      it('names the card that it was captured from', async () => {
        const { id, intentId } = await ride.openHeld(CARD);
        const released = (await ride.change(id, { state: 'released' }))!;
        const card = { brand: 'amex', last4: '0005' };
        const named = { cardBrand: 'amex', cardLast4: '0005' };
        expect(await take(released, intentWith({ id: intentId, card }))).toMatchObject(named);
      });

      it('is not recorded with the intent of another payment', async () => {
        const [payment, another] = [await ride.openHeld(), await ride.openHeld()];
        await ride.change(another.id, { state: 'released' });
        expect(await take(payment, intentWith({ id: another.intentId }))).toBeNull();
        expect(await ride.read(another.id)).toMatchObject({ purpose: 'share', state: 'released', captured: 0 });
      });

      it('is recorded for what was captured from somebody who left, and who may pay again', async () => {
        const setAside = (id: number) => world.transaction((tx) => payments.setAside(tx, id));
        const { id, payerId } = await ride.openHeld();
        await setAside(id);
        expect((await ride.read(id)).purpose).toBe('share');
        await ride.change(id, { state: 'captured', captured: 5000 });
        await setAside(id);
        expect(await ride.read(id)).toMatchObject({ purpose: 'overpayment', state: 'captured' });
        expect((await ride.open({ payerId, purpose: 'share' })).id).not.toBe(id);
      });
    });
  });
}
