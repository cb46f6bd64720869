import { screen } from '@testing-library/react';
import { aView } from '../../../testing/a-ride';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { RideTrip } from './ride-trip';

it('shows how long a ride booked by the hour lasts and when it ends, and names its type as riders see it', async () => {
  fakeApi(() => ({ status: 200, body: [{ id: 'PartyBus', name: 'Party Bus' }] }));
  const { ride } = aView();
  renderInApp(
    <RideTrip ride={{ ...ride, rideType: 'PartyBus', scheduledAt: '2026-11-21T23:30:00.000Z', hourlyDuration: 3 }} />,
  );
  expect(screen.getByText(/^3 hours · Sat, Nov 21, 6:30/)).toBeTruthy();
  expect(await screen.findByText('Party Bus')).toBeTruthy();
});
