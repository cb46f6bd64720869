import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { refused } from '../../testing/fake-mutation';
import { renderInApp } from '../../testing/render-in-app';
import { aRide } from '../../testing/rides';

interface Payments {
  ready: object | null;
  error: unknown;
  retry: () => void;
}
let payments: Payments;
let ride: ReturnType<typeof aRide>;
let rideError: unknown;
let own: object[];
const loaded = (data: unknown) => () => ({ data, isLoading: false, isFetching: false });
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetRideQuery: () => ({ ...loaded(ride)(), error: rideError }),
  useListOwnPaymentsQuery: () => loaded(own)(),
  useListUserRidesQuery: loaded([]),
  useGetRideCancellationTermsQuery: loaded(undefined),
  useGetCancellationTermsQuery: loaded(undefined),
}));
jest.unstable_mockModule('../../shared/use-credit', () => ({ useRideCredit: () => null }));
jest.unstable_mockModule('./hooks/use-payments', () => ({ usePayments: () => payments }));
jest.unstable_mockModule('./components/payment-options', () => ({
  PaymentOptions: ({ onConfirmed }: { onConfirmed: (settlement: string) => void }) => (
    <>
      <button onClick={() => onConfirmed('authorized')}>The card form</button>
      <button onClick={() => onConfirmed('unknown')}>The card form without an answer</button>
    </>
  ),
}));
const { default: PaymentPage } = await import('./payment-page');

const open = () => renderInApp(<PaymentPage />, '/payment?rideId=7');
const begun = { paymentId: 3, amount: '60.25', state: 'created', mode: 'payment', authorizeAt: null };

beforeEach(() => {
  ride = aRide();
  rideError = undefined;
  own = [];
  payments = { ready: null, error: null, retry: () => undefined };
});

describe('the payment page', () => {
  it('sets up the payment, and links back to the rides meanwhile', () => {
    open();
    expect(screen.getByText('Setting up your payment...')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Rides' }).getAttribute('href')).toBe('/');
    expect(screen.queryByText('The card form')).toBeNull();
  });

  it('shows what is paid, for which ride, and who processes the card', () => {
    payments.ready = { stripe: {}, begun };
    open();
    expect(screen.getByRole('heading', { name: 'Complete Payment' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Payment Details' })).toBeTruthy();
    expect(screen.getByText('Complete your ride payment securely with Stripe')).toBeTruthy();
    expect(screen.getByText("You're paying:")).toBeTruthy();
    expect(screen.getAllByText('$60.25').length).toBeGreaterThan(0);
    const { pickupLocation, dropoffLocation } = aRide();
    expect(screen.getByText(`${pickupLocation} → ${dropoffLocation}`)).toBeTruthy();
    expect(screen.getByText('The card form')).toBeTruthy();
  });

  it.each([
    ['before there is a driver', {}, 'We’re looking for your driver.'],
    ['of a scheduled ride', { scheduledAt: '2026-12-21T12:00:00.000Z' }, 'Your ride is booked.'],
    ['of a friend whose ride has a driver', { driverId: 3 }, 'Your ride is confirmed.'],
  ])('thanks for a payment %s, and calls no ride confirmed without a driver', (_when, what, outlook) => {
    ride = aRide(what);
    payments.ready = { stripe: {}, begun };
    const { address } = open();
    fireEvent.click(screen.getByText('The card form'));
    expect(screen.getByText('Payment Successful')).toBeTruthy();
    expect(screen.getByText(`Thank you for your payment! ${outlook}`)).toBeTruthy();
    expect(address()).toBe('/payment-success?rideId=7&payment=3');
  });

  it('does not call a payment successful that the server has not confirmed', () => {
    ride = aRide();
    payments.ready = { stripe: {}, begun };
    const { address } = open();
    fireEvent.click(screen.getByText('The card form without an answer'));
    expect(screen.queryByText('Payment Successful')).toBeNull();
    expect(address()).toBe('/payment-success?rideId=7&payment=3');
  });

  it.each([
    ['the ride was cancelled', () => (ride = aRide({ status: 'cancelled' }))],
    ['the rider left it on another page', () => (rideError = refused('not_found', 404).error)],
    ['the amount was released', () => (own = [{ id: 3, state: 'released' }])],
  ])('asks once more what is to be paid when %s', (_, happens) => {
    const retry = jest.fn();
    payments = { ready: { stripe: {}, begun }, error: null, retry };
    open();
    expect(retry).not.toHaveBeenCalled();
    cleanup();
    happens();
    open();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('says that nothing was charged, and retries, when the payment could not be set up', () => {
    payments.error = refused('unknown_code', 500).error;
    open();
    expect(screen.getByText('We couldn’t set up your payment')).toBeTruthy();
    expect(screen.getByText('Nothing was charged. Please try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
