import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { RideRequestView } from '@groupride/web-api-client';
import { aRequest } from '../../../testing/rides';
import { renderInApp } from '../../../testing/render-in-app';

jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListRideTypesQuery: () => ({ data: [{ id: 'CharterBus', name: 'Charter Bus' }] }),
}));
const { RequestCard } = await import('./request-card');

describe('the request card', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function open(what: Partial<RideRequestView> = {}, deadline = 1_015_000) {
    const answers = { onAccept: jest.fn(), onDecline: jest.fn(), onExpire: jest.fn() };
    const offer = { request: aRequest(what), deadline, receivedAt: 1_000_000 };
    renderInApp(<RequestCard offer={offer} answering={null} {...answers} />);
    return answers;
  }

  it('shows the details of the ride and what it earns', () => {
    const { onAccept, onDecline } = open();
    expect(screen.getByText('$42.50')).toBeTruthy();
    expect(screen.getByText('Bank of America Stadium')).toBeTruthy();
    expect(screen.getByText('4 people')).toBeTruthy();
    expect(screen.getByText('6 min (1.1 mi) to pickup')).toBeTruthy();
    expect(screen.getByText('Card')).toBeTruthy();
    expect(screen.getByText('12 rides')).toBeTruthy();
    expect(screen.getByText(/^Maya/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect([onAccept, onDecline].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
  });

  it('names the ride type as riders see it', () => {
    open({ rideType: 'CharterBus' });
    expect(screen.getByText('Charter Bus')).toBeTruthy();
  });

  it('shows an address near a place with a custom name, and no address of a known place', () => {
    open({ pickupLocation: 'The best bar', pickupAddress: '800 South Mint Street' });
    expect(screen.getByText('The best bar')).toBeTruthy();
    expect(screen.getAllByText(/^Near/).map(({ textContent }) => textContent)).toEqual(['Near 800 South Mint Street']);
  });

  it('shows what to collect in cash, and that a rider is new', () => {
    open({ paymentMethod: 'cash', riderTrips: 0 });
    expect(screen.getByText('Cash · $58.20')).toBeTruthy();
    expect(screen.getByText('New rider')).toBeTruthy();
  });

  it('shows that a business account pays, and does not mention cash', () => {
    open({ paymentMethod: 'account' });
    expect(screen.getByText('Business account')).toBeTruthy();
    expect(screen.queryByText(/Cash|Card/)).toBeNull();
  });

  it('shows how long a ride booked by the hour lasts', () => {
    open({ scheduledAt: '2026-11-21T23:30:00.000Z', hourlyDuration: 3 });
    expect(screen.getByText(/^For 3 hours · Sat, Nov 21, 6:30/)).toBeTruthy();
  });

  const emptied = () => {
    const [, filled] = screen.getByRole('timer').querySelectorAll('circle');
    return Number(filled!.getAttribute('stroke-dashoffset')) / Number(filled!.getAttribute('stroke-dasharray'));
  };

  it.each([8, 16, 30])('empties its ring evenly in the %i seconds that the server gives', (seconds) => {
    open(
      { expiresAt: new Date(Date.parse(aRequest().offeredAt) + seconds * 1000).toISOString() },
      1_000_000 + seconds * 1000,
    );
    expect(emptied()).toBe(0);
    act(() => jest.advanceTimersByTime(seconds * 500));
    expect(emptied()).toBeCloseTo(0.5);
  });

  it('shows after a reload how much of the time is gone', () => {
    open({ expiresAt: new Date(Date.parse(aRequest().offeredAt) + 60_000).toISOString() }, 1_015_000);
    expect(emptied()).toBeCloseTo(0.75);
  });

  it('counts down 15 seconds, is urgent for the last three, and expires once', () => {
    const { onExpire } = open();
    const ring = () => screen.getByRole('timer');
    expect(ring().getAttribute('aria-label')).toBe('15 seconds left');
    act(() => jest.advanceTimersByTime(11_000));
    expect(ring().hasAttribute('data-urgent')).toBe(false);
    act(() => jest.advanceTimersByTime(1_000));
    expect(ring().hasAttribute('data-urgent')).toBe(true);
    expect(onExpire).not.toHaveBeenCalled();
    // Read once for the last seconds.
    expect(screen.getByText('5 seconds left')).toBeTruthy();
    act(() => jest.advanceTimersByTime(10_000));
    expect(onExpire).toHaveBeenCalledTimes(1);
  });
});
