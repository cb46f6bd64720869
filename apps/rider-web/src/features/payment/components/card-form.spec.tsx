import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

let becomeReady: () => void;
let confirmations = 0;
let formsLoaded = 0;
jest.unstable_mockModule('@stripe/react-stripe-js', () => ({
  PaymentElement: ({ onReady }: { onReady: () => void }) => {
    becomeReady = onReady;
    useEffect(() => void (formsLoaded += 1), []);
    return <div>The provider’s form</div>;
  },
  useElements: () => ({}),
  useStripe: () => ({
    // Simulates a slow bank.
    confirmPayment: () => {
      confirmations += 1;
      return new Promise(() => undefined);
    },
  }),
}));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListOwnPaymentsQuery: () => ({ data: [] }),
  useRefreshCardsMutation: () => [() => undefined],
  useLazyGetPaymentQuery: () => [() => ({ unwrap: () => new Promise(() => undefined) })],
  useRefreshPaymentMutation: () => [() => ({ unwrap: () => new Promise(() => undefined) })],
}));
const { CardForm } = await import('./card-form');

const intent = { paymentId: 3, amount: '60.25', state: 'created', mode: 'payment', authorizeAt: null } as never;

it('waits for the provider’s form, shows the amount, and pays only once after repeated presses', async () => {
  renderInApp(<CardForm rideId={7} intent={intent} maySave={false} onConfirmed={() => undefined} />);
  const pay = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $60.25' });
  expect(pay.disabled).toBe(true);
  expect(screen.getByText(/^Secured by/)).toBeTruthy();
  act(() => becomeReady());
  expect(pay.disabled).toBe(false);
  await act(async () => void fireEvent.click(pay));
  const busy = screen.getByRole('button', { name: /Processing\.\.\./ });
  await act(async () => void fireEvent.click(busy));
  expect(confirmations).toBe(1);
});

it('loads the provider’s form again when the network returns before it was ready', () => {
  renderInApp(<CardForm rideId={7} intent={intent} maySave={false} onConfirmed={() => undefined} />);
  const before = formsLoaded;
  fireEvent(window, new Event('online'));
  expect(formsLoaded).toBe(before + 1);
  act(() => becomeReady());
  // Text that was already typed is kept.
  fireEvent(window, new Event('online'));
  expect(formsLoaded).toBe(before + 1);
});
