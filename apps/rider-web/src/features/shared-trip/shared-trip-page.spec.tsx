import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import * as client from '@groupride/web-api-client';
import type { SharedTripView } from '@groupride/web-api-client';
import { refused, unanswered, type Answered } from '../../testing/fake-mutation';
import { renderInApp } from '../../testing/render-in-app';

const nowhere = { location: null, heading: null, speed: null, timestamp: null, etaMinutes: null, distanceMeters: null };
const trip: SharedTripView = {
  state: 'driver_coming',
  sharedBy: 'Ben',
  riders: [{ firstName: 'Ana' }, { firstName: 'Ben' }],
  pickupLocation: 'NoDa',
  dropoffLocation: 'South End',
  scheduledAt: null,
  endedAt: null,
  expiresAt: null,
  pickup: { lat: 35.24, lng: -80.8 },
  destination: { lat: 35.21, lng: -80.86 },
  car: { driverName: 'Dora', vehicle: 'Toyota Sienna', licensePlate: 'NC1234' },
  track: {
    ...nowhere,
    location: { lat: 35.23, lng: -80.81 },
    timestamp: '2026-11-22T18:00:00Z',
    etaMinutes: 6,
    route: { polyline: '', estimated: false },
  },
};
let query: { currentData?: SharedTripView; error?: Answered['error'] };
let options: { pollingInterval: number };
const refetch = jest.fn();
jest.unstable_mockModule('../../shared/map/rider-map', () => ({ RiderMap: () => <p>Map</p> }));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetSharedTripQuery: (_: object, asked: typeof options) => {
    options = asked;
    return { ...query, isFetching: false, refetch };
  },
}));
const { default: SharedTripPage } = await import('./shared-trip-page');
const open = () =>
  renderInApp(
    <Routes>
      <Route path="/trip/:token" element={<SharedTripPage />} />
    </Routes>,
    '/trip/abc',
  );
const text = () => document.body.textContent ?? '';

beforeEach(() => {
  query = { currentData: trip };
});

it('shows status, minutes, car, route and first names, and refreshes every five seconds', () => {
  open();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Driver on the way to the pickup',
  );
  for (const shown of [
    'Ben shared this trip with you',
    '6 min to the pickup',
    'NC1234',
    'Dora',
    'NoDa',
    'Ana, Ben',
    'Map',
  ])
    expect(text()).toContain(shown);
  expect(options.pollingInterval).toBe(5000);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow');
});

it.each([
  [{ state: 'not_started', scheduledAt: '2026-11-23T14:00:00Z', car: null }, 'Starts Mon, Nov 23, 9:00'],
  [{ state: 'not_started', car: null }, 'The car shows here once it’s on the way.'],
  [{ state: 'at_pickup' }, 'Driver is at the pickup'],
  [{ state: 'under_way' }, '6 min to the destination'],
  [
    { state: 'arrived', endedAt: '2026-11-22T18:00:00Z', expiresAt: '2026-11-22T19:00:00Z' },
    'This page works until 2:00',
  ],
  [
    { state: 'cancelled', endedAt: '2026-11-22T18:00:00Z', expiresAt: '2026-11-22T19:00:00Z' },
    'This ride was cancelled',
  ],
] as const)('shows for %j: %s', (change, shown) => {
  query = { currentData: { ...trip, ...change } };
  open();
  expect(text().replaceAll('\u202f', ' ')).toContain(shown);
});

it.each([
  ['trip_link_invalid', 404, 'This link doesn’t lead to a trip'],
  ['trip_link_revoked', 410, 'This trip is no longer shared'],
  ['trip_link_expired', 410, 'This trip has ended'],
])('shows nothing of the trip and stops polling after %s', (code, status, title) => {
  query = { currentData: trip, error: refused(code, status).error };
  open();
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  for (const gone of ['NC1234', 'NoDa', 'Ana']) expect(text()).not.toContain(gone);
  expect(options.pollingInterval).toBe(0);
});

it('keeps the trip on screen while there is no connection, and says so', () => {
  query = { currentData: trip, error: unanswered.error };
  open();
  expect(text()).toContain('We can’t get updates right now.');
  expect(text()).toContain('NC1234');
});

it('shows a loading state, and retries when loading failed', () => {
  query = {};
  open();
  expect(screen.getByLabelText('Loading…')).toBeTruthy();
  query = { error: unanswered.error };
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
