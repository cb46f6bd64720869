import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { PaymentView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

let ride: ReturnType<typeof aRide> | undefined = aRide();
let error: unknown;
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetRideQuery: () => ({ data: ride, error, isLoading: ride === undefined && error === undefined }),
}));
const { Paid } = await import('./paid');

const payment = {
  id: 1,
  rideId: 7,
  purpose: 'ride',
  state: 'authorized',
  amount: '60.25',
  card: null,
} as unknown as PaymentView;
const advance = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const open = (what: Partial<PaymentView> = {}) =>
  renderInApp(<Paid payment={{ ...payment, ...what }} />, '/payment-success?rideId=7');

beforeEach(() => {
  ride = aRide();
  error = undefined;
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

describe('the payment success page', () => {
  it('says that the payment was processed and what happens next', () => {
    open();
    for (const text of [
      'Payment Successful!',
      'Your ride payment has been processed successfully.',
      "You'll receive a confirmation email shortly.",
      "What's next?",
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Track Your Ride' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Receipt' }).getAttribute('href')).toBe('/ride/7/receipt');
  });

  it.each([
    [{}, 'We’re looking for your driver'],
    [{ scheduledAt: '2026-12-24T15:00:00Z' }, 'We’re looking for a driver who’s free then'],
    [{ scheduledAt: '2026-12-24T15:00:00Z', driverId: 3, status: 'confirmed' }, 'Your ride is confirmed and paid'],
  ] as const)('says what is next for a ride that is %j', (what, next) => {
    ride = aRide(what);
    open();
    expect(screen.getByText(next)).toBeTruthy();
  });

  it('counts down and returns to Home after five seconds', () => {
    const { address } = open();
    expect(screen.getByText('Redirecting to your ride in 5 seconds...')).toBeTruthy();
    advance(4.5);
    expect(address()).toBe('/payment-success?rideId=7');
    expect(screen.getByRole('timer').textContent).toBe('Redirecting to your ride in 1 second...');
    advance(1);
    expect(address()).toBe('/');
  });

  it('says nothing of the ride, and leads nowhere, until the ride is loaded', () => {
    ride = undefined;
    const { address } = open();
    expect(screen.getByText('Processing...')).toBeTruthy();
    advance(60);
    expect(address()).toBe('/payment-success?rideId=7');
  });

  it.each<{ state: PaymentView['state']; status: number; title: string; detail: string; to: string }>([
    {
      state: 'authorized',
      status: 500,
      title: 'Payment Successful!',
      detail: 'couldn’t load your ride',
      to: '/ride/7',
    },
    { state: 'stored', status: 500, title: 'Your card is saved', detail: 'couldn’t load your ride', to: '/ride/7' },
    { state: 'captured', status: 404, title: 'Payment Successful!', detail: 'not part of this ride', to: '/groups' },
  ])('promises no driver when the ride of the $state payment is not loaded', ({ state, status, title, detail, to }) => {
    [ride, error] = [undefined, { status, data: status === 404 ? { code: 'not_found' } : {} }];
    const { address } = open({ state });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(document.body.textContent).toContain(detail);
    expect(document.body.textContent).toContain('$60.25');
    expect(screen.queryByText(/looking for/)).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe(to);
    advance(60);
    expect(address()).toBe('/payment-success?rideId=7');
  });

  it('stays open when the rider touches it during the countdown', () => {
    const { address } = open();
    advance(3);
    fireEvent.pointerDown(document.body);
    advance(60);
    expect(address()).toBe('/payment-success?rideId=7');
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
