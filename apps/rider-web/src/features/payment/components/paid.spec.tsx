import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { PaymentView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetRideQuery: () => ({ data: aRide() }),
}));
const { Paid } = await import('./paid');

const payment = {
  ...{ id: 1, rideId: 7, purpose: 'ride', state: 'authorized', amount: '60.25', card: null },
} as unknown as PaymentView;
const advance = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const open = () => renderInApp(<Paid payment={payment} />, '/payment-success?rideId=7');

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
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

  it('counts down and returns to Home after five seconds', () => {
    const { address } = open();
    expect(screen.getByText('Redirecting to your ride in 5 seconds...')).toBeTruthy();
    advance(4.5);
    expect(address()).toBe('/payment-success?rideId=7');
    expect(screen.getByRole('timer').textContent).toBe('Redirecting to your ride in 1 second...');
    advance(1);
    expect(address()).toBe('/');
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
