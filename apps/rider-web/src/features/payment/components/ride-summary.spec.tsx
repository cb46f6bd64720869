import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

let credit: { credit: string; toPay: string } | null;
jest.unstable_mockModule('../../../shared/use-credit', () => ({ useRideCredit: () => credit }));
const { RideSummary } = await import('./ride-summary');

beforeEach(() => {
  credit = null;
});

it('shows how long a ride booked by the hour lasts and when it ends', () => {
  renderInApp(<RideSummary ride={aRide({ scheduledAt: '2026-11-21T23:30:00.000Z', hourlyDuration: 3 })} />);
  expect(screen.getByText('Booked for')).toBeTruthy();
  expect(screen.getByText(/^3 hours · Sat, Nov 21, 6:30/)).toBeTruthy();
});

it('shows no hours for a single trip', () => {
  renderInApp(<RideSummary ride={aRide({ scheduledAt: '2026-11-21T23:30:00.000Z' })} />);
  expect(screen.queryByText('Booked for')).toBeNull();
});

it('shows how much credit pays of the rider’s own seat, and that the card is authorized for the full amount', () => {
  credit = { credit: '5.00', toPay: '8.71' };
  renderInApp(<RideSummary ride={aRide()} />);
  expect(screen.getByText('You pay for your seat').nextElementSibling?.textContent).toBe('$8.71');
  expect(screen.getByText(/We set aside the full amount and charge \$5\.00 less/)).toBeTruthy();
});

it('does not mention credit when there is none', () => {
  renderInApp(<RideSummary ride={aRide()} />);
  expect(screen.queryByText('Your credit')).toBeNull();
});
