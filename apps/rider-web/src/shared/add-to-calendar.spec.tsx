import { screen } from '@testing-library/react';
import { renderInApp } from '../testing/render-in-app';
import { aRide } from '../testing/rides';
import { AddToCalendar } from './add-to-calendar';

const scheduledAt = '2026-11-21T23:30:00.000Z';
const link = () => screen.queryByRole('link', { name: 'Add to calendar' });

it.each(['awaiting_payment', 'pending', 'confirmed'] as const)('downloads the calendar file of a %s ride', (status) => {
  renderInApp(<AddToCalendar ride={aRide({ id: 7, scheduledAt, status })} />);
  expect(link()?.getAttribute('href')).toBe('/api/rides/7/calendar.ics');
  expect(link()?.hasAttribute('download')).toBe(true);
});

it.each([
  ['starts now', aRide({ scheduledAt: null, status: 'pending' })],
  ['is under way', aRide({ scheduledAt, status: 'en_route' })],
  ['is cancelled', aRide({ scheduledAt, status: 'cancelled' })],
])('is not offered for a ride that %s', (_what, ride) => {
  renderInApp(<AddToCalendar ride={ride} />);
  expect(link()).toBeNull();
});
