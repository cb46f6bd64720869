import { screen, within } from '@testing-library/react';
import { aView } from '../../../testing/a-ride';
import { renderInApp } from '../../../testing/render-in-app';
import { RideRun } from './ride-run';

const place = (name: string) => ({ name, lat: 35.2, lng: -80.8 });

it('shows the stops of the run that a ride is part of, with links to the other rides', () => {
  const { ride } = aView();
  const stop = (rideId: number, name: string, more: object) => ({
    rideId,
    kind: 'pickup' as const,
    place: place(name),
    plannedAt: '2026-11-21T23:30:00.000Z',
    doneAt: null,
    people: 3,
    riderName: 'Ana',
    state: 'ahead' as const,
    ...more,
  });
  const run = {
    id: 1,
    position: 1,
    earnings: '64.00',
    stops: [
      stop(ride.id, 'Hotel', { state: 'done' }),
      stop(ride.id + 1, 'Office', { state: 'current', riderName: 'Ben' }),
    ],
  };
  renderInApp(<RideRun ride={{ ...ride, run }} />);
  expect(screen.getByText('Trip with 2 stops')).toBeTruthy();
  const [own, other] = screen.getAllByRole('listitem');
  expect(within(own!).getByText('This ride')).toBeTruthy();
  expect(within(own!).queryByRole('link')).toBeNull();
  expect(within(other!).getByRole('link').getAttribute('href')).toBe(`/admin/rides/${ride.id + 1}`);
  expect(other!.getAttribute('aria-current')).toBe('step');
});
