import { screen } from '@testing-library/react';
import { aView } from '../../../testing/a-ride';
import { renderInApp } from '../../../testing/render-in-app';
import { RideTrip } from './ride-trip';

it('shows how long a ride booked by the hour lasts and when it ends', () => {
  const { ride } = aView();
  renderInApp(<RideTrip ride={{ ...ride, scheduledAt: '2026-11-21T23:30:00.000Z', hourlyDuration: 3 }} />);
  expect(screen.getByText(/^3 hours · Sat, Nov 21, 6:30/)).toBeTruthy();
});
