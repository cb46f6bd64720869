import { screen } from '@testing-library/react';
import { someAmounts } from '../../../testing/amounts';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';
import { TripDetails } from './trip-details';

it('shows how long a ride booked by the hour lasts and when it ends', () => {
  renderInApp(<TripDetails ride={aRide({ scheduledAt: '2026-11-21T23:30:00.000Z', hourlyDuration: 3 })} />);
  expect(screen.getByText('Booked for')).toBeTruthy();
  expect(screen.getByText(/^3 hours · Sat, Nov 21, 6:30/)).toBeTruthy();
});

it('shows no hours for a single trip', () => {
  renderInApp(<TripDetails ride={aRide({ scheduledAt: '2026-11-21T23:30:00.000Z' })} />);
  expect(screen.queryByText('Booked for')).toBeNull();
});

it('shows pickup, destination, ride type, people, total and the rider’s own share', () => {
  renderInApp(<TripDetails ride={aRide({ amounts: someAmounts({ share: '13.71' }) })} />);
  expect(screen.getByRole('heading', { name: 'Trip Details' })).toBeTruthy();
  const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(screen.getByText('NoDa')).toBeTruthy();
  expect(screen.getByText('South End')).toBeTruthy();
  expect(fact('Ride type')).toBe('GroupX');
  expect(fact('Group size')).toBe('4 passengers');
  expect(fact('Total cost')).toBe('$54.81');
  expect(screen.getByText('Your share')).toBeTruthy();
  expect(screen.getByText('$13.71')).toBeTruthy();
});
