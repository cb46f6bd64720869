import { PAYMENT_STATES, RIDE_STATUSES, type PaymentState, type RideStatus } from '@groupride/contracts';
import { INTENT_STATUSES, type IntentStatus, type PaymentPurpose } from './intent';
import { isLiving, stepsFor, type Step } from './intent-steps';

const declined = { code: 'insufficient_funds', message: 'Your card has insufficient funds.' };

interface Case {
  purpose?: PaymentPurpose;
  state?: PaymentState;
  ride?: RideStatus;
  pledge?: boolean;
  member?: boolean;
  intent: IntentStatus;
  failure?: typeof declined | null;
  lastFailure?: typeof declined;
  authorizeAt?: Date;
  recoverBefore?: Date;
  nextAmount?: number;
}

function steps({
  purpose = 'ride',
  state = 'created',
  ride = 'awaiting_payment',
  pledge = false,
  member = true,
  intent,
  failure = null,
  lastFailure,
  authorizeAt,
  recoverBefore,
  nextAmount,
}: Case): Step[] {
  const times = { authorizeAt: authorizeAt ?? null, recoverBefore: recoverBefore ?? null };
  return stepsFor({
    payment: {
      purpose,
      state,
      failureCode: lastFailure?.code ?? null,
      failureMessage: lastFailure?.message ?? null,
      ...times,
      nextAmount: nextAmount ?? null,
    },
    rideStatus: ride,
    isPledge: pledge,
    payerIsMember: member,
    intent: { status: intent, failure },
  });
}

