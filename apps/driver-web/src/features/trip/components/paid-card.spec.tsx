import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';

interface Answer {
  data?: { today: string; recent: { rideId: number; amount: string }[] };
  isFetching: boolean;
}
let answer: Answer;
const asked = jest.fn((_: { driverId: number }, _options: { pollingInterval: number }) => answer);
jest.unstable_mockModule('../api', () => ({ useGetEarningsQuery: asked }));
const { PaidCard } = await import('./paid-card');

const trip = { rideId: 7, fare: '50.00', cash: null, completedAt: 0 };
const card = () => <PaidCard driverId={3} trip={trip} onDone={() => undefined} />;
const isAskedAgain = () => (asked.mock.lastCall?.[1].pollingInterval ?? 0) > 0;
const booked: Answer = { data: { today: '61.00', recent: [{ rideId: 7, amount: '40.00' }] }, isFetching: false };
const notBooked: Answer = { data: { today: '21.00', recent: [{ rideId: 6, amount: '21.00' }] }, isFetching: false };
const PENDING = /You’ll see what you earned on this ride/;

describe('the card of a completed trip', () => {
  it('shows what the ride earned, and asks no more', () => {
    answer = booked;
    renderInApp(card());
    expect(screen.getByText('You earned')).toBeTruthy();
    expect(screen.getByText('$40.00')).toBeTruthy();
    expect(isAskedAgain()).toBe(false);
  });

  it('asks again until the earnings are booked', () => {
    answer = { isFetching: true };
    const { rerender } = renderInApp(card());
    expect(screen.queryByText(PENDING)).toBeNull();
    answer = notBooked;
    rerender(card());
    expect(screen.getByText(PENDING)).toBeTruthy();
    expect(isAskedAgain()).toBe(true);
    answer = { ...notBooked, isFetching: true };
    rerender(card());
    expect(screen.getByText(PENDING)).toBeTruthy();
    answer = booked;
    rerender(card());
    expect(screen.getByText('$40.00')).toBeTruthy();
    expect(screen.queryByText(PENDING)).toBeNull();
    expect(isAskedAgain()).toBe(false);
  });

  it('asks again after an answer that was lost', () => {
    answer = { isFetching: false };
    renderInApp(card());
    expect(screen.getByText(PENDING)).toBeTruthy();
    expect(isAskedAgain()).toBe(true);
  });
});
