import { screen } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';
import { TripDetails } from './trip-details';

it('says how long a ride booked by the hour lasts and when it ends', () => {
  renderInApp(<TripDetails ride={aRide({ scheduledAt: '2026-11-21T23:30:00.000Z', hourlyDuration: 3 })} />);
  expect(screen.getByText('Booked for')).toBeTruthy();
  expect(screen.getByText(/^3 hours · Sat, Nov 21, 6:30/)).toBeTruthy();
});

it('says nothing of hours for a single trip', () => {
  renderInApp(<TripDetails ride={aRide({ scheduledAt: '2026-11-21T23:30:00.000Z' })} />);
  expect(screen.queryByText('Booked for')).toBeNull();
});
