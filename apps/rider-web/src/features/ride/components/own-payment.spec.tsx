import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { PaymentView, RideView } from '@groupride/web-api-client';
import { fakeMutation, refused, type Answered, type FakeMutation } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';

let withdraw: FakeMutation<{ rideId: number }>;
let payments: PaymentView[];
jest.unstable_mockModule('../api', () => ({
  useListOwnPaymentsQuery: (_call: unknown, { skip }: { skip: boolean }) => ({ data: skip ? undefined : payments }),
  useWithdrawRideChangeMutation: () => withdraw.use(),
}));
const { OwnPayment } = await import('./own-payment');

const ride = { id: 7, you: 'organizer', status: 'pending', paymentMethod: 'card' } as RideView;
const payment = (what: Partial<PaymentView> = {}) =>
  ({
    id: 4,
    rideId: 7,
    purpose: 'ride',
    amount: '60.25',
    captured: '0.00',
    state: 'authorized',
    card: 'Visa ending 4242',
    ...what,
  }) as PaymentView;
const show = (of: Partial<RideView> = {}) => renderInApp(<OwnPayment ride={{ ...ride, ...of }} />);
const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Keep the ride as it is' }));
const TITLE = 'Confirm your card to change the ride';

beforeEach(() => {
  withdraw = fakeMutation();
  payments = [payment({ risesTo: '75.31' })];
});

describe('a change that waits for a card payment', () => {
  it('says what it waits for, and links to the payment page', () => {
    show();
    expect(
      screen
        .getByText('We’ll change the ride once $75.31 is set aside on your card. Until then nothing changes.')
        .closest('[role=status]'),
    ).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Confirm $75.31' }).getAttribute('href')).toBe('/payment?rideId=7');
  });

  it('is withdrawn only once after repeated presses', async () => {
    let tell: (answer: Answered) => void = () => undefined;
    withdraw.answer = () => new Promise<Answered>((resolve) => (tell = resolve));
    show();
    leave();
    leave();
    await act(async () => tell({}));
    expect(withdraw.asked).toEqual([{ rideId: 7 }]);
    expect(screen.getByText('The ride stays as it is')).toBeTruthy();
  });

  it('says why it could not be withdrawn, and stays pending', async () => {
    withdraw.answer = () => refused('ride_state_conflict');
    show();
    leave();
    expect(await screen.findByText('We couldn’t undo the change')).toBeTruthy();
    expect(screen.getByText('The ride just changed. Check the latest details.')).toBeTruthy();
    expect(screen.getByText(TITLE)).toBeTruthy();
  });

  it('says why the card was declined', () => {
    payments = [
      payment({
        risesTo: '75.31',
        failureCode: 'insufficient_funds',
        failureMessage: 'Your card has insufficient funds.',
      }),
    ];
    show();
    expect(
      screen.getByText(/^Your card doesn’t have enough funds\. We’ll change the ride once/).closest('[role=alert]'),
    ).not.toBeNull();
  });

  it('is shown only to the organizer of an open ride that is paid by card', () => {
    for (const what of [
      { you: 'member' },
      { status: 'cancelled' },
      { status: 'completed' },
      { paymentMethod: 'cash' },
      { you: 'driver' },
    ] as const)
      show(what);
    payments = [payment({ state: 'released', risesTo: '75.31' }), payment()];
    show();
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});

it('says once that the card was declined, and until when the payment can be updated', () => {
  payments = [payment({ state: 'failed', failureCode: 'generic_decline', recoverBefore: '2026-11-22T12:00:00Z' })];
  show();
  expect(screen.getAllByText(/card was declined/)).toHaveLength(1);
  expect(screen.getByText(/You have until/)).toBeTruthy();
});