describe('the step that follows from the state of an intent', () => {
  it.each<[string, Case, Step[]]>([
    ['a held card authorizes the ride’s payment', { intent: 'requires_capture' }, ['authorize']],
    [
      'a held card authorizes the ride’s payment after a decline',
      { intent: 'requires_capture', state: 'failed' },
      ['authorize'],
    ],
    [
      'a held card authorizes the ride’s payment after a challenge',
      { intent: 'requires_capture', state: 'requires_action' },
      ['authorize'],
    ],
    ['a held card that is reported again changes nothing', { intent: 'requires_capture', state: 'authorized' }, []],
    [
      'a held card that is reported after the capture changes nothing',
      { intent: 'requires_capture', state: 'captured' },
      [],
    ],
    [
      'a stored card that is held counts for the booked ride',
      { intent: 'requires_capture', state: 'stored', ride: 'confirmed', authorizeAt: new Date(0) },
      ['authorize'],
    ],
    [
      'a stored card that the person has replaced counts for the booked ride',
      { intent: 'requires_capture', state: 'failed', ride: 'pending', authorizeAt: new Date(0) },
      ['authorize'],
    ],
    [
      'a stored card that is declined fails',
      {
        intent: 'requires_payment_method',
        failure: declined,
        state: 'stored',
        ride: 'pending',
        authorizeAt: new Date(0),
      },
      ['fail'],
    ],
    [
      'a hold of a stored card for a cancelled ride is given back',
      { intent: 'requires_capture', state: 'stored', ride: 'cancelled', authorizeAt: new Date(0) },
      ['give_back'],
    ],
    [
      'a hold that ends while the ride looks for a driver is lost',
      { intent: 'canceled', state: 'authorized', ride: 'pending' },
      ['lose'],
    ],
    [
      'a hold that ends during the trip is lost',
      { intent: 'canceled', state: 'authorized', ride: 'in_progress' },
      ['lose'],
    ],
    [
      'a hold that ends with a cancelled ride is released',
      { intent: 'canceled', state: 'authorized', ride: 'cancelled' },
      ['release'],
    ],
    [
      'a share whose hold ends falls back to the organizer',
      { intent: 'canceled', state: 'authorized', purpose: 'share', ride: 'pending' },
      ['release'],
    ],
    [
      'a share whose hold ends is lost while its payer is asked for a higher amount',
      { intent: 'canceled', state: 'authorized', purpose: 'share', ride: 'pending', nextAmount: 900 },
      ['lose'],
    ],
    [
      'a share whose hold ends falls back to the organizer when its payer has left',
      { intent: 'canceled', state: 'authorized', purpose: 'share', ride: 'pending', nextAmount: 900, member: false },
      ['release'],
    ],
    [
      'a share of a pledge whose hold ends is lost, because nobody else pays for it',
      { intent: 'canceled', state: 'authorized', purpose: 'share', pledge: true },
      ['lose'],
    ],
    [
      'a share of a pledge whose hold ends after the request is lost too',
      { intent: 'canceled', state: 'authorized', purpose: 'share', ride: 'confirmed', pledge: true },
      ['lose'],
    ],
    [
      'a share of a pledge whose hold ends with the cancelled ride is released',
      { intent: 'canceled', state: 'authorized', purpose: 'share', ride: 'cancelled', pledge: true },
      ['release'],
    ],
    [
      'the organizer’s part of a pledge is lost too',
      { intent: 'canceled', state: 'authorized', pledge: true },
      ['lose'],
    ],
    [
      'a share of a pledge is released when its payer has left',
      { intent: 'canceled', state: 'authorized', purpose: 'share', pledge: true, member: false },
      ['release'],
    ],
    [
      'another card counts while the payment is in recovery',
      { intent: 'requires_capture', state: 'failed', ride: 'confirmed', recoverBefore: new Date(0) },
      ['authorize'],
    ],
    [
      'a hold for a ride that was cancelled is given back',
      { intent: 'requires_capture', ride: 'cancelled' },
      ['give_back'],
    ],
    [
      'a hold of a released payment is given back',
      { intent: 'requires_capture', state: 'released', ride: 'pending' },
      ['give_back'],
    ],
    [
      'a held card authorizes a share',
      { intent: 'requires_capture', purpose: 'share', ride: 'en_route' },
      ['authorize'],
    ],
    [
      'a held card authorizes a share during the trip',
      { intent: 'requires_capture', purpose: 'share', ride: 'in_progress' },
      ['authorize'],
    ],
    [
      'a share after the trip is given back',
      { intent: 'requires_capture', purpose: 'share', ride: 'completed' },
      ['give_back'],
    ],
    [
      'a share of somebody who left is given back',
      { intent: 'requires_capture', purpose: 'share', ride: 'pending', member: false },
      ['give_back'],
    ],
    ['a challenge is shown', { intent: 'requires_action' }, ['require_action']],
    ['a challenge is shown after a decline', { intent: 'requires_action', state: 'failed' }, ['require_action']],
    ['a challenge reported late does not undo the hold', { intent: 'requires_action', state: 'authorized' }, []],
    ['a decline is recorded', { intent: 'requires_payment_method', failure: declined }, ['fail']],
    [
      'a decline that is known is not recorded again',
      { intent: 'requires_payment_method', failure: declined, state: 'failed', lastFailure: declined },
      [],
    ],
    [
      'a decline for another reason is recorded',
      {
        intent: 'requires_payment_method',
        failure: declined,
        state: 'failed',
        lastFailure: { code: 'expired_card', message: 'Expired.' },
      },
      ['fail'],
    ],
    [
      'a decline reported late does not undo the hold',
      { intent: 'requires_payment_method', failure: declined, state: 'authorized' },
      [],
    ],
    ['an intent that waits for a card is not a decline', { intent: 'requires_payment_method' }, []],
    [
      'a cancelled intent releases the payment',
      { intent: 'canceled', state: 'authorized', ride: 'cancelled' },
      ['release'],
    ],
    ['a cancelled intent without a hold releases the payment', { intent: 'canceled' }, ['release']],
    ['a cancelled intent changes nothing once the payment is released', { intent: 'canceled', state: 'released' }, []],
    ['a cancelled intent changes nothing after a capture', { intent: 'canceled', state: 'captured' }, []],
    ['captured money is recorded', { intent: 'succeeded', state: 'authorized', ride: 'completed' }, ['record_capture']],
    ['captured money is recorded only once', { intent: 'succeeded', state: 'captured', ride: 'completed' }, []],
    [
      'money captured before we learned of the hold authorizes the payment and is recorded',
      { intent: 'succeeded' },
      ['authorize', 'record_capture'],
    ],
    ['an intent that is being processed changes nothing', { intent: 'processing', state: 'requires_action' }, []],
  ])('%s', (_, given, expected) => {
    expect(steps(given)).toEqual(expected);
  });

  it('never changes a final state', () => {
    for (const intent of INTENT_STATUSES) {
      for (const ride of RIDE_STATUSES) {
        for (const purpose of ['ride', 'share'] as const) {
          expect(steps({ intent, ride, purpose, state: 'captured', failure: declined })).toEqual([]);
          expect(steps({ intent, ride, purpose, state: 'released', failure: declined })).toEqual(
            intent === 'requires_capture' ? ['give_back'] : intent === 'succeeded' ? ['record_overpayment'] : [],
          );
        }
      }
    }
  });

  it('counts a payment for a ride only while the ride waits for it', () => {
    for (const ride of RIDE_STATUSES) {
      for (const state of PAYMENT_STATES) {
        const authorizes = steps({ intent: 'requires_capture', ride, state }).includes('authorize');
        expect(authorizes).toBe(
          ride === 'awaiting_payment' && ['created', 'requires_action', 'failed', 'stored'].includes(state),
        );
      }
    }
  });

  it.each<[string, PaymentPurpose, Partial<Case>, RideStatus[]]>([
    [
      'a ride on a stored card until it ends',
      'ride',
      { authorizeAt: new Date(0) },
      ['awaiting_payment', 'pending', 'confirmed', 'en_route', 'in_progress'],
    ],
    [
      'a share until the ride ends',
      'share',
      {},
      ['awaiting_payment', 'pending', 'confirmed', 'en_route', 'in_progress'],
    ],
    ['no share of a departed member', 'share', { member: false }, []],
    ['a debt once the ride has ended', 'debt', {}, ['completed', 'cancelled']],
    ['a debt of a departed member too', 'debt', { member: false }, ['completed', 'cancelled']],
    ['a tip after a completed ride', 'tip', {}, ['completed']],
    ['no tip of a departed member', 'tip', { member: false }, []],
  ])('counts a hold for %s, and gives back any other', (_, purpose, context, expected) => {
    const next = RIDE_STATUSES.map((ride) => steps({ intent: 'requires_capture', purpose, ride, ...context }));
    expect(next).toEqual(RIDE_STATUSES.map((ride) => [expected.includes(ride) ? 'authorize' : 'give_back']));
  });

  it('needs another hold only for a ride that is under way, and never for a tip or a debt', () => {
    const lost = (purpose: PaymentPurpose) =>
      RIDE_STATUSES.filter((ride) =>
        steps({ intent: 'canceled', state: 'authorized', purpose, ride, nextAmount: 900 }).includes('lose'),
      );
    expect(lost('ride')).toEqual(['pending', 'confirmed', 'en_route', 'in_progress']);
    expect([lost('tip'), lost('debt'), lost('overpayment')]).toEqual([[], [], []]);
  });

  it.each([
    [
      'the first refusal, even with the details of an earlier one',
      { state: 'created' as const, lastFailure: declined },
      true,
    ],
    ['the same refusal', { state: 'failed' as const, lastFailure: declined }, false],
    ['another code', { state: 'failed' as const, lastFailure: { ...declined, code: 'expired_card' } }, true],
    ['another message', { state: 'failed' as const, lastFailure: { ...declined, message: 'Expired.' } }, true],
  ])('records a refusal when it is news: %s', (_, payment, isNews) => {
    expect(steps({ intent: 'requires_payment_method', failure: declined, ...payment })).toEqual(isNews ? ['fail'] : []);
  });
});

it('counts a payment as open until it is captured or released', () => {
  expect(PAYMENT_STATES.filter((state) => !isLiving({ state }))).toEqual(['captured', 'released']);
});
